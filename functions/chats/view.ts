import { type ChatRow, conversationIn, seesFrom } from '#functions/stores/chats/conversation.ts'
import type { StoredMessage } from '#functions/stores/chats/message.ts'
import { smallCard } from '#functions/stores/members/card.ts'
import type { Conversation, Message } from '#shared/model/message.ts'

export const shownMessage = ({ from, sentAt, ...message }: StoredMessage, readerId: string): Message => ({
  id: message.id,
  type: message.type,
  text: message.text,
  mine: from === readerId,
  sent_at: sentAt,
})

type Reading = { readerId: string; historyDays: number; today: string; now: Date }

/**
 * Row of the overview. A last message older than the privacy limit is hidden, as in the
 * conversation itself (CHAT-33).
 */
export const shownConversation = (row: ChatRow, { readerId, historyDays, today, now }: Reading): Conversation => ({
  conversation: conversationIn(row),
  profile: row.partner.id,
  partner: smallCard(row.partner, today, now),
  num_unread_messages: row.unread,
  last_message: row.last && row.last.sentAt > seesFrom(row, historyDays, now) ? shownMessage(row.last, readerId) : null,
  last_at: row.lastAt,
})
