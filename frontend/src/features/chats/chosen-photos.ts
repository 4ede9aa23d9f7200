import { onMemberGone } from '#frontend/domain/account/member-gone.ts'
import type { Prepared } from '#frontend/domain/photos/photo-picture.ts'
import { createStore } from '#frontend/lib/store.ts'

/**
 * Photo chosen for a conversation, shown above the field until it is sent. Its id becomes the id of
 * the message, so that two tabs that restored the same photo send and charge it once (TRAP-37).
 */
export type ChosenPhoto = { id: string; file: File; prepared: Prepared; preview: string | null }

let sessionVersion = 0

/**
 * Returns a function that tells whether the same member is still signed in, for use after an
 * `await`.
 */
export function watchSession(): () => boolean {
  const version = sessionVersion
  return () => version === sessionVersion
}

/**
 * Runs a request on the photo storage. If the storage code fails to load or storage is unavailable,
 * photos live only until the page unloads.
 */
function withPhotoStorage<Result>(
  runRequest: (storage: typeof import('./photo-storage.ts')) => Promise<Result>,
): Promise<Result | undefined> {
  const isSameMember = watchSession()
  return (
    import('./photo-storage.ts')
      // a request after sign-out would store files again after their deletion
      .then((storage) => (isSameMember() ? runRequest(storage) : undefined))
      .catch(() => undefined)
  )
}

const dropFile = (id: string): void => void withPhotoStorage((storage) => storage.dropPhoto(id))

/** Sent photo, with the data needed to resend it. */
export type SentPhoto = { owner: string; member: string; conversation: string; photo: ChosenPhoto }

/**
 * Key of the photos that a member chose for a conversation. It contains the member's id too, as the
 * two members may use the same browser, and the conversation's id is the same for them.
 */
export const chosenKey = (owner: string, conversation: string): string => `${owner} ${conversation}`

/** Chosen photos by `chosenKey`. */
export const chosenPhotos = createStore<Readonly<Record<string, readonly ChosenPhoto[]>>>({})

/** Sent photos by id, until they arrive or are given up. */
const sentPhotos = new Map<string, SentPhoto>()

/** Sent photo; undefined once its file is no longer stored. */
export const sentPhoto = (id: string): SentPhoto | undefined => sentPhotos.get(id)

const chosenFor = (owner: string, conversation: string): readonly ChosenPhoto[] =>
  chosenPhotos.read()[chosenKey(owner, conversation)] ?? []

const writeChosen = (owner: string, conversation: string, photos: readonly ChosenPhoto[]): void =>
  chosenPhotos.write({ ...chosenPhotos.read(), [chosenKey(owner, conversation)]: photos })

/** Adds a photo unless `most` are chosen; returns whether it was added. */
export function choosePhoto(owner: string, conversation: string, photo: ChosenPhoto, most: number): boolean {
  const photos = chosenFor(owner, conversation)
  if (photos.length >= most) return false
  writeChosen(owner, conversation, [...photos, photo])
  void withPhotoStorage((storage) => storage.storePhoto({ owner, conversation, photo, member: null }))
  return true
}

function revoke({ preview }: ChosenPhoto): void {
  if (preview) URL.revokeObjectURL(preview)
}

export function unchoosePhoto(owner: string, conversation: string, id: string): void {
  dropFile(id)
  const photos = chosenFor(owner, conversation)
  for (const photo of photos) if (photo.id === id) revoke(photo)
  writeChosen(
    owner,
    conversation,
    photos.filter((photo) => photo.id !== id),
  )
}

export function unchooseAll(owner: string, conversation: string): void {
  for (const { id } of chosenFor(owner, conversation)) unchoosePhoto(owner, conversation, id)
}

/** Moves a photo from the chosen to the sent photos. Its file is kept until the photo arrives. */
export function markSent(sent: SentPhoto): void {
  const { owner, conversation, photo } = sent
  sentPhotos.set(photo.id, sent)
  void withPhotoStorage((storage) => storage.storePhoto(sent))
  writeChosen(
    owner,
    conversation,
    chosenFor(owner, conversation).filter(({ id }) => id !== photo.id),
  )
  revoke(photo)
}

/** Removes a sent photo that arrived or was given up, and its stored file. */
export function forgetSent(id: string): void {
  sentPhotos.delete(id)
  dropFile(id)
}

let restoredFor: string | null = null

/**
 * Restores the member's photos of an earlier load of the page or of another tab, once per load;
 * returns those that were sent. Deletes chosen photos beyond `most` per conversation: two tabs
 * together can store more.
 */
export async function restorePhotos(owner: string, most: number): Promise<readonly SentPhoto[]> {
  if (restoredFor === owner) return []
  restoredFor = owner
  const isSameMember = watchSession()
  const kept = await withPhotoStorage((storage) => storage.readPhotos(owner))
  // Discards the result if the member has signed out since.
  if (!kept || !isSameMember()) return []
  for (const sent of kept.sent) sentPhotos.set(sent.photo.id, sent)
  for (const { conversation, photo } of kept.chosen) {
    const photos = chosenFor(owner, conversation)
    if (photos.some(({ id }) => id === photo.id)) continue
    if (photos.length < most) writeChosen(owner, conversation, [...photos, photo])
    else {
      revoke(photo)
      dropFile(photo.id)
    }
  }
  return kept.sent
}

onMemberGone(() => {
  sessionVersion++
  restoredFor = null
  sentPhotos.clear()
  chosenPhotos.write({})
})
