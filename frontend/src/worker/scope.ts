/**
 * The part of a service worker's global scope that is used here; the compiler has the types of the
 * DOM only.
 */

type Later = Event & { waitUntil(work: Promise<unknown>): void }
type FetchEvent = Later & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}
type PushEvent = Later & { data: { json(): unknown } | null }
type ClickEvent = Later & { notification: Notification & { data?: { path?: unknown } } }

type SubscriptionChange = Later & { newSubscription?: PushSubscription | null }

export type WindowClient = {
  url: string
  focused: boolean
  visibilityState: DocumentVisibilityState
  focus(): Promise<WindowClient>
  postMessage(message: unknown): void
}

export type WorkerScope = {
  addEventListener(type: 'install' | 'activate', listener: (event: Later) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'pushsubscriptionchange', listener: (event: SubscriptionChange) => void): void
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void
  location: { origin: string }
  caches: CacheStorage
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClient[]>
    openWindow(path: string): Promise<unknown>
  }
  navigator: { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> }
  registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>
    pushManager: PushManager
    navigationPreload?: { enable(): Promise<void> }
  }
  skipWaiting(): Promise<void>
  fetch(request: Request | string, init?: RequestInit): Promise<Response>
}
