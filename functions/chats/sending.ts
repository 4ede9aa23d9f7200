import { Refusal } from '#functions/platform/refusal.ts'
import { type Account, findAccount } from '#functions/stores/account/account.ts'
import { restoreChats } from '#functions/stores/chats/archive.ts'
import {
  addChat,
  conversationOf,
  findChat,
  isArchived,
  nextSentAt,
  touchChat,
} from '#functions/stores/chats/conversation.ts'
import { addMessage, type StoredMessage } from '#functions/stores/chats/message.ts'
import { addOpening, findOpenings } from '#functions/stores/chats/openings.ts'
import { addLedgerEntry, charge } from '#functions/stores/credits/ledger.ts'
import { findLikedBy } from '#functions/stores/likes/like.ts'
import { findCard } from '#functions/stores/members/card.ts'
import { refusalBetween } from '#functions/stores/safety/block.ts'
import { addSignal } from '#functions/stores/safety/risk.ts'
import { apply, commit, ignoreConflict, retryOnConflict, type Write } from '#functions/table/transaction.ts'
import type { ErrorCode } from '#shared/contract/errors.ts'
import type { Country } from '#shared/countries/country.ts'
import type { GiftKind } from '#shared/model/message.ts'
import type { SignalKind } from '#shared/model/risk.ts'
import { visibleLength } from '#shared/rules/message.ts'

/** Thrown if the ledger has an entry for this message id: the message was sent before. */
export class AlreadySent extends Error {}

/**
 * Rows that are needed to decide whether and how one member writes to another, read in parallel.
 */
export async function findSides(memberId: string, partnerId: string) {
  const [partner, from, to, row, likedMe, openings] = await Promise.all([
    findAccount(partnerId),
    findCard(memberId),
    findCard(partnerId),
    findChat(memberId, conversationOf(memberId, partnerId)),
    findLikedBy(memberId, partnerId),
    findOpenings(memberId),
  ])
  return { partner, from, to, row, likedMe, openings }
}

type Sides = Awaited<ReturnType<typeof findSides>>

const readRows = (memberIds: readonly string[], conversation: string) =>
  Promise.all(memberIds.map((id) => findChat(id, conversation, { consistent: true })))

/** Content of a message: a text, a gift by its kind, or an inspected photo by its size. */
export type Sent = { id: string } & (
  | { type: 'text'; text: string; photo?: undefined }
  | { type: 'gift'; text: GiftKind; photo?: undefined }
  | { type: 'image'; text: ''; photo: { width: number; height: number } }
)

const costOf = (type: Sent['type'], { messageCredits, giftCredits, photoCredits }: Country): number =>
  ({ text: messageCredits, gift: giftCredits, image: photoCredits })[type]

/** Reason of the ledger entry for each type of message. */
const reasons = { text: 'message', gift: 'gift', image: 'photo' } as const

/**
 * Refuses messages to a fictional profile if the country has no team that answers them (CHAT-36).
 */
function checkFictionalChat({ to }: Sides, { fictionalChat }: Country): void {
  if (to?.f && fictionalChat === 'off') throw new Refusal('fictional_chat_off')
}

/**
 * Refuses a message of this type if `sendMessage` would refuse it now because of the two members,
 * the country or the credits, so that no photo is uploaded in vain. The limits of first messages
 * (CHAT-39) are checked only in the transaction of `sendMessage`.
 */
export function checkSending(member: Account, sides: Sides, type: Sent['type'], country: Country): void {
  if (member.status !== 'active') throw new Refusal('email_not_confirmed')
  const refusal =
    sides.from && sides.to && sides.from.id !== sides.to.id ? refusalBetween(sides.partner, sides) : 'not_found'
  if (refusal) throw new Refusal(refusal)
  checkFictionalChat(sides, country)
  const max = country.freeConversations
  if (!sides.row?.startedBy && !member.premium && member.startedConversations >= max)
    throw new Refusal('free_conversation_limit', { max })
  if (member.credits < costOf(type, country)) throw new Refusal('insufficient_credits')
}

