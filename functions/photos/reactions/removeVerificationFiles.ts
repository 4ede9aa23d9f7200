import { removeFile } from '#functions/platform/bucket.ts'
import { verificationKey, verificationUploadKey } from '#functions/platform/bucket-paths.ts'
import { memberIn } from '#functions/table/key.ts'
import type { BatchReaction } from '#functions/table/stream.ts'

/**
 * Removes the picture of a photo verification once it is approved, refused, withdrawn or ended with
 * the account. A reaction, so that the picture is removed whichever way the verification ends.
 */
export const reaction: BatchReaction = {
  wants: ({ kind, before, after }) => kind === 'REMOVE' || (after?.stage === 'refused' && before?.stage !== 'refused'),
  runAll: async (changes) => {
    for (const { PK, before } of changes) {
      const memberId = memberIn(PK)
      const id = String(before?.id)
      await Promise.all([removeFile(verificationUploadKey(memberId, id)), removeFile(verificationKey(memberId, id))])
    }
  },
}
