import type { Caller } from '#functions/auth/session.ts'
import { removeSession } from '#functions/stores/account/sessions.ts'
import { listPushDevices, removeDevicesOf } from '#functions/stores/notifications/devices.ts'
import type { Write } from '#functions/table/transaction.ts'

/**
 * Writes that end a browser's session and the pushes to its device (NOTIF-20); none without a
 * session. Used at a sign-out, and when a new session replaces this one, whose cookie is then
 * overwritten.
 */
export async function endingOf(caller: Caller | undefined): Promise<Write[]> {
  if (!caller) return []
  const { memberId, sessionId } = caller
  return [removeSession(memberId, sessionId), ...removeDevicesOf(memberId, sessionId, await listPushDevices(memberId))]
}
