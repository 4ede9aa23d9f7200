import { forEachDue, job } from '#functions/table/job.ts'
import { deliverAgain } from '../deliver.ts'

/** Retries mails that the mail service did not accept. */
export const handler = job((now, isTimeLeft) =>
  forEachDue('retryMail', now, isTimeLeft, (mail) => deliverAgain(mail, mail.dueAt, now)),
)
