import { uploadKey } from '#functions/platform/bucket-paths.ts'
import { removeOrRetry } from '#functions/stores/photos/file-removal.ts'
import { photoIn } from '#functions/stores/photos/photo.ts'
import { forgetPicture } from '#functions/stores/photos/pictures.ts'
import type { BatchReaction } from '#functions/table/stream.ts'
import { commitEach } from '#functions/table/transaction.ts'

/**
 * Removes the files of a removed or refused photo from bucket and CDN, so that not even a URL with
 * a valid signature opens them. Also removes its image hash, with which inspections compare other
 * photos. A reaction to the table, so that no call can remove the row without the files.
 */
export const reaction: BatchReaction = {
  wants: ({ kind, before, after }) =>
    kind === 'REMOVE' || (after?.status === 'rejected' && before?.status !== 'rejected'),
  runAll: async (changes, now) => {
    for (const change of changes) await commitEach(forgetPicture(photoIn(change), change.before?.imageHash))
    const removals = changes.map((change) => {
      const photo = photoIn(change)
      return { change: change.id, removal: { files: [uploadKey(photo.memberId, photo.id)], folders: [], photo } }
    })
    await removeOrRetry(removals, now)
  },
}
