// Runs the push listener of the service worker above with a push that push-page.js hands over.
self.addEventListener('message', (event) => {
  if (event.data?.type !== 'local-push') return
  const push = new PushEvent('push', { data: event.data.payload })
  // Browsers refuse `waitUntil` of an event that they did not dispatch themselves.
  push.waitUntil = (work) => event.waitUntil(work)
  self.dispatchEvent(push)
})
