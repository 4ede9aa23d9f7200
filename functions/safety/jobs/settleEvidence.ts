import { forEachDue, job } from '#functions/lib/job.ts'
import { complaintIn } from '../evidence-store.ts'
import { settleEvidence } from '../settle.ts'

/** Settles what the stream's reaction could not, because the bucket did not answer. */
export const handler = job((now, isTimeLeft) =>
  forEachDue('settleEvidence', now, isTimeLeft, ({ PK }) => settleEvidence(complaintIn(PK))),
)
