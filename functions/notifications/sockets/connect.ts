import { handleConnect } from '#functions/auth/connect-handle.ts'
import { findCaller } from '#functions/auth/session.ts'
import { addConnection } from '#functions/stores/notifications/connections.ts'
import { commit, refusing, retryOnConflict } from '#functions/table/transaction.ts'
import { closeSurplus } from '../live.ts'

/**
 * Stores a member's live connection with its session (LIVE-02). Retries from fresh reads if the
 * account changes at the same time, for example because the member confirms their address on
 * another device.
 */
export const handler = handleConnect(async ({ member, caller, connectionId, isPageHidden, now }) => {
  await retryOnConflict(async (attempt) => {
    const account = attempt === 0 ? member : await findCaller(caller, now)
    if (!account) throw refusing('authentication_required')()
    await commit(addConnection(account, caller.sessionId, connectionId, now, isPageHidden))
  })
  await closeSurplus(member.id)
})
