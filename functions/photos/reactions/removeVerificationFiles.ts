import { verificationKey, verificationUploadKey } from '#functions/platform/bucket-paths.ts'
import { removeOrRetry } from '#functions/stores/photos/file-removal.ts'
import { memberIn } from '#functions/table/key.ts'
import type { BatchReaction } from '#functions/table/stream.ts'

/**
 * Removes the picture of a photo verification once it is approved, refused, withdrawn or ended with
 * the account. A reaction, so that the picture is removed whichever way the verification ends.
 */
export const reaction: BatchReaction = {
  wants: ({ kind, before, after }) => kind === 'REMOVE' || (after?.stage === 'refused' && before?.stage !== 'refused'),
  runAll: (changes, now) => {
    const removals = changes.map(({ id: change, PK, before }) => {
      const memberId = memberIn(PK)
      const id = String(before?.id)
      const files = [verificationUploadKey(memberId, id), verificationKey(memberId, id)]
      return { change, removal: { files, folders: [] } }
    })
    return removeOrRetry(removals, now)
  },
}
