import { noticeOf, ownPath, type PushTexts } from './push-notice.ts'
import type { WorkerScope } from './scope.ts'

/**
 * /sw-push.js: shows pushes, opens the site on click, and answers failed page loads with the
 * offline page. It caches nothing else, so a member's answers and photos do not stay on the device.
 * A new version takes over at once, as nothing depends on the old one.
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
    const { title, options, badge } = noticeOf(payload, PUSH_TEXTS, worker.location.origin)
    await worker.registration.showNotification(title, options)
    // open pages store it as `lastMessage` (NOTIF-04)
    for (const page of await worker.clients.matchAll({ type: 'window', includeUncontrolled: true }))
      page.postMessage({ type: 'push', payload })
    // not every device has app badges (ERR-23)
    if (badge !== null)
      await (badge > 0 ? worker.navigator.setAppBadge?.(badge) : worker.navigator.clearAppBadge?.())?.catch(() => {})
  }
  event.waitUntil(show())
})

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

/** Navigates an open page of the site, which keeps its state, or opens a new one. */
async function open(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ url }) => isOfMembers(new URL(url)))
  if (!page) return void (await worker.clients.openWindow(path))
  page.postMessage({ type: 'open', path })
  await page.focus()
}

/** Whether an open page is of the member site: console and landers do not handle the message. */
const isOfMembers = ({ origin, pathname }: URL): boolean =>
  origin === worker.location.origin && !/^\/(staff|landers)(\/|$)|\/(landing\d?|signup)(\/|$)/.test(pathname)
