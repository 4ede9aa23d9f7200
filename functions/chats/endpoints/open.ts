import { handle } from '#functions/auth/handle.ts'
import { type Account, findAccount } from '#functions/stores/account/account.ts'
import { markRead } from '#functions/stores/chats/archive.ts'
import {
  type ChatRow,
  conversationOf,
  findChat,
  historyStart,
  isShown,
  seesFrom,
} from '#functions/stores/chats/conversation.ts'
import { listMessages, messageCursor } from '#functions/stores/chats/message.ts'
import { messageInChat } from '#functions/stores/chats/shown-message.ts'
import { findLikedBy } from '#functions/stores/likes/like.ts'
import { findCard } from '#functions/stores/members/card.ts'
import { findPresenceTimes, shownPresence } from '#functions/stores/members/presence.ts'
import { smallCard } from '#functions/stores/members/shown-card.ts'
import { refusalBetween } from '#functions/stores/safety/block.ts'
import { ignoreConflict } from '#functions/table/transaction.ts'
import * as chats from '#shared/contract/chats.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import { civilDate } from '#shared/rules/age.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { findOpeners } from '../openers.ts'

async function readPartner(memberId: string, partnerId: string | Promise<string | undefined>) {
  const id = await partnerId
  const [account, card, likedMe, theirRow, times] = id
    ? await Promise.all([
        findAccount(id),
        findCard(id),
        findLikedBy(memberId, id),
        findChat(id, conversationOf(memberId, id)),
        findPresenceTimes(id),
      ])
    : []
  return { account, card, likedMe, theirRow, times }
}

export const handler = handle(chats.open, {
  load: ({ memberId, query }) => {
    const conversation = 'conversation' in query ? query.conversation : conversationOf(memberId, query.member)
    const row = findChat(memberId, conversation)
    return {
      row,
      page: listMessages(conversation, { before: query.before, limit: pageSize.messages }),
      // If the query has a conversation id, the other member is only known from the row, which
      // costs a second round trip.
      known: readPartner(memberId, 'member' in query ? query.member : row.then((found) => found?.partner.id)),
    }
  },
  run: async ({ member, row, page, known: { account, card, likedMe, theirRow, times }, query, site, now, refuse }) => {
    const partner = isShown(row) ? row.partner : card
    // A conversation id gives access only to the caller's own open conversations; a member id also
    // to a new conversation.
    if (!partner || ('conversation' in query && !isShown(row))) return refuse('not_found')
    const refusal = refusalBetween(account, { row, likedMe })
    // A conversation stays readable by its id, even if no messages can be sent to the other member.
    if ((refusal === 'not_found' && 'member' in query) || partner.id === member.id) return refuse('not_found')

    const conversation = 'conversation' in query ? query.conversation : conversationOf(member.id, partner.id)
    // A Conflict means that a message has arrived since the read: the conversation stays unread.
    if (row && row.unread > 0) await markRead(member, row, now).catch(ignoreConflict)

    const { freeConversations, historyDays } = site.country
    const limit = historyStart(historyDays, now)
    const messages = row?.startedBy
      ? page.messages.filter(({ sentAt }) => sentAt > seesFrom(row, historyDays, now))
      : []
    const isWhole = messages.length === page.messages.length
    const isOutOfStarts = !row?.startedBy && !member.premium && member.startedConversations >= freeConversations
    const closed = closedBecause(member.status, refusal, {
      isFictionalOff: partner.f === true && site.country.fictionalChat === 'off',
      isOutOfStarts,
    })
    const mayOpen = messages.length === 0 && query.before === undefined && !closed
    return {
      conversation,
      started: isShown(row),
      partner: smallCard(partner, civilDate(now, site.country.timeZone), now),
      read_at: refusal || member.hidesRead || account?.hidesRead ? null : readAtOf(theirRow),
      presence: shownPresence(account, times, now, site.country.timeZone),
      closed,
      openers: mayOpen ? await findOpeners(member.id, partner.id, site.country) : null,
      messages: messages.map((message) => messageInChat(message, member.id, now)).reverse(),
      unread: row?.unread ?? 0,
      moderated_at: row?.moderatedAt,
      older: isWhole && page.more ? messageCursor(messages.at(-1)!) : null,
      hidden_by_privacy_limit: page.messages.some(({ sentAt }) => sentAt <= limit && sentAt > (row?.clearedAt ?? '')),
      credits: member.credits,
    }
  },
})

/** Reason why nothing can be sent, checked in the same order as in `sendMessage`. */
function closedBecause(
  status: Account['status'],
  refusal: ReturnType<typeof refusalBetween>,
  { isFictionalOff, isOutOfStarts }: { isFictionalOff: boolean; isOutOfStarts: boolean },
): Output<typeof chats.open>['closed'] {
  if (status !== 'active') return 'email_not_confirmed'
  if (refusal) return refusal === 'not_found' ? 'partner_unreachable' : refusal
  if (isFictionalOff) return 'fictional_chat_off'
  return isOutOfStarts ? 'free_conversation_limit' : null
}

/**
 * Time at which a member had read all messages of a conversation; null while a message is unread.
 */
const readAtOf = (row: ChatRow | undefined): string | null => (row?.unread === 0 && row.readAt) || null
