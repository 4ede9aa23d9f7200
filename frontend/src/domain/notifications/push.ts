import { call } from '#frontend/lib/call.ts'
import { createStore } from '#frontend/lib/store.ts'
import { subscribePush } from '#shared/contract/account.ts'
import type { PushPayload } from '#shared/model/push.ts'

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

/**
 * Existing registration. Unlike `ready`, does not wait for one: without a registration there is no
 * push either.
 */
const findRegistration = () => navigator.serviceWorker.getRegistration('/')

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
  // private windows of some browsers have no service workers
  const registration = await findRegistration().catch(() => undefined)
  noteSubscription((await registration?.pushManager.getSubscription()) ?? null)
}

/**
 * Asks the browser for push and registers the subscription on the
 * server (NOTIF-06, NOTIF-07). Call it on a click only, as browsers
 * reject other prompts. `publicKey` is from the settings, base64url.
 */
export async function subscribeToPush(publicKey: string): Promise<PushStanding> {
  if ((await Notification.requestPermission()) !== 'granted') {
    noteSubscription(null)
    return pushStanding(pushState.read())
  }
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  // A subscription with an older key blocks a new one.
  const subscription = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  })
  const { endpoint, keys } = subscription.toJSON()
  const told = { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
  try {
    await call(subscribePush, { query: { push: '1' }, body: { subscription: told } }, { requestType: 'push' })
  } catch (error) {
    // undo, or the browser would show push as on while the server sends nothing
    await subscription.unsubscribe().catch(() => false)
    throw error
  }
  noteSubscription(subscription)
  return pushStanding(pushState.read())
}

/** Ends push on this device, when the member switches it off or signs out. */
export async function unsubscribeFromPush(): Promise<void> {
  const { subscription } = pushState.read()
  if (!subscription) return
  noteSubscription(null)
  await subscription.unsubscribe().catch(() => false)
}
