import { logWarning } from '#functions/platform/log.ts'
import { complaintIn } from '#functions/stores/safety/evidence.ts'
import type { Reaction } from '#functions/table/stream.ts'
import { Conflict } from '#functions/table/transaction.ts'
import { settleEvidence } from '../settle.ts'

/**
 * Copies the photos of a new complaint as evidence, locks them, and schedules their removal after
 * the decision.
 */
export const reaction: Reaction = {
  wants: ({ kind, before, after }) => kind === 'INSERT' || before?.keptUntil !== after?.keptUntil,
  run: async ({ PK }, now) => {
    try {
      const state = await settleEvidence(complaintIn(PK), now)
      if (state === 'due') console.warn({ event: 'evidence_photo_not_found', key: PK })
    } catch (error) {
      // The complaint was decided while the photos were copied: the reaction to that change settles
      // the evidence.
      if (error instanceof Conflict) return
      // A failing bucket must not delay later changes in the stream: the job retries every minute.
      logWarning('evidence_not_settled', error, { key: PK })
    }
  },
}
