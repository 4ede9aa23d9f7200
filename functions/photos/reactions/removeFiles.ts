import { keys } from '#functions/data/keys.ts'
import { removeFile, removeFiles } from '#functions/lib/bucket.ts'
import type { BatchReaction } from '#functions/lib/stream.ts'
import { invalidatePhotos } from '../invalidate.ts'
import { photoIn, renditionsPrefix, uploadKey } from '../store.ts'

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
