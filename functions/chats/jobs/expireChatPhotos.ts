import { listFiles } from '#functions/platform/bucket.ts'
import { chatUploadPrefix } from '#functions/platform/bucket-paths.ts'
import { chatPhotoIn, findChatPhoto, refuseChatPhoto, removeChatPhoto } from '#functions/stores/chats/photo.ts'
import { forEachDue, job } from '#functions/table/job.ts'
import { commit } from '#functions/table/transaction.ts'

/**
 * Removes chat photos whose file did not arrive within an hour. If the file arrived but its
 * inspection did not complete in time, the photo is refused as `not_checked`, so that the sender is
 * informed and may send other photos.
 */
export const handler = job((now, isTimeLeft) =>
  forEachDue('expireChatPhotos', now, isTimeLeft, async ({ PK, SK, dueAt }) => {
    const { memberId, id } = chatPhotoIn({ PK, SK })
    const photo = await findChatPhoto(memberId, id, { consistent: true })
    // The index is eventually consistent: the photo may have changed since.
    if (photo?.dueAt !== dueAt) return
    const isCome = photo.stage === 'inspecting' || (await listFiles(chatUploadPrefix(memberId, id))).length > 0
    if (isCome) console.warn({ event: 'chat_photo_set_aside', photo: id, stage: photo.stage })
    await commit(isCome ? refuseChatPhoto(memberId, id, 'not_checked', now) : removeChatPhoto(memberId, photo))
  }),
)
