import { forEachDue, job } from '#functions/table/job.ts'
import { memberIn } from '#functions/table/key.ts'
import { warnOfFraud } from '../fraud-warning.ts'

/**
 * Warns the members who exchanged messages with an account banned for fraud (MOD-13). If a run has
 * not enough time, the next run resumes.
 */
export const handler = job((now, isTimeLeft) =>
  forEachDue('warnOfFraud', now, isTimeLeft, ({ PK }) => warnOfFraud(memberIn(PK), now, isTimeLeft)),
)
