import { Conflict } from '#functions/data/table.ts'
import { logWarning } from '#functions/lib/log.ts'
import type { Reaction } from '#functions/lib/stream.ts'
import { complaintIn, isEvidence } from '../evidence-store.ts'
import { settleEvidence } from '../settle.ts'

/** Copies the photos of a complaint as soon as it is filed, and notes when they go as soon as it is decided. */
export const reaction: Reaction = {
  pace: 'delivery',
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
