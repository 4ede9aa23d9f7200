import { forEachDue, job } from '#functions/lib/job.ts'
import { settleEvidence } from '../settle.ts'
import { complaintIn } from '../store.ts'

/** Settles what the stream's reaction could not, because the bucket did not answer. */
export const handler = job((now, isTimeLeft) =>
  forEachDue('settleEvidence', now, isTimeLeft, ({ PK }) => settleEvidence(complaintIn(PK))),
)
