import { type ChatRow, newMessageOf } from '#functions/stores/chats/conversation.ts'
import type { StoredMessage } from '#functions/stores/chats/message.ts'
import { type LikeRow, otherIn } from '#functions/stores/likes/like.ts'
import { keys } from '#functions/table/keys.ts'
import type { Change } from '#functions/table/stream.ts'

const { prefix: chats } = keys.chatsOfMember('')
const { SK: likes } = keys.likedBy('', '')

/**
 * Message by the other member that a change added to a row of a conversation, and this row.
 * Undefined if the change added none, or if the conversation is not open.
 */
export function receivedMessage({ SK, before, after }: Change): { message: StoredMessage; row: ChatRow } | undefined {
  if (!after || !SK.startsWith(chats)) return undefined
  const row = after as ChatRow & { isRestored?: true }
  const message = newMessageOf(row, before as ChatRow | undefined)
  return row.state === 'open' && message?.from === row.partner.id ? { message, row } : undefined
}

/**
 * Like that a change added. Undefined for the like of a fictional profile, which must bring nobody
 * back to the site (TRAP-02), and for a like that was given again (`isQuiet`).
 */
export function receivedLike({ SK, kind, after }: Change): { at: string; liker: string } | undefined {
  if (kind !== 'INSERT' || !SK.startsWith(likes)) return undefined
  const row = after as LikeRow
  return isNotified(row) ? { at: row.at, liker: otherIn(row) } : undefined
}

/** Whether a like may be notified by mail or push. */
export const isNotified = ({ card, isQuiet }: LikeRow): boolean => !card.f && !isQuiet
