// Loads the requested page as soon as the site answers again. The service worker lets a HEAD
// request through.
const again = () =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    () => location.reload(),
    () => {},
  )
addEventListener('online', again)
setInterval(again, 5000)
