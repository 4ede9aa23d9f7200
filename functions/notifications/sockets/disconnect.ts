import { disconnectHandler } from '#functions/platform/socket.ts'
import { findConnectionMember, removeConnection } from '#functions/stores/notifications/connections.ts'
import { commit } from '#functions/table/transaction.ts'

/** Removes a closed connection; idempotent, as its rows may have been purged or have expired. */
export const handler = disconnectHandler(async (connectionId) => {
  const memberId = await findConnectionMember(connectionId, { consistent: true })
  if (memberId) await commit(removeConnection(memberId, connectionId))
})
