import { call } from '#frontend/lib/call.ts'
import { photos } from '#shared/contract/photos.ts'
import { createUploadQueue, type Choice as PictureChoice } from './upload-engine.ts'

/** File selected for the album. */
export type Choice = PictureChoice & { isPrivate: boolean }

const album = createUploadQueue<{ isPrivate: boolean }>({
  reserve: async (id, { body, type }, { isPrivate }, signal) => {
    const { photo, upload } = await call(
      photos.add,
      { body: { id, type, bytes: body.size, private: isPrivate } },
      { signal },
    )
    return photo.stage === 'uploading' ? upload : null
  },
  release: (id) => call(photos.remove, { query: { id }, body: { id } }),
})

/** Pending and failed uploads to the album, in order of selection. */
export const useUploads = album.useUploads

export const addUploads = (choices: readonly Choice[], now: Date): void =>
  void album.add(
    choices.map(({ isPrivate, ...choice }) => ({ ...choice, data: { isPrivate } })),
    now,
  )

export const { retry: retryUpload, cancel: cancelUpload, forget: forgetUpload } = album
