import { forEachDue, job } from '#functions/table/job.ts'
import { deliverAgain } from '../deliver.ts'

/** Tries again what the mail service did not take. */
export const handler = job((now, isTimeLeft) =>
  forEachDue('retryMail', now, isTimeLeft, (mail) => deliverAgain(mail, mail.dueAt, now)),
)
