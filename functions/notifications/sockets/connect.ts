import { handleConnect } from '#functions/auth/connect-handle.ts'
import { addConnection } from '#functions/stores/notifications/connections.ts'
import { commit } from '#functions/table/transaction.ts'
import { closeSurplus } from '../live.ts'

/** Stores a member's live connection with its session (LIVE-02). */
export const handler = handleConnect(async ({ member, caller, connectionId, now }) => {
  await commit(addConnection(member, caller.sessionId, connectionId, now))
  await closeSurplus(member.id)
})
