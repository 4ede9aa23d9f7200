import { messagePhotoId } from '#functions/platform/bucket-paths.ts'
import { photoUrl, type Rendition } from '#functions/platform/photo-url.ts'
import type { Message } from '#shared/model/message.ts'
import type { StoredMessage } from './message.ts'

/** Message without its photo; of a removed one, both members learn only that (MOD-01). */
export const shownMessage = ({ from, sentAt, ...message }: StoredMessage, readerId: string): Message => ({
  id: message.id,
  type: message.type,
  text: message.text,
  mine: from === readerId,
  sent_at: sentAt,
  ...(message.returned && from === readerId && { returned: message.returned }),
  ...(message.removed && { removed: true as const }),
})

/**
 * Message of an open conversation. The sender gets the sharp photo, the recipient only once they
 * have opened it (CHAT-32). Its URL expires within two hours, like that of a private photo.
 */
export function messageInChat(message: StoredMessage, readerId: string, now: Date): Message {
  const shown = shownMessage(message, readerId)
  if (!message.photo || message.removed) return shown
  const url = (rendition: Rendition) =>
    photoUrl(message.from, messagePhotoId(message.id), rendition, now, { isPrivate: true })
  const isSharp = shown.mine || message.openedAt !== undefined
  return { ...shown, photo: { ...message.photo, blurred: url('locked'), sharp: isSharp ? url('full') : null } }
}
