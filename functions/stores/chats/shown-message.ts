import { messagePhotoId } from '#functions/platform/bucket-paths.ts'
import { photoUrl, type Rendition } from '#functions/platform/photo-url.ts'
import type { Message } from '#shared/model/message.ts'
import type { StoredMessage } from './message.ts'

/**
 * Message as shown to a member, without its photo. In place of a removed message, both members see
 * only that there was one (MOD-01).
 */
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
 * Message of an open conversation, with its photo. The sender gets the sharp photo at once, the
 * recipient only after opening it (CHAT-32). The URLs of the photo expire within two hours, like
 * those of a private photo.
 */
export function messageInChat(message: StoredMessage, readerId: string, now: Date): Message {
  const shown = shownMessage(message, readerId)
  if (!message.photo || message.removed) return shown
  const url = (rendition: Rendition) =>
    photoUrl(message.from, messagePhotoId(message.id), rendition, now, { isPrivate: true })
  const isSharp = shown.mine || message.openedAt !== undefined
  return { ...shown, photo: { ...message.photo, blurred: url('locked'), sharp: isSharp ? url('full') : null } }
}
