import { removeFile, removeFiles } from '#functions/platform/bucket.ts'
import { photoIn, renditionsPrefix, uploadKey } from '#functions/stores/photos/photo.ts'
import { keys } from '#functions/table/keys.ts'
import type { BatchReaction } from '#functions/table/stream.ts'
import { invalidatePhotos } from '../invalidate.ts'

const isPhoto = (SK: string) => SK.startsWith(keys.photo('', '').SK)

/**
 * A photo that left the table, whoever took it out, or that was refused, leaves the bucket and the edge's copies too: nothing of it can be opened any more,
 * not even by an address that is still signed. It follows from the table, so no call can remove the one and lose the other.
 */
export const reaction: BatchReaction = {
  wants: ({ SK, kind, before, after }) =>
    isPhoto(SK) && (kind === 'REMOVE' || (after?.status === 'rejected' && before?.status !== 'rejected')),
  runAll: async (changes, now) => {
    const photos = changes.map(photoIn)
    for (const { memberId, id } of photos)
      await Promise.all([removeFile(uploadKey(memberId, id)), removeFiles(renditionsPrefix(memberId, id))])
    await invalidatePhotos(photos, now)
  },
}
