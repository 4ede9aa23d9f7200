import { type PushOptions, type PushOutcome, postPush } from '#functions/platform/push-api.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { findSession, isSignedIn } from '#functions/stores/account/sessions.ts'
import { forgetPushDevice, type ListedDevice } from '#functions/stores/notifications/devices.ts'
import type { PushPayload } from '#shared/model/push.ts'

/**
 * Sends a push to a device of a member. Removes the device if its session or its subscription has
 * ended (NOTIF-20).
 */
export async function pushToDevice(
  memberId: string,
  device: ListedDevice,
  payload: PushPayload,
  options: PushOptions,
  now: Date,
): Promise<PushOutcome> {
  // The session is read after its account, as in `findCaller`.
  const account = await findAccount(memberId, { consistent: true })
  const session = await findSession(memberId, device.session, now, { consistent: true })
  const outcome = isSignedIn(session, account) ? await postPush(device, payload, options, now) : 'gone'
  if (outcome === 'gone') await forgetPushDevice(memberId, device)
  return outcome
}
