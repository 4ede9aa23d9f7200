import { logError } from '#functions/platform/log.ts'
import type { DeviceSign } from '#functions/stores/safety/device-signs.ts'
import { addDeviceSignal } from '#functions/stores/safety/risk.ts'
import { apply, Conflict } from '#functions/table/transaction.ts'

/**
 * Stores a signal if a member signs in or resets the password on a device on which a banned or
 * suspended account was used last (MOD-09), once for each such account. Called before the device's
 * cookie names the member's own account. A device last used by any other account is a signal at
 * signup only, as families share devices. A failure is logged and does not stop the call.
 */
export async function noteDevice(memberId: string, sign: DeviceSign | undefined, now: Date): Promise<void> {
  if (!sign || sign.kind === 'shared_device') return
  await apply(addDeviceSignal(memberId, sign, now)).catch((error: unknown) => {
    if (!(error instanceof Conflict)) logError('device_signal', error)
  })
}
