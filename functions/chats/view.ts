import { shownCard } from '#functions/members/store.ts'
import type { Conversation, Message } from '#shared/model/message.ts'
import { type ChatRow, conversationIn, type StoredMessage } from './store.ts'

export const shownMessage = ({ from, sentAt, ...message }: StoredMessage, readerId: string): Message => ({
  id: message.id,
  type: message.type,
  text: message.text,
  mine: from === readerId,
  sent_at: sentAt,
})

export const shownConversation = (row: ChatRow, readerId: string, today: string, now: Date): Conversation => ({
  conversation: conversationIn(row),
  profile: row.partner.id,
  partner: shownCard(row.partner, today, now),
  num_unread_messages: row.unread,
  last_message: row.last && row.last.sentAt > (row.clearedAt ?? '') ? shownMessage(row.last, readerId) : null,
  last_at: row.lastAt,
})
