// Stands in for the browser's push service on pages of the local run: subscriptions are of the
// local push service, whose pushes this page hands to its service worker (push-worker.js). The
// permission to notify is the browser's own.
const address = '/dev/push'
const storageKey = 'local-push-subscription'
const reconnectMs = 3000

let connection

/** The stored subscription, with the key of the site for which it was made. */
const stored = () => JSON.parse(localStorage.getItem(storageKey) ?? 'null')

const addressOf = (endpoint) => `${address}?endpoint=${encodeURIComponent(endpoint)}`

const bytesOf = (base64url) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

const subscriptionOf = ({ siteKey, endpoint, keys }) => ({
  endpoint,
  options: { userVisibleOnly: true, applicationServerKey: bytesOf(siteKey).buffer },
  toJSON: () => ({ endpoint, keys }),
  async unsubscribe() {
    localStorage.removeItem(storageKey)
    connect()
    await fetch(addressOf(endpoint), { method: 'DELETE', keepalive: true })
    return true
  },
})

async function getSubscription() {
  const known = stored()
  return known && subscriptionOf(known)
}

async function subscribe({ applicationServerKey: siteKey }) {
  if (Notification.permission !== 'granted') throw new DOMException('Permission denied', 'NotAllowedError')
  const known = stored()
  if (known && known.siteKey !== siteKey) throw new DOMException('Subscribed with another key', 'InvalidStateError')
  if (known) return subscriptionOf(known)
  const made = await (await fetch(address, { method: 'POST' })).json()
  localStorage.setItem(storageKey, JSON.stringify({ ...made, siteKey }))
  connect()
  return subscriptionOf(stored())
}

/** Connects the page to the pushes of its present subscription, and again after each loss. */
function connect() {
  const previous = connection
  connection = undefined
  previous?.close()
  const known = stored()
  if (!known) return
  const opened = new WebSocket(location.origin.replace('http', 'ws') + addressOf(known.endpoint))
  connection = opened
  opened.addEventListener('message', async ({ data }) => {
    const { active } = await navigator.serviceWorker.ready
    active.postMessage({ type: 'local-push', payload: data })
  })
  opened.addEventListener('close', () => {
    if (connection === opened) setTimeout(() => connection === opened && connect(), reconnectMs)
  })
}

if ('PushManager' in window) {
  Object.assign(PushManager.prototype, { getSubscription, subscribe })
  // Another tab subscribed or unsubscribed.
  window.addEventListener('storage', ({ key }) => key === storageKey && connect())
  connect()
}
