import { closeConnection, postFrame } from '#functions/platform/live-api.ts'
import { type Account, findAccount } from '#functions/stores/account/account.ts'
import { findSession, isSignedIn } from '#functions/stores/account/sessions.ts'
import { conversationOf, findChat } from '#functions/stores/chats/conversation.ts'
import { findLikedBy } from '#functions/stores/likes/like.ts'
import { isPresenceShown } from '#functions/stores/members/presence.ts'
import { listConnections, type OpenConnection, removeConnection } from '#functions/stores/notifications/connections.ts'
import type { LiveOrder } from '#functions/stores/notifications/hints.ts'
import { loseConnection } from '#functions/stores/notifications/looking.ts'
import { refusalBetween } from '#functions/stores/safety/block.ts'
import { commit } from '#functions/table/transaction.ts'
import type { Hint } from '#shared/contract/live.ts'
import { liveConnection } from '#shared/rules/limits.ts'

/**
 * Age in seconds up to which a connection that seems gone keeps its row: the row is stored before
 * the handshake ends.
 */
const handshakeSeconds = 10

/**
 * Sends a hint to the live connections of a member, closes connections of ended sessions, and
 * removes the rows of connections that no longer exist. Throws if the WebSocket API fails; by then,
 * the hint may have reached some of the connections.
 */
export async function sendLive({ to, hint, about }: LiveOrder, now: Date): Promise<void> {
  const connections = await listConnections(to)
  if (connections.length === 0) return
  const [account, relation] = await Promise.all([
    findAccount(to, { consistent: true }),
    about === undefined ? undefined : readRelation(to, about),
  ])
  const posted = hint && (!relation || mayHear(account, relation, hint)) ? hint : undefined
  // Sessions are read after their account, as `findCaller` does.
  const sends = connections.map(async (connection) => {
    const session = await findSession(to, connection.session, now, { consistent: true })
    if (!isSignedIn(session, account)) return end(to, connection, now)
    if (!posted || (await postFrame(connection.id, posted))) return
    if (!isOpening(connection, now)) await loseConnection(to, connection.id, now)
  })
  const failed = (await Promise.allSettled(sends)).find((send) => send.status === 'rejected')
  if (failed) throw failed.reason
}

type Relation = Awaited<ReturnType<typeof readRelation>>

/**
 * Account of the member whom a hint is about, with the conversation and like between that member
 * and the recipient.
 */
async function readRelation(memberId: string, otherId: string) {
  const [other, row, likedMe] = await Promise.all([
    findAccount(otherId),
    findChat(memberId, conversationOf(memberId, otherId)),
    findLikedBy(memberId, otherId),
  ])
  return { other, row, likedMe }
}

/**
 * Whether a member may get a hint about another member: only if the first member may write to the
 * other. A hint of a read mark requires that neither member hides read marks (LIVE-10); a hint of
 * presence requires that the other member shows presence (LIVE-11).
 */
function mayHear(member: Account | undefined, { other, ...between }: Relation, { type }: Hint): boolean {
  // Strangers learn nothing of who writes to whom, nor of who is online.
  if ((type === 'typing' || type === 'presence') && between.row?.state !== 'open') return false
  if (type === 'presence' && !isPresenceShown(other)) return false
  if (type === 'read' && (member?.hidesRead || other?.hidesRead)) return false
  return refusalBetween(other, between) === null
}

/**
 * Sends the page a frame that its session has ended, and closes its connection. Throws while the
 * handshake may not have ended, so that the queue retries.
 */
async function end(memberId: string, connection: OpenConnection, now: Date): Promise<void> {
  const isOpen = await postFrame(connection.id, { type: 'session_ended' })
  if (isOpen) return close(memberId, connection)
  if (isOpening(connection, now)) throw new Error('The connection of an ended session is still opening')
  await forget(memberId, connection)
}

const isOpening = ({ at }: OpenConnection, now: Date): boolean =>
  now.getTime() - Date.parse(at) <= handshakeSeconds * 1_000

/** Closes a member's oldest connections above the maximum, which no ordinary use reaches. */
export async function closeSurplus(memberId: string): Promise<void> {
  const connections = (await listConnections(memberId)).toSorted((a, b) => b.at.localeCompare(a.at))
  await Promise.all(connections.slice(liveConnection.perMember).map((connection) => close(memberId, connection)))
}

async function close(memberId: string, connection: OpenConnection): Promise<void> {
  await closeConnection(connection.id)
  await forget(memberId, connection)
}

const forget = (memberId: string, { id }: OpenConnection): Promise<void> => commit(removeConnection(memberId, id))
