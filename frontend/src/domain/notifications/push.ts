import { call } from '#frontend/lib/call.ts'
import { registerServiceWorker } from '#frontend/lib/service-worker.ts'
import { createStore } from '#frontend/lib/store.ts'
import { subscribePush } from '#shared/contract/account.ts'
import type { PushPayload } from '#shared/model/push.ts'
import { forgetConfirmed } from './push-record.ts'

/** State of push on this device (NOTIF-04). */
export type PushState = {
  /** Whether this browser supports push; iPhones do once the site is on the home screen. */
  isCapable: boolean
  isSubscribed: boolean
  /** Blocked for this site in the browser's settings, where only the visitor can change it. */
  isDenied: boolean
  subscription: PushSubscription | null
  lastMessage: PushPayload | null
}

/** State shown on screens (NOTIF-05). */
export type PushStatus = 'unsupported' | 'denied' | 'subscribed' | 'off'

export function pushStatus({ isCapable, isSubscribed, isDenied }: PushState): PushStatus {
  if (!isCapable) return 'unsupported'
  if (isDenied) return 'denied'
  return isSubscribed ? 'subscribed' : 'off'
}

const nothing: PushState = {
  isCapable: false,
  isSubscribed: false,
  isDenied: false,
  subscription: null,
  lastMessage: null,
}

export const pushState = createStore<PushState>(nothing)

const change = (to: Partial<PushState>) => pushState.write({ ...pushState.read(), ...to })

const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const noteSubscription = (subscription: PushSubscription | null) =>
  change({
    isCapable: true,
    isDenied: Notification.permission === 'denied',
    isSubscribed: subscription !== null && Notification.permission === 'granted',
    subscription,
  })

/**
 * Existing registration. Unlike `ready`, does not wait for one: without a registration there is no
 * push either, and private windows of some browsers have no service workers.
 */
const findRegistration = () => navigator.serviceWorker.getRegistration('/').catch(() => undefined)

export const findSubscription = async (): Promise<PushSubscription | null> =>
  (canPush() && (await (await findRegistration())?.pushManager.getSubscription())) || null

/** A constant: the browser ignores a listener that is added again. */
const noteMessage = ({ data }: MessageEvent<{ type?: unknown } | null>) => {
  if (data?.type === 'push') change({ lastMessage: (data as { payload?: PushPayload }).payload ?? null })
}

/**
 * Reads the push state and listens to pushes that the
 * worker shows. Does not prompt the visitor (TRAP-51).
 */
export async function startPush(): Promise<void> {
  if (!canPush()) return
  noteSubscription(null)
  navigator.serviceWorker.addEventListener('message', noteMessage)
  await readPush()
}

/** Reads the state again, as permission and subscription can change in the browser's settings. */
export async function readPush(): Promise<void> {
  if (canPush()) noteSubscription(await findSubscription())
}

/** Time for the worker to be fetched and activated. */
const workerMs = 10_000

/**
 * Registration whose worker is active. Rejects where there is none in time, as `ready` alone waits
 * for ever after a registration that failed.
 */
async function activeRegistration(): Promise<ServiceWorkerRegistration> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the service worker is not active')), workerMs)
  })
  const active = registerServiceWorker().then(() => navigator.serviceWorker.ready)
  try {
    return await Promise.race([active, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Asks the browser for push and registers the subscription on the
 * server (NOTIF-06, NOTIF-07). Call it on a click only, as browsers
 * reject other prompts. `publicKey` is from the settings, base64url.
 */
export async function subscribeToPush(publicKey: string): Promise<PushStatus> {
  if ((await Notification.requestPermission()) !== 'granted') {
    noteSubscription(null)
    return pushStatus(pushState.read())
  }
  const { pushManager } = await activeRegistration()
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  // A subscription with an older key blocks a new one.
  const subscription = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  })
  try {
    await registerDevice(subscription)
  } catch (error) {
    // undo, or the browser would show push as on while the server sends nothing
    await subscription.unsubscribe().catch(() => false)
    throw error
  }
  noteSubscription(subscription)
  return pushStatus(pushState.read())
}

/** Sends a subscription to the server (API-04); idempotent. */
export async function registerDevice(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  const told = { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
  await call(subscribePush, { query: { push: '1' }, body: { subscription: told } }, { requestType: 'push' })
}

/**
 * Ends push on this device, when the member switches it off or signs out, and closes its
 * notifications. The worker may have renewed the subscription since it was read.
 */
export async function unsubscribeFromPush(): Promise<void> {
  if (!canPush()) return
  noteSubscription(null)
  const subscription = await findSubscription()
  const isEnded = subscription === null || (await subscription.unsubscribe().catch(() => false))
  // of a subscription that stays, the next member's page must know whose it is
  if (isEnded) forgetConfirmed()
  await closeNotices(() => true)
}

/** Closes shown notifications, by the path that they open. */
export async function closeNotices(isDue: (path: unknown) => boolean): Promise<void> {
  if (!canPush()) return
  const notices = (await (await findRegistration())?.getNotifications()) ?? []
  for (const notice of notices) if (isDue((notice.data as { path?: unknown } | null)?.path)) notice.close()
}
