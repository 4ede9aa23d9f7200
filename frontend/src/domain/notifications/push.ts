import { createStore } from '#frontend/lib/store.ts'
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

/** Notes the subscription of this browser, or that it has none. */
export const noteSubscription = (subscription: PushSubscription | null) =>
  change({
    isCapable: true,
    isDenied: Notification.permission === 'denied',
    isSubscribed: subscription !== null && Notification.permission === 'granted',
    subscription,
  })

/**
 * Existing registration. Does not use `ready`, which would wait forever without a registration, as
 * in private windows of some browsers. Without a registration there is no push either.
 */
const findRegistration = () => navigator.serviceWorker.getRegistration('/').catch(() => undefined)

export const findSubscription = async (): Promise<PushSubscription | null> =>
  (canPush() && (await (await findRegistration())?.pushManager.getSubscription())) || null

/**
 * One function object for all calls of `startPush`, so that the browser does not add the listener
 * again.
 */
const noteMessage = ({ data }: MessageEvent<{ type?: unknown } | null>) => {
  if (data?.type === 'push') change({ lastMessage: (data as { payload?: PushPayload }).payload ?? null })
}

/**
 * Reads the push state and listens to pushes that the
 * worker shows. Does not prompt the visitor (TRAP-51).
 */
export async function startPush(): Promise<void> {
  if (!canPush()) return
  navigator.serviceWorker.addEventListener('message', noteMessage)
  await readPush()
}

/** Reads the state again, as permission and subscription can change in the browser's settings. */
export async function readPush(): Promise<void> {
  if (canPush()) noteSubscription(await findSubscription())
}

/**
 * Ends push on this device, when the member switches it off or signs out, and closes its
 * notifications. Reads the subscription again, as the worker may have renewed it.
 */
export async function unsubscribeFromPush(): Promise<void> {
  if (!canPush()) return
  noteSubscription(null)
  const subscription = await findSubscription()
  const isEnded = subscription === null || (await subscription.unsubscribe().catch(() => false))
  // if the subscription remains, the next member's page must find whose it is
  if (isEnded) forgetConfirmed()
  await closeNotices(() => true)
}

/** Closes the shown notifications whose path satisfies `isDue`. */
export async function closeNotices(isDue: (path: unknown) => boolean): Promise<void> {
  if (!canPush()) return
  const notices = (await (await findRegistration())?.getNotifications()) ?? []
  for (const notice of notices) if (isDue((notice.data as { path?: unknown } | null)?.path)) notice.close()
}
