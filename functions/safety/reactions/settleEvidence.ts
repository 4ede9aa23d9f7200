import { logWarning } from '#functions/platform/log.ts'
import { complaintIn, isEvidence } from '#functions/stores/safety/evidence.ts'
import type { Reaction } from '#functions/table/stream.ts'
import { Conflict } from '#functions/table/transaction.ts'
import { settleEvidence } from '../settle.ts'

/** Copies the photos of a complaint as soon as it is filed, and notes when they go as soon as it is decided. */
export const reaction: Reaction = {
  wants: ({ kind, PK, SK, before, after }) =>
    isEvidence(PK, SK) && (kind === 'INSERT' || (kind === 'MODIFY' && before?.keptUntil !== after?.keptUntil)),
  run: async ({ PK }, now) => {
    try {
      await settleEvidence(complaintIn(PK), now)
    } catch (error) {
      // Decided while it was copied: that change comes here too.
      if (error instanceof Conflict) return
      // A bucket that does not answer must not hold up the mails behind it: the job tries again, every minute.
      logWarning('evidence_not_settled', error, { key: PK })
    }
  },
}
