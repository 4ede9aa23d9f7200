import { decodeTime, encodeTime } from 'ulid'
import * as z from 'zod/mini'
import { onMemberGone } from '#frontend/domain/account/member-gone.ts'
import type { Size } from '#frontend/domain/photos/photo-file.ts'
import { isOnTheWay } from '#frontend/domain/photos/photo-queue.ts'
import { createUploadQueue } from '#frontend/domain/photos/upload-engine.ts'
import { call } from '#frontend/lib/call.ts'
import { createStore } from '#frontend/lib/store.ts'
import { chats } from '#shared/contract/chats.ts'
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
  try {
    const parsed = z.safeParse(z.array(Kept), JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'))
    return parsed.success ? parsed.data : []
  } catch {
    return []
  }
}

/** Photos on their way or refused, of all conversations, in order of sending. */
export const keptPhotos = createStore<readonly KeptPhoto[]>(readKept())

function keep(photos: readonly KeptPhoto[]): void {
  keptPhotos.write(photos)
  try {
    if (photos.length > 0) sessionStorage.setItem(storageKey, JSON.stringify(photos))
    else sessionStorage.removeItem(storageKey)
  } catch {
    // without storage, the list lasts until the page unloads
  }
}

onMemberGone(() => {
  keep([])
})

/** Sender, receiver and conversation of a photo. */
type PhotoTarget = { owner: string; member: string; conversation: string }

const queue = createUploadQueue<PhotoTarget>({
  reserve: async (id, { body, type }, { member }, signal) => {
    const { photo, upload } = await call(chats.addPhoto, { body: { member, id, type, bytes: body.size } }, { signal })
    return photo.stage === 'uploading' ? upload : null
  },
  release: (id) => call(chats.cancelPhoto, { query: { id }, body: { id } }),
})

export const { useUploads: usePhotoUploads, retry: retryPhoto } = queue

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
    // skips photos that were discarded since, and those of a member who has signed out
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

function dropKept(id: string): void {
  forgetSent(id)
  keep(keptPhotos.read().filter((photo) => photo.id !== id))
}

/** Removes a photo that arrived as a message. */
export function forgetPhoto(id: string): void {
  queue.forget(id)
  dropKept(id)
}

/**
 * Cancels a photo that is being sent, or removes a refused or lost photo, here and on the server.
 */
export function cancelPhoto(id: string): void {
  dropKept(id)
  void queue.cancel(id)
}

/**
 * Id of the next attempt to send a refused photo, whose own id cannot be used again. Derived from
 * the old id, so that two tabs that show the same photo send and charge it once (TRAP-37).
 */
const nextId = (id: string): string => encodeTime(decodeTime(id) + 1) + id.slice(10)

/** Sends a refused photo again, under a new id. */
export function resendPhoto(id: string, now: Date): void {
  const known = sentPhoto(id)
  cancelPhoto(id)
  if (known) sendPhotos([{ ...known.photo, id: nextId(id) }], known, now)
}
