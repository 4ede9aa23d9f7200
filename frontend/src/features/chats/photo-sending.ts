import { ulid } from 'ulid'
import * as z from 'zod/mini'
import { onMemberGone } from '#frontend/domain/account/member-gone.ts'
import type { Size } from '#frontend/domain/photos/photo-file.ts'
import { createUploadQueue } from '#frontend/domain/photos/upload-engine.ts'
import { call } from '#frontend/lib/call.ts'
import { createStore } from '#frontend/lib/store.ts'
import { chats } from '#shared/contract/chats.ts'
import { type ChosenPhoto, forgetSent, markSent, sentPhoto } from './chosen-photos.ts'

/** Photo on its way, by the tab that sends it. */
const Kept = z.object({
  id: z.string(),
  conversation: z.string(),
  at: z.string(),
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
    // without storage, kept for the life of the page
  }
}

onMemberGone(() => {
  keep([])
})

/** Sender, receiver and conversation of a photo. */
type Told = { owner: string; member: string; conversation: string }

const queue = createUploadQueue<Told>({
  reserve: async (id, { body, type }, { member }, signal) => {
    const { photo, upload } = await call(chats.addPhoto, { body: { member, id, type, bytes: body.size } }, { signal })
    return photo.stage === 'uploading' ? upload : null
  },
  release: (id) => call(chats.cancelPhoto, { query: { id }, body: { id } }),
})

export const { useUploads: usePhotoUploads, retry: retryPhoto } = queue

/** Uploads chosen photos. The server sends each once it passed the inspection. */
export function sendPhotos(chosen: readonly ChosenPhoto[], told: Told, now: Date): void {
  const choices = chosen.map(({ id, file, prepared }) => ({ id, file, area: null, prepared, told }))
  const ids = queue.add(choices, now)
  for (const photo of chosen) markSent({ ...told, photo })
  const added = ids.map((id, index): KeptPhoto => {
    const size: Size | null = chosen[index]!.prepared.size
    return { id, conversation: told.conversation, at: now.toISOString(), size }
  })
  keep([...keptPhotos.read(), ...added])
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

/** Cancels a photo on its way, or removes a refused or lost one, here and on the server. */
export function cancelPhoto(id: string): void {
  dropKept(id)
  void queue.cancel(id)
}

/** Sends a refused photo again, as another photo: its own id is used up. */
export function resendPhoto(id: string, now: Date): void {
  const known = sentPhoto(id)
  cancelPhoto(id)
  if (known) sendPhotos([{ ...known.photo, id: ulid(now.getTime()) }], known, now)
}
