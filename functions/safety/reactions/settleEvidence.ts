import { logWarning } from '#functions/lib/log.ts'
import type { Reaction } from '#functions/lib/stream.ts'
import { complaintIn, isEvidence } from '../evidence-store.ts'
import { settleEvidence } from '../settle.ts'

/** Copies the photos of a complaint as soon as it is filed, and removes them as soon as it is answered. */
export const reaction: Reaction = {
  wants: ({ kind, PK, SK, before, after }) =>
    isEvidence(PK, SK) && (kind === 'INSERT' || (kind === 'MODIFY' && before?.isSpent !== after?.isSpent)),
  run: async ({ PK }) => {
    try {
      await settleEvidence(complaintIn(PK))
    } catch (error) {
      // A bucket that does not answer must not hold up the mails behind it: the job tries again, every minute.
      logWarning('evidence_not_settled', error, { key: PK })
    }
  },
}
