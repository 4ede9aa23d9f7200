import { handleConnect } from '#functions/auth/connect-handle.ts'
import { addConnection } from '#functions/stores/notifications/connections.ts'
import { commit } from '#functions/table/transaction.ts'

/** Stores a member's live connection with its session (LIVE-02). */
export const handler = handleConnect(({ member, caller, connectionId, now }) =>
  commit(addConnection(member, caller.sessionId, connectionId, now)),
)
