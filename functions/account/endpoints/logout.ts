import { handle } from '#functions/auth/handle.ts'
import { endedSessionCookies } from '#functions/auth/session.ts'
import { removeSession } from '#functions/stores/account/sessions.ts'
import { listPushDevices, removeDevicesOf } from '#functions/stores/notifications/devices.ts'
import { commit } from '#functions/table/transaction.ts'
import { account } from '#shared/contract/account.ts'

/** Ends the session, and the pushes to its device (NOTIF-20). */
export const handler = handle(account.logout, {
  run: async ({ caller, setCookies }) => {
    if (caller) {
      const { memberId, sessionId } = caller
      const devices = removeDevicesOf(memberId, sessionId, await listPushDevices(memberId))
      await commit([removeSession(memberId, sessionId), ...devices])
    }
    setCookies(endedSessionCookies)
    return { logged_out: true as const }
  },
})
