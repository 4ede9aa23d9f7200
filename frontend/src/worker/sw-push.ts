import { noticeOf, ownPath, type PushTexts } from './push-notice.ts'
import type { WindowClient, WorkerScope } from './scope.ts'

/**
 * /sw-push.js: shows pushes, renews their subscription, opens the site on click, and answers failed
 * page loads with the offline page. It caches nothing else, so a member's answers and photos do not
 * stay on the device. A new version takes over at once, as nothing depends on the old one.
 */
declare const PUSH_TEXTS: PushTexts
/** Changes with the offline page, so that the new one is cached. */
declare const OFFLINE_VERSION: string

const worker = self as unknown as WorkerScope

const cacheName = `offline-${OFFLINE_VERSION}`
const offlinePage = '/offline.html'
const kept = [offlinePage, '/offline.css', '/offline.js', '/favicon.svg']

worker.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await worker.caches.open(cacheName)
    await cache.addAll(kept.map((path) => new Request(path, { cache: 'reload' })))
    await worker.skipWaiting()
  }
  event.waitUntil(keep())
})

worker.addEventListener('activate', (event) => {
  const tidy = async () => {
    const names = await worker.caches.keys()
    await Promise.all(names.filter((name) => name !== cacheName).map((name) => worker.caches.delete(name)))
    // starts the page request while this worker boots, so that it adds no latency
    await worker.registration.navigationPreload?.enable()
  }
  event.waitUntil(tidy())
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  const isPage = request.mode === 'navigate'
  if (request.method !== 'GET' || origin !== worker.location.origin || !(isPage || kept.includes(pathname))) return
  const answer = async () => {
    try {
      return (await event.preloadResponse) ?? (await worker.fetch(request))
    } catch {
      const cache = await worker.caches.open(cacheName)
      return (await cache.match(isPage ? offlinePage : pathname)) ?? Response.error()
    }
  }
  event.respondWith(answer())
})

worker.addEventListener('push', (event) => {
  const show = async () => {
    const payload = read(event.data)
    const { title, options, badge, isTest } = noticeOf(payload, PUSH_TEXTS, worker.location.origin)
    const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const isInView =
      !isTest && pages.some((page) => page.focused && page.visibilityState === 'visible' && isOfMembers(page))
    const mustShow = isInView && (await showsAlways())
    if (!isInView || mustShow)
      await worker.registration.showNotification(title, mustShow ? { ...options, silent: true } : options)
    // open pages store the payload as `lastMessage` (NOTIF-04)
    for (const page of pages) page.postMessage({ type: 'push', payload })
    // not every device has app badges (ERR-23)
    if (badge !== null)
      await (badge > 0 ? worker.navigator.setAppBadge?.(badge) : worker.navigator.clearAppBadge?.())?.catch(() => {})
  }
  event.waitUntil(show())
})

/**
 * Whether the browser requires a notification for each push, as Safari does. Other browsers do not
 * require one while a page of the site is in view, and that page shows the news by itself.
 */
async function showsAlways(): Promise<boolean> {
  const subscription = await worker.registration.pushManager.getSubscription()
  return subscription !== null && new URL(subscription.endpoint).hostname.endsWith('.push.apple.com')
}

/** The browser replaced or ended the subscription: renews and registers it (NOTIF-06). */
worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event.newSubscription ?? null)))

async function renew(renewed: PushSubscription | null): Promise<void> {
  const { pushManager } = worker.registration
  const subscription = renewed ?? (await pushManager.getSubscription()) ?? (await subscribe())
  if (!subscription) return
  const { endpoint, keys } = subscription.toJSON()
  const { status } = await worker.fetch('/api/user.php?push=1', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'X-Client-Request-Type': 'push' },
    body: JSON.stringify({ subscription: { endpoint, keys } }),
  })
  // nobody is signed in here any more
  if (status === 403) await subscription.unsubscribe()
}

/** New subscription with the site's current key, which the browser does not always remember. */
async function subscribe(): Promise<PushSubscription | null> {
  const { push_public_key: key } = (await (await worker.fetch('/api/settings.php')).json()) as {
    push_public_key?: string | null
  }
  if (!key) return null
  return worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

const read = (data: { json(): unknown } | null): unknown => {
  try {
    return data?.json()
  } catch {
    return null
  }
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(ownPath(event.notification.data?.path, worker.location.origin)))
})

/**
 * Navigates an open page of the site, which keeps its state, or opens a new page. Prefers a page
 * that already shows the path, then a page in view.
 */
async function open(path: string): Promise<void> {
  const pages = (await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(isOfMembers)
  const isAtPath = ({ url }: WindowClient) => new URL(url).pathname === path
  const page = pages.find(isAtPath) ?? pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0]
  if (!page) return void (await worker.clients.openWindow(path))
  if (!isAtPath(page)) page.postMessage({ type: 'open', path })
  await page.focus()
}

/**
 * Whether an open page is of the member site: console, landers and the local run's developer page
 * do not handle the message.
 */
function isOfMembers({ url }: WindowClient): boolean {
  const { origin, pathname } = new URL(url)
  return origin === worker.location.origin && !/^\/(staff|landers|dev)(\/|$)|\/(landing\d?|signup)(\/|$)/.test(pathname)
}
