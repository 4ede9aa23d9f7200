import { call } from '#frontend/lib/call.ts'
import * as photos from '#shared/contract/photos.ts'
import { createUploadQueue, type Choice as PictureChoice } from './upload-engine.ts'

/** File selected for the album. */
export type Choice = PictureChoice & { isPrivate: boolean }

const album = createUploadQueue<{ isPrivate: boolean }>(async (id, { body, type }, { isPrivate }, signal) => {
  const { photo, upload } = await call(
    photos.add,
    { body: { id, type, bytes: body.size, private: isPrivate } },
    { signal },
  )
  return photo.stage === 'uploading' ? upload : null
})

/** Pending and failed uploads to the album, in order of selection. */
export const useUploads = album.useUploads

export const addUploads = (choices: readonly Choice[], now: Date): void =>
  void album.add(
    choices.map(({ isPrivate, ...choice }) => ({ ...choice, data: { isPrivate } })),
    now,
  )

/** Cancels an upload and releases its slot. */
export async function cancelUpload(id: string): Promise<void> {
  // if this call fails, the slot becomes free when it expires
  if (album.stop(id)) await call(photos.remove, { query: { id }, body: { id } }).catch(() => {})
  album.forget(id)
}

export const { retry: retryUpload, forget: forgetUpload } = album
