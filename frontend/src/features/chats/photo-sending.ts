import * as z from 'zod/mini'
import { onMemberGone } from '#frontend/domain/account/member-gone.ts'
import type { Size } from '#frontend/domain/photos/photo-file.ts'
import { isOnTheWay } from '#frontend/domain/photos/photo-queue.ts'
import { createUploadQueue } from '#frontend/domain/photos/upload-engine.ts'
import { call } from '#frontend/lib/call.ts'
import { tabStorage } from '#frontend/lib/storage.ts'
import { createStore } from '#frontend/lib/store.ts'
import * as chats from '#shared/contract/chats.ts'
import { type ChosenPhoto, forgetSent, markSent, type SentPhoto, sentPhoto } from './chosen-photos.ts'

/** Sent photo whose state this tab shows until it arrives. */
const Kept = z.object({
  id: z.string(),
  owner: z.string(),
  conversation: z.string(),
  size: z.nullable(z.object({ width: z.number(), height: z.number() })),
})
export type KeptPhoto = z.infer<typeof Kept>

const storageKey = 'chat-photos'

function readKept(): readonly KeptPhoto[] {
  const parsed = z.safeParse(z.array(Kept), tabStorage.readJson(storageKey))
  return parsed.success ? parsed.data : []
}

/** Photos on their way or refused, of all conversations, in order of sending. */
export const keptPhotos = createStore<readonly KeptPhoto[]>(readKept())

function keep(photos: readonly KeptPhoto[]): void {
  keptPhotos.write(photos)
  // without storage, the list lasts until the page unloads
  tabStorage.write(storageKey, photos.length > 0 ? JSON.stringify(photos) : null)
}

onMemberGone(() => {
  keep([])
})

/** Sender, receiver and conversation of a photo. */
type PhotoTarget = { owner: string; member: string; conversation: string }

const queue = createUploadQueue<PhotoTarget>(async (id, { body, type }, { member }, signal) => {
  const { photo, upload } = await call(chats.addPhoto, { body: { member, id, type, bytes: body.size } }, { signal })
  return photo.stage === 'uploading' ? upload : null
})

export const { useUploads: usePhotoUploads, retry: retryPhoto, stop: stopUpload, forget: forgetUpload } = queue

const lockPrefix = 'chat-photo '
/** Functions that release the lock of an upload, by photo id. */
const locks = new Map<string, () => void>()

// Each upload holds a lock, so that other tabs do not show its photo as lost. The browser releases
// the locks of a closed tab.
queue.uploads.subscribe(() => {
  if (!('locks' in navigator)) return
  const uploading = queue.uploads.read().filter(isOnTheWay)
  for (const [id, release] of locks) {
    if (uploading.some((upload) => upload.id === id)) continue
    release()
    locks.delete(id)
  }
  for (const { id } of uploading) {
    if (locks.has(id)) continue
    const ended = new Promise<void>((resolve) => locks.set(id, resolve))
    navigator.locks.request(lockPrefix + id, { mode: 'shared' }, () => ended).catch(() => {})
  }
})

/** Names of the locks that all tabs of this site hold. */
async function lockNames(): Promise<ReadonlySet<string | undefined>> {
  if (!('locks' in navigator)) return new Set()
  const { held = [] } = await navigator.locks.query()
  return new Set(held.map(({ name }) => name))
}

const toKept = ({ owner, conversation, photo }: SentPhoto): KeptPhoto => {
  const size: Size | null = photo.prepared.size
  return { id: photo.id, owner, conversation, size }
}

/**
 * Shows the state of photos that were sent by another tab or before a reload, except those that
 * another tab is still uploading: that tab shows their progress.
 */
export async function followSent(photos: readonly SentPhoto[]): Promise<void> {
  const names = await lockNames()
  const known = new Set(keptPhotos.read().map(({ id }) => id))
  const missing = photos.filter(
    // skips photos that have been discarded since, and photos of a member who has signed out
    ({ photo: { id } }) => sentPhoto(id) && !known.has(id) && !names.has(lockPrefix + id),
  )
  keep([...missing.map(toKept), ...keptPhotos.read()])
}

/** Uploads chosen photos. The server sends each photo once it has passed the inspection. */
export function sendPhotos(chosen: readonly ChosenPhoto[], target: PhotoTarget, now: Date): void {
  const choices = chosen.map(({ id, file, prepared }) => ({ id, file, area: null, prepared, data: target }))
  queue.add(choices, now)
  const sent = chosen.map((photo): SentPhoto => ({ ...target, photo }))
  for (const one of sent) markSent(one)
  keep([...keptPhotos.read(), ...sent.map(toKept)])
}

/** Removes a photo that arrived as a message, was cancelled or was given up. */
export function forgetPhoto(id: string): void {
  forgetUpload(id)
  forgetSent(id)
  keep(keptPhotos.read().filter((photo) => photo.id !== id))
}
