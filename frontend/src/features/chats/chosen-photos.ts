import { onMemberGone } from '#frontend/domain/account/member-gone.ts'
import type { Prepared } from '#frontend/domain/photos/photo-picture.ts'
import { dropFile, keepFile, keptFiles } from '#frontend/lib/kept-files.ts'
import { createStore } from '#frontend/lib/store.ts'

/**
 * Photo chosen for a conversation, shown above the field until it is sent. Its id becomes that of
 * the message, so that two tabs that restored the same photo send and charge it once (TRAP-37).
 */
export type ChosenPhoto = { id: string; file: File; prepared: Prepared; preview: string | null }

/** Photo that was sent, with what sends it again. */
export type SentPhoto = { owner: string; member: string; conversation: string; photo: ChosenPhoto }

/** Stored photo: what is uploaded, without the metadata of the original. `member`: if it was sent. */
type Stored = { conversation: string; member: string | null; name: string; prepared: Prepared }

/** Chosen photos by conversation. */
export const chosenPhotos = createStore<Readonly<Record<string, readonly ChosenPhoto[]>>>({})

/** Sent photos by id, until they arrive or are given up. */
const sentPhotos = new Map<string, SentPhoto>()

/** Photo that was sent, while its file is known. */
export const sentPhoto = (id: string): SentPhoto | undefined => sentPhotos.get(id)

const changeChosen = (conversation: string, next: (photos: readonly ChosenPhoto[]) => readonly ChosenPhoto[]): void => {
  const all = chosenPhotos.read()
  chosenPhotos.write({ ...all, [conversation]: next(all[conversation] ?? []) })
}

/**
 * Stores a photo on this device, so that it survives the page of the payment provider, which
 * replaces this one (CHAT-34).
 */
function store(owner: string, conversation: string, { id, file, prepared }: ChosenPhoto, member: string | null): void {
  const stored: Stored = { conversation, member, name: file.name, prepared }
  void keepFile(id, owner, stored, new Date())
}

/** Adds a photo unless `most` are chosen; returns whether it was added. */
export function choosePhoto(owner: string, conversation: string, photo: ChosenPhoto, most: number): boolean {
  const isAdded = (chosenPhotos.read()[conversation] ?? []).length < most
  if (!isAdded) return false
  changeChosen(conversation, (photos) => [...photos, photo])
  store(owner, conversation, photo, null)
  return true
}

function revoke({ preview }: ChosenPhoto): void {
  if (preview) URL.revokeObjectURL(preview)
}

/** Removes a chosen photo. */
export function unchoosePhoto(conversation: string, id: string): void {
  void dropFile(id)
  changeChosen(conversation, (photos) => {
    for (const photo of photos) if (photo.id === id) revoke(photo)
    return photos.filter((photo) => photo.id !== id)
  })
}

/** Removes all chosen photos of a conversation. */
export function unchooseAll(conversation: string): void {
  for (const { id } of chosenPhotos.read()[conversation] ?? []) unchoosePhoto(conversation, id)
}

/** Moves a photo from the strip to the sent ones, whose files are kept until they arrive. */
export function markSent(sent: SentPhoto): void {
  const { owner, conversation, member, photo } = sent
  sentPhotos.set(photo.id, sent)
  store(owner, conversation, photo, member)
  changeChosen(conversation, (photos) => photos.filter(({ id }) => id !== photo.id))
  revoke(photo)
}

/** Forgets a photo that arrived or was given up. */
export function forgetSent(id: string): void {
  sentPhotos.delete(id)
  void dropFile(id)
}

let restoredFor: string | null = null

/** Restores the member's photos of an earlier load of the page, once per load. */
export async function restorePhotos(owner: string): Promise<void> {
  if (restoredFor === owner) return
  restoredFor = owner
  const kept = await keptFiles<Stored>(owner, new Date())
  // the member signed out meanwhile
  if (restoredFor !== owner) return
  for (const { id, value } of kept) {
    const { conversation, member, name, prepared } = value
    const file = new File([prepared.body], name, { type: prepared.type })
    const preview = prepared.isShowable && !member ? URL.createObjectURL(prepared.body) : null
    const photo: ChosenPhoto = { id, file, prepared, preview }
    if (member) sentPhotos.set(id, { owner, member, conversation, photo })
    else changeChosen(conversation, (photos) => [photo, ...photos.filter((one) => one.id !== id)].toSorted(byId))
  }
}

const byId = (one: ChosenPhoto, other: ChosenPhoto): number => (one.id < other.id ? -1 : 1)

onMemberGone(() => {
  restoredFor = null
  sentPhotos.clear()
  chosenPhotos.write({})
})
