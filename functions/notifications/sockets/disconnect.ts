import { disconnectHandler } from '#functions/platform/socket.ts'
import { findConnectionCaller, removeConnection } from '#functions/stores/notifications/connections.ts'
import { commit } from '#functions/table/transaction.ts'

/** Removes a closed connection; idempotent, as its rows may have been purged or have expired. */
export const handler = disconnectHandler(async (connectionId) => {
  const caller = await findConnectionCaller(connectionId, { consistent: true })
  if (caller) await commit(removeConnection(caller.memberId, connectionId))
})
