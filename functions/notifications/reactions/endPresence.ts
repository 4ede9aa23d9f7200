import { findPresenceRow, moveOnlineEnd } from '#functions/stores/members/presence.ts'
import { findLastEnd } from '#functions/stores/notifications/connections.ts'
import { keys, memberIn } from '#functions/table/keys.ts'
import type { Reaction } from '#functions/table/stream.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'

const { prefix } = keys.connections('')

/**
 * Ends being online with the member's last connection, however that one was removed: closed, found
 * gone (410), ended with its session, or expired (LIVE-11). A repeated change finds the end in the
 * past and writes nothing.
 */
export const reaction: Reaction = {
  wants: ({ kind, SK }) => kind === 'REMOVE' && SK.startsWith(prefix),
  run: ({ PK }, now) => retryOnConflict(() => endPresence(memberIn(PK), now)),
}

async function endPresence(id: string, now: Date): Promise<void> {
  // Before the connections: one that opens between the reads is either listed or fails the lock.
  const row = await findPresenceRow(id)
  if (!row) return
  const lastEnd = await findLastEnd(id)
  const end = lastEnd > now ? lastEnd : now
  if (end < new Date(row.onlineUntil)) await commit(moveOnlineEnd(id, row, end))
}
