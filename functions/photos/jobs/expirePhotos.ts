import { hasFile } from '#functions/platform/bucket.ts'
import { uploadKey } from '#functions/platform/bucket-paths.ts'
import { removePhoto } from '#functions/stores/photos/album.ts'
import { findAlbum, photoIn } from '#functions/stores/photos/photo.ts'
import { refuseUpload } from '#functions/stores/photos/upload.ts'
import { forEachDue, job } from '#functions/table/job.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'

/**
 * Removes a photo whose file did not arrive within an hour. A photo whose inspection did not
 * complete is refused as not checked, so that its owner is informed and its slot is free.
 */
export const handler = job((now, isTimeLeft) =>
  forEachDue('expirePhotos', now, isTimeLeft, async ({ PK, SK, dueAt }) => {
    const { memberId, id } = photoIn({ PK, SK })
    await retryOnConflict(async () => {
      const album = await findAlbum(memberId, { consistent: true })
      const photo = album.photos.find((one) => one.id === id)
      // The index is eventually consistent: the photo may have changed since.
      if (photo?.dueAt !== dueAt) return
      const isCome = photo.stage === 'inspecting' || (await hasFile(uploadKey(memberId, id)))
      if (isCome) console.warn({ event: 'photo_set_aside', photo: id, stage: photo.stage })
      await commit(isCome ? refuseUpload(album, id, 'not_checked', now) : removePhoto(album, id).writes)
    })
  }),
)
