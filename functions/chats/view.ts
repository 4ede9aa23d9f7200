import { type ChatRow, conversationIn, seesFrom } from '#functions/stores/chats/conversation.ts'
import type { ChatPhotoRow } from '#functions/stores/chats/photo.ts'
import { shownMessage } from '#functions/stores/chats/shown-message.ts'
import { smallCard } from '#functions/stores/members/shown-card.ts'
import type { ChatPhoto, Conversation } from '#shared/model/message.ts'

/** Chat photo as shown to its sender. */
export const ownChatPhoto = ({ id, conversation, stage, reason }: ChatPhotoRow): ChatPhoto => ({
  id,
  conversation,
  stage,
  reason: reason ?? null,
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
