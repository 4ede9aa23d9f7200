// The page that was asked for comes by itself as soon as something comes through again. A HEAD goes past the service worker.
const again = () =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    () => location.reload(),
    () => {},
  )
addEventListener('online', again)
setInterval(again, 5000)
