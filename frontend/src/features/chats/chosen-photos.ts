import { onMemberGone } from '#frontend/domain/account/member-gone.ts'
import type { Prepared } from '#frontend/domain/photos/photo-picture.ts'
import { createStore } from '#frontend/lib/store.ts'

/**
 * Photo chosen for a conversation, shown above the field until it is sent. Its id becomes that of
 * the message, so that two tabs that restored the same photo send and charge it once (TRAP-37).
 */
export type ChosenPhoto = { id: string; file: File; prepared: Prepared; preview: string | null }

/** Runs on the storage of photos; without its code or place, they live as long as the page. */
const inStorage = <Result>(run: (storage: typeof import('./photo-storage.ts')) => Promise<Result>) =>
  import('./photo-storage.ts').then(run).catch(() => undefined)

const dropFile = (id: string): void => void inStorage((storage) => storage.dropPhoto(id))

/** Photo that was sent, with what sends it again. */
export type SentPhoto = { owner: string; member: string; conversation: string; photo: ChosenPhoto }

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

/** Adds a photo unless `most` are chosen; returns whether it was added. */
export function choosePhoto(owner: string, conversation: string, photo: ChosenPhoto, most: number): boolean {
  const isAdded = (chosenPhotos.read()[conversation] ?? []).length < most
  if (!isAdded) return false
  changeChosen(conversation, (photos) => [...photos, photo])
  void inStorage((storage) => storage.storePhoto({ owner, conversation, photo, member: null }))
  return true
}

function revoke({ preview }: ChosenPhoto): void {
  if (preview) URL.revokeObjectURL(preview)
}

/** Removes a chosen photo. */
export function unchoosePhoto(conversation: string, id: string): void {
  dropFile(id)
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
  const { conversation, photo } = sent
  sentPhotos.set(photo.id, sent)
  void inStorage((storage) => storage.storePhoto(sent))
  changeChosen(conversation, (photos) => photos.filter(({ id }) => id !== photo.id))
  revoke(photo)
}

/** Forgets a photo that arrived or was given up. */
export function forgetSent(id: string): void {
  sentPhotos.delete(id)
  dropFile(id)
}

let restoredFor: string | null = null

/** Restores the member's photos of an earlier load of the page, once per load. */
export async function restorePhotos(owner: string): Promise<void> {
  if (restoredFor === owner) return
  restoredFor = owner
  const kept = await inStorage((storage) => storage.readPhotos(owner))
  // not those of a member who signed out meanwhile
  if (!kept || restoredFor !== owner) return
  for (const sent of kept.sent) sentPhotos.set(sent.photo.id, sent)
  for (const { conversation, photo } of kept.chosen)
    changeChosen(conversation, (photos) => [...photos.filter(({ id }) => id !== photo.id), photo])
}

onMemberGone(() => {
  restoredFor = null
  sentPhotos.clear()
  chosenPhotos.write({})
})
