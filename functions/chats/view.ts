import { messagePhotoId } from '#functions/platform/bucket-paths.ts'
import { photoUrl, type Rendition } from '#functions/platform/photo-url.ts'
import { type ChatRow, conversationIn, seesFrom } from '#functions/stores/chats/conversation.ts'
import type { StoredMessage } from '#functions/stores/chats/message.ts'
import type { ChatPhotoRow } from '#functions/stores/chats/photo.ts'
import { smallCard } from '#functions/stores/members/card.ts'
import type { ChatPhoto, Conversation, Message } from '#shared/model/message.ts'

/** Message without its photo. */
export const shownMessage = ({ from, sentAt, ...message }: StoredMessage, readerId: string): Message => ({
  id: message.id,
  type: message.type,
  text: message.text,
  mine: from === readerId,
  sent_at: sentAt,
})

/**
 * Message of an open conversation. The sharp photo is for its sender, and for its recipient from
 * its opening on (CHAT-32). Its URL expires within two hours, as one of a private photo.
 */
export function messageInChat(message: StoredMessage, readerId: string, now: Date): Message {
  const shown = shownMessage(message, readerId)
  if (!message.photo) return shown
  const url = (rendition: Rendition) =>
    photoUrl(message.from, messagePhotoId(message.id), rendition, now, { isPrivate: true })
  const isSharp = shown.mine || message.openedAt !== undefined
  return { ...shown, photo: { ...message.photo, blurred: url('locked'), sharp: isSharp ? url('full') : null } }
}

/** Photo on its way, as shown to its sender. */
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
