import { complaintIn } from '#functions/stores/safety/evidence.ts'
import { forEachDue, job } from '#functions/table/job.ts'
import { settleEvidence } from '../settle.ts'

/**
 * Copies photos that the reaction could not copy because the bucket failed, and removes evidence
 * whose retention has ended.
 */
export const handler = job((now, isTimeLeft) =>
  forEachDue('settleEvidence', now, isTimeLeft, ({ PK }) => settleEvidence(complaintIn(PK), now)),
)
