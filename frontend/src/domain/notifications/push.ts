import { call } from '#frontend/lib/call.ts'
import { createStore } from '#frontend/lib/store.ts'
import { subscribePush } from '#shared/contract/account.ts'
import type { PushPayload } from '#shared/model/push.ts'

/** What is known of pushes on this device (NOTIF-04). */
export type PushState = {
  /** Whether this browser can show any: those of iPhones can once the site is on the home screen. */
  isCapable: boolean
  isSubscribed: boolean
  /** Switched off for this site in the browser, where nobody but the visitor can switch it on. */
  isDenied: boolean
  subscription: PushSubscription | null
  lastMessage: PushPayload | null
}

/** What a screen says of it (NOTIF-05). */
export type PushStanding = 'unsupported' | 'denied' | 'subscribed' | 'off'

export function pushStanding({ isCapable, isSubscribed, isDenied }: PushState): PushStanding {
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

/** The worker's registration, without waiting for one: a visitor who never gets it has no pushes either. */
const findRegistration = () => navigator.serviceWorker.getRegistration('/')

/** One function for all calls: a listener that is there already is not added again. */
const noteMessage = ({ data }: MessageEvent<{ type?: unknown } | null>) => {
  if (data?.type === 'push') change({ lastMessage: (data as { payload?: PushPayload }).payload ?? null })
}

/** Reads the state of pushes, and listens for those that the worker shows. It asks the visitor nothing (TRAP-51). */
export async function startPush(): Promise<void> {
  if (!canPush()) return
  noteSubscription(null)
  navigator.serviceWorker.addEventListener('message', noteMessage)
  // in private windows of some browsers there is none
  const registration = await findRegistration().catch(() => undefined)
  noteSubscription((await registration?.pushManager.getSubscription()) ?? null)
}

/**
 * Asks the browser for pushes and tells the server where they go (NOTIF-06, NOTIF-07). Only ever called by a press, as browsers refuse what nobody
 * pressed for. `publicKey` is that of the settings, base64url.
 */
export async function subscribeToPush(publicKey: string): Promise<PushStanding> {
  if ((await Notification.requestPermission()) !== 'granted') {
    noteSubscription(null)
    return pushStanding(pushState.read())
  }
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  // One that was made with an older key stands in the way of a new one.
  const subscription = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  })
  const { endpoint, keys } = subscription.toJSON()
  const told = { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
  try {
    await call(subscribePush, { query: { push: '1' }, body: { subscription: told } }, { requestType: 'push' })
  } catch (error) {
    // what the server does not know of must not stand in the browser either: it would read as switched on
    await subscription.unsubscribe().catch(() => false)
    throw error
  }
  noteSubscription(subscription)
  return pushStanding(pushState.read())
}

/** No more pushes on this device: its member switched them off, or is gone, and whoever logs in next decides for themselves. */
export async function unsubscribeFromPush(): Promise<void> {
  const { subscription } = pushState.read()
  if (!subscription) return
  noteSubscription(null)
  await subscription.unsubscribe().catch(() => false)
}
