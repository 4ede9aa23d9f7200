import { logError } from '#functions/platform/log.ts'
import type { DeviceSign } from '#functions/stores/safety/device-signs.ts'
import { addDeviceSignal } from '#functions/stores/safety/risk.ts'
import { apply, Conflict } from '#functions/table/transaction.ts'

/**
 * Stores a signal of a sign-in or password reset on the device of a banned or suspended account
 * (MOD-09), once per account, and before the cookie of the device names the new account. A device
 * shared with any other account is a signal at signup only, as families share devices. Refuses
 * nothing.
 */
export async function noteDevice(memberId: string, sign: DeviceSign | undefined, now: Date): Promise<void> {
  if (!sign || sign.kind === 'shared_device') return
  await apply(addDeviceSignal(memberId, sign, now)).catch((error: unknown) => {
    if (!(error instanceof Conflict)) logError('device_signal', error)
  })
}
