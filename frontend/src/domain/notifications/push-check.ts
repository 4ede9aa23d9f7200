import { call } from '#frontend/lib/call.ts'
import * as notifications from '#shared/contract/notifications.ts'
import { dayMs } from '#shared/rules/durations.ts'
import { findSubscription, unsubscribeFromPush } from './push.ts'
import { forgetConfirmed, readConfirmed, writeConfirmed } from './push-record.ts'
import { registerDevice, subscribeToPush } from './push-subscribe.ts'

/**
 * Checks that the server has registered this browser's push subscription for this member
 * (decisions/0021-push-in-the-browser.md). Registers a new or renewed subscription. Asks the server
 * once a day whether it still knows the device: if the member has removed the device elsewhere, the
 * subscription in this browser ends too.
 */
export async function checkPush(memberId: string, publicKey: string, now: Date): Promise<void> {
  const subscription = await findSubscription()
  // without a subscription the record is outdated, and may be another member's
  if (!subscription) return forgetConfirmed()
  if (Notification.permission !== 'granted') return
  const { endpoint, member = memberId, at = 0 } = readConfirmed()
  // The subscription was left by a member who did not sign out, for example because their session
  // had ended.
  if (member !== memberId) return unsubscribeFromPush()
  const confirm = (confirmed: string) => writeConfirmed({ endpoint: confirmed, member, at: now.getTime() })

  if (isOfOtherKey(subscription, publicKey)) return void (await subscribeToPush(publicKey))
  if (endpoint !== subscription.endpoint) {
    await registerDevice(subscription)
    return confirm(subscription.endpoint)
  }
  if (now.getTime() - at < dayMs) return
  const { devices } = await call(notifications.preferences, {})
  if (!devices.some(({ current }) => current)) return unsubscribeFromPush()
  confirm(subscription.endpoint)
}

/**
 * Registers this browser again, after this member's session in it was replaced by a new one. Does
 * nothing for a subscription that another member left: `checkPush` ends it.
 */
export async function renewPush(memberId: string): Promise<void> {
  const subscription = await findSubscription()
  if (!subscription || Notification.permission !== 'granted') return
  if ((readConfirmed().member ?? memberId) === memberId) await registerDevice(subscription)
}

/** Whether a subscription was made with a former key of the site, which can send no more pushes. */
function isOfOtherKey({ options }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey
  if (!key) return false
  const text = btoa(String.fromCharCode(...new Uint8Array(key)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') !== publicKey.replaceAll('=', '')
}
