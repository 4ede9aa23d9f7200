import { findAccount } from '#functions/account/store.ts'
import { apply, Conflict } from '#functions/data/table.ts'
import { handle } from '#functions/lib/handle.ts'
import { findLikedBy } from '#functions/likes/store.ts'
import { findCard, shownCard } from '#functions/members/store.ts'
import { contactRefusal } from '#functions/safety/block-store.ts'
import { chats } from '#shared/contract/chats.ts'
import { civilDate } from '#shared/rules/age.ts'
import { freeConversations, pageSize } from '#shared/rules/limits.ts'
import {
  conversationOf,
  findChat,
  historyStart,
  isShown,
  listMessages,
  markRead,
  messageCursor,
  seesFrom,
} from '../store.ts'
import { shownMessage } from '../view.ts'

export const handler = handle(chats.open, {
  load: ({ memberId, query }) => {
    const partnerId = 'member' in query ? query.member : undefined
    const conversation = 'conversation' in query ? query.conversation : conversationOf(memberId, query.member)
    return {
      row: findChat(memberId, conversation),
      page: listMessages(conversation, { before: query.before, limit: pageSize.messages }),
      partner: Promise.all(
        partnerId ? [findAccount(partnerId), findCard(partnerId), findLikedBy(memberId, partnerId)] : [],
      ),
    }
  },
  run: async ({ member, row, page, partner: [account, card, likedMe], query, site, now, refuse }) => {
    const partner = isShown(row) ? row.partner : card
    // By conversation id only one's own, open conversation can be reached; by member also one that has not begun.
    if (!partner || ('conversation' in query && !isShown(row))) return refuse('not_found')
    const refusal =
      'member' in query &&
      contactRefusal(account, {
        isBlocked: row?.state === 'blocked',
        hasContactedMe: row?.hasTheirs === true || !!likedMe,
      })
    if (refusal === 'not_found' || partner.id === member.id) return refuse('not_found')

    const conversation = 'conversation' in query ? query.conversation : conversationOf(member.id, partner.id)
    if (row && row.unread > 0) await apply(markRead(member.id, conversation, row.unread)).catch(ignoreChange)

    const { historyDays } = site.country
    const limit = historyStart(historyDays, now)
    const messages = row?.startedBy
      ? page.messages.filter(({ sentAt }) => sentAt > seesFrom(row, historyDays, now))
      : []
    const isWhole = messages.length === page.messages.length
    const isOutOfStarts = !row?.startedBy && !member.premium && member.startedConversations >= freeConversations
    return {
      conversation,
      started: isShown(row),
      partner: shownCard(partner, civilDate(now, site.country.timeZone), now),
      closed:
        member.status !== 'active'
          ? ('email_not_confirmed' as const)
          : refusal || (isOutOfStarts ? ('free_conversation_limit' as const) : null),
      messages: messages.map((message) => shownMessage(message, member.id)).reverse(),
      older: isWhole && page.more ? messageCursor(messages.at(-1)!) : null,
      hidden_by_privacy_limit: page.messages.some(({ sentAt }) => sentAt <= limit && sentAt > (row?.clearedAt ?? '')),
      credits: member.credits,
    }
  },
})

/** A message came in while the conversation was being opened: it stays unread until it is seen. */
function ignoreChange(error: unknown): void {
  if (!(error instanceof Conflict)) throw error
}
