import { removeFile } from '#functions/platform/bucket.ts'
import { verificationKey, verificationUploadKey } from '#functions/platform/bucket-paths.ts'
import { keys, memberIn } from '#functions/table/keys.ts'
import type { BatchReaction } from '#functions/table/stream.ts'

/**
 * Removes the picture of a photo verification that was approved, refused or withdrawn, or whose
 * member left or was banned. A reaction to the table, so that nothing can end it without the
 * picture.
 */
export const reaction: BatchReaction = {
  wants: ({ SK, kind, before, after }) =>
    SK === keys.verification('').SK &&
    (kind === 'REMOVE' || (after?.stage === 'refused' && before?.stage !== 'refused')),
  runAll: async (changes) => {
    for (const { PK, before } of changes) {
      const memberId = memberIn(PK)
      const id = String(before?.id)
      await Promise.all([removeFile(verificationUploadKey(memberId, id)), removeFile(verificationKey(memberId, id))])
    }
  },
}
