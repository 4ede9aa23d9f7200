import type { Prepared } from '#frontend/domain/photos/photo-picture.ts'
import { dropFile, keepFile, keptFiles } from '#frontend/lib/kept-files.ts'
import type { ChosenPhoto, SentPhoto } from './chosen-photos.ts'

// Photos of conversations on this device, so that they survive the redirect to the payment
// provider, which unloads this page (CHAT-34). Loaded on demand.

/**
 * Stored photo: the upload body, without the metadata of the original. `member`: recipient of a
 * sent photo; null while the photo is only chosen.
 */
type Stored = { conversation: string; member: string | null; name: string; prepared: Prepared }

/** Stores or replaces a photo. */
export function storePhoto(stored: Omit<SentPhoto, 'member'> & { member: string | null }): Promise<void> {
  const { owner, conversation, member, photo } = stored
  const value: Stored = { conversation, member, name: photo.file.name, prepared: photo.prepared }
  return keepFile(photo.id, owner, value, new Date())
}

export const dropPhoto = dropFile

/** Photos of a member, in the order in which they were chosen. */
export async function readPhotos(owner: string) {
  const chosen: { conversation: string; photo: ChosenPhoto }[] = []
  const sent: SentPhoto[] = []
  for (const { id, value } of await keptFiles<Stored>(owner, new Date())) {
    const { conversation, member, name, prepared } = value
    const file = new File([prepared.body], name, { type: prepared.type })
    const preview = prepared.isShowable && !member ? URL.createObjectURL(prepared.body) : null
    const photo: ChosenPhoto = { id, file, prepared, preview }
    if (member) sent.push({ owner, member, conversation, photo })
    else chosen.push({ conversation, photo })
  }
  return { chosen, sent }
}
