import { forEachDue, job } from '#functions/lib/job.ts'
import { complaintIn } from '../evidence-store.ts'
import { settleEvidence } from '../settle.ts'

/** Copies what the stream's reaction could not, as the bucket did not answer, and removes evidence whose time is over. */
export const handler = job((now, isTimeLeft) =>
  forEachDue('settleEvidence', now, isTimeLeft, ({ PK }) => settleEvidence(complaintIn(PK), now)),
)
