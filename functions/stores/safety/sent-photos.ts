import { messagePhotoId } from '#functions/platform/bucket-paths.ts'
import { ChatPhotoRow, findChatPhoto } from '#functions/stores/chats/photo.ts'
import { keys } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import type { Complaint } from './complaint-shape.ts'
import { findStoredEvidence } from './evidence.ts'

/** Photo of a conversation: the ids of its message and of its files, and its image hash. */
export type SentPhoto = { message: string; id: string } & Pick<ChatPhotoRow, 'imageHash'>

const sentPhoto = ({ id, imageHash }: ChatPhotoRow): SentPhoto => ({
  message: id,
  id: messagePhotoId(id),
  ...(imageHash && { imageHash }),
})

/**
 * Photos that a complaint names and that its subject sent in a conversation. `photo` and `message`
 * both contain the id of the photo's message (MOD-05). Only photos in the evidence are returned, as
 * a complaint can name any id.
 */
export async function listSentPhotos({
  id,
  about,
  photo,
  message,
}: Pick<Complaint, 'id' | 'about' | 'photo' | 'message'>): Promise<SentPhoto[]> {
  const named = new Set([photo, message?.id].filter((one) => one !== undefined))
  if (about === null || named.size === 0) return []
  const evidence = await findStoredEvidence(id)
  const kept = [...named].filter((one) => evidence?.photos.includes(messagePhotoId(one)))
  const found = await Promise.all(kept.map((one) => findChatPhoto(about, one, { consistent: true })))
  return found.flatMap((one) => (one ? [sentPhoto(one)] : []))
}

/** Photos that a member sent in conversations and whose images have a ban mark. */
export async function listMarkedPhotos(memberId: string): Promise<SentPhoto[]> {
  const { items } = await list(ChatPhotoRow, keys.chatPhotosOfMember(memberId), { consistent: true })
  return items.filter(({ isMarked }) => isMarked).map(sentPhoto)
}

/**
 * Stores on the row of a photo whether its image has a ban mark, so that the mark is found when the
 * sender's ban is lifted (MOD-09). Conflict if the sender was purged meanwhile.
 */
export const noteMark = (memberId: string, { message }: SentPhoto, isMarked: boolean): Write =>
  update(keys.chatPhoto(memberId, message), isMarked ? 'SET isMarked = :true' : 'REMOVE isMarked', {
    condition: 'attribute_exists(PK)',
    ...(isMarked && { values: { ':true': true } }),
    onConflict: () => new Conflict('the member was purged meanwhile'),
  })
