import type { Caller } from '#functions/auth/session.ts'
import { removeSession } from '#functions/stores/account/sessions.ts'
import { listPushDevices, removeDevicesOf } from '#functions/stores/notifications/devices.ts'
import type { Write } from '#functions/table/transaction.ts'

/**
 * Writes that end the session of a browser, and the pushes to its device (NOTIF-20): at a sign-out,
 * and when a new session replaces the session, whose cookie is then lost. None without a session.
 */
export async function endingOf(caller: Caller | undefined): Promise<Write[]> {
  if (!caller) return []
  const { memberId, sessionId } = caller
  return [removeSession(memberId, sessionId), ...removeDevicesOf(memberId, sessionId, await listPushDevices(memberId))]
}
