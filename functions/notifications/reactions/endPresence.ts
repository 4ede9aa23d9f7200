import { endedLook, findPresenceRow, lookOf, moveOnlineEnd, savePresence } from '#functions/stores/members/presence.ts'
import { isCurrent, listConnections } from '#functions/stores/notifications/connections.ts'
import { memberIn } from '#functions/table/key.ts'
import type { Reaction } from '#functions/table/stream.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'

/**
 * Ends a member's online presence when the last connection is removed (LIVE-11), for whatever
 * reason: closed, found gone (410), ended with its session, or expired. If only browsers without a
 * visible page are left, the member no longer looks (NOTIF-16). If the change is delivered again,
 * presence and look have already ended, and nothing is written.
 */
export const reaction: Reaction = {
  run: ({ PK }, now) => retryOnConflict(() => endPresence(memberIn(PK), now)),
}

async function endPresence(id: string, now: Date): Promise<void> {
  // Read before the connections: a connection that opens between the two reads is listed, or causes
  // a Conflict.
  const row = await findPresenceRow(id)
  if (!row || new Date(row.onlineUntil) <= now) return
  const left = (await listConnections(id)).filter((connection) => isCurrent(connection, now))
  if (left.length === 0) return commit(moveOnlineEnd(id, row, now))
  // Pings of the remaining connections keep the member online.
  const isLooking = lookOf(row, now).lookingUntil > now.toISOString()
  if (isLooking && left.every(({ isPageHidden }) => isPageHidden))
    await commit([savePresence(id, row, { ...endedLook(row, now), onlineUntil: row.onlineUntil })])
}
