import { logWarning } from '#functions/platform/log.ts'
import { TemporaryFailure } from '#functions/platform/refusal.ts'
import { complaintIn } from '#functions/stores/safety/evidence.ts'
import type { BatchReaction } from '#functions/table/stream.ts'
import { Conflict } from '#functions/table/transaction.ts'
import { settleEvidence } from '../settle.ts'

/**
 * Copies the photos of new complaints as evidence, locks them, and schedules their removal after
 * the decision.
 */
export const reaction: BatchReaction = {
  wants: ({ kind, before, after }) => kind === 'INSERT' || before?.keptUntil !== after?.keptUntil,
  runAll: async (changes, now) => {
    for (const { PK } of changes) {
      try {
        const state = await settleEvidence(complaintIn(PK), now)
        if (state === 'due') console.warn({ event: 'evidence_photo_not_found', key: PK })
      } catch (error) {
        // The complaint was decided during the copy: the reaction to that change settles the
        // evidence.
        if (error instanceof Conflict) continue
        // A failing bucket must not delay later changes in the stream: the job retries every
        // minute, and also settles the rest, so that the batch waits for the bucket only once.
        logWarning('evidence_not_settled', error, { key: PK })
        if (error instanceof TemporaryFailure) return
      }
    }
  },
}