/**
 * Sends a paid message, gift or photo. One transaction writes the debit, its ledger entry, the
 * message, both rows of the conversation, the counts if the message starts a conversation, and the
 * writes in `besides`. Throws a refusal of the contract, or AlreadySent.
 */
export async function sendMessage(
  member: Account,
  sides: Sides,
  { id, type, text, photo }: Sent,
  country: Country,
  now: Date,
  besides: readonly Write[] = [],
): Promise<{ message: StoredMessage; conversation: string; cost: number }> {
  // Refusals about the sender come first and do not depend on the recipient: otherwise they would
  // reveal who exists (BLOCK-06).
  if (member.status !== 'active') throw new Refusal('email_not_confirmed')
  if (type === 'text' && visibleLength(text) > country.messageLength) throw new Refusal('message_too_long')
  if (type === 'gift' && !country.gifts.includes(text)) throw new Refusal('gift_unavailable')
  const { from, to } = sides
  if (!from || !to || from.id === to.id) throw new Refusal('not_found')

  const conversation = conversationOf(from.id, to.id)
  const cost = costOf(type, country)
  const opening = { memberId: from.id, recipientName: to.n, text: type === 'text' ? text : undefined, now }
  const send = async (attempt: number) => {
    // The first attempt does not read the other member's row. If that row is archived, or the other
    // member has removed the conversation since, the transaction is a Conflict; the retry restores
    // the row or takes a later time.
    if (attempt > 0 || (sides.row && isArchived(sides.row))) await restoreChats([from.id, to.id], conversation)
    const [row, theirs] = attempt === 0 ? [sides.row] : await readRows([from.id, to.id], conversation)
    const refusal = refusalBetween(sides.partner, { row, likedMe: sides.likedMe })
    if (refusal) throw new Refusal(refusal)
    checkFictionalChat(sides, country)
    const sentAt = nextSentAt([row, theirs], now)
    const message = { id, from: from.id, type, text, sentAt, ...(photo && { photo }) }
    const starts = !row?.startedBy
    const openings = attempt === 0 || !starts ? sides.openings : await findOpenings(from.id, { consistent: true })
    await commit([
      addLedgerEntry(
        from.id,
        id,
        { credits: -cost, reason: reasons[type], at: sentAt, conversation },
        () => new AlreadySent(),
      ),
      // Comes before the charge, as the first failed write determines the error: if a parallel call
      // has started the conversation, the result must be a Conflict, whose retry no longer counts
      // as a start.
      ...(row ? touchChat(from.id, to, message, { starts }) : addChat(from, to, message)),
      charge(from.id, {
        credits: cost,
        ...(starts && { startsConversation: { freeLimit: country.freeConversations } }),
      }),
      addMessage(conversation, message),
      // Comes after the charge: if both limits are reached, the refusal then names the limit of
      // free members.
      ...(starts ? [addOpening(openings, opening)] : []),
      ...besides,
    ])
    return { message, conversation, cost }
  }
  return retryOnConflict(send).catch(async (error: unknown) => {
    await noteRefusal(from.id, error, now)
    throw error
  })
}

const refusalSignals: Partial<Record<ErrorCode, SignalKind>> = {
  same_opening_limit: 'copied_text',
  conversation_start_limit: 'many_first_messages',
}

/**
 * Adds a signal if a message was refused by a limit of CHAT-39: once a day for each limit. The
 * signal puts the account into the queue of risks (MOD-12).
 */
async function noteRefusal(memberId: string, error: unknown, now: Date): Promise<void> {
  const kind = error instanceof Refusal && refusalSignals[error.code]
  if (kind) await apply(addSignal(memberId, kind, now.toISOString().slice(0, 10), now)).catch(ignoreConflict)
}
