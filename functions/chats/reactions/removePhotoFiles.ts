import { removeFiles } from '#functions/platform/bucket.ts'
import { chatUploadPrefix, messagePhotoId, renditionsPrefix } from '#functions/platform/bucket-paths.ts'
import { chatPhotoIn, isChatPhoto } from '#functions/stores/chats/photo.ts'
import { invalidatePhotos } from '#functions/stores/photos/invalidate.ts'
import { keys } from '#functions/table/keys.ts'
import type { BatchReaction, Change } from '#functions/table/stream.ts'

const { prefix } = keys.messages('')

/** Whether a photo on its way was refused, cancelled or purged; the files of a sent one stay. */
const isDropped = ({ kind, before, after }: Change): boolean =>
  kind === 'REMOVE' ? before?.stage !== 'sent' : after?.stage === 'refused' && before?.stage !== 'refused'

/** Whether a message with a photo was removed, by the purge of either member. */
const isMessageRemoved = ({ SK, kind, before }: Change): boolean =>
  SK.startsWith(prefix) && kind === 'REMOVE' && before?.type === 'image'

const photoOf = (change: Change): { memberId: string; id: string } =>
  isChatPhoto(change) ? chatPhotoIn(change) : { memberId: String(change.before?.from), id: String(change.before?.id) }

/**
 * Removes the files of a photo that was not sent, or whose message was removed, from bucket and
 * CDN. A reaction to the table, so that nothing can remove the row without the files.
 */
export const reaction: BatchReaction = {
  wants: (change) => (isChatPhoto(change) ? isDropped(change) : isMessageRemoved(change)),
  runAll: async (changes, now) => {
    const photos = changes.map(photoOf).map(({ memberId, id }) => ({ memberId, id, files: messagePhotoId(id) }))
    for (const { memberId, id, files } of photos)
      await Promise.all([removeFiles(chatUploadPrefix(memberId, id)), removeFiles(renditionsPrefix(memberId, files))])
    await invalidatePhotos(
      photos.map(({ memberId, files }) => ({ memberId, id: files })),
      now,
    )
  },
}
