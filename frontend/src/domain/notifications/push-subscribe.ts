import { call } from '#frontend/lib/call.ts'
import { registerServiceWorker } from '#frontend/lib/service-worker.ts'
import { subscribePush } from '#shared/contract/login-calls.ts'
import { noteSubscription, type PushStatus, pushState, pushStatus } from './push.ts'

// Separate from push.ts, which every first visit loads.

/** Time for the worker to be fetched and activated. */
const workerMs = 10_000

/**
 * Registration whose worker is active. Rejects if there is none in time, as `ready` alone never
 * settles after a failed registration.
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
  const serialized = { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
  await call(subscribePush, { query: { push: '1' }, body: { subscription: serialized } }, { requestType: 'push' })
}
