import { enqueue } from '#functions/platform/queue.ts'
import { findMail, type MailMessage, postponeMail, queueOf, removeMail } from '#functions/stores/mail/outbox.ts'
import { type Due, forEachDue, job } from '#functions/table/job.ts'
import { apply } from '#functions/table/transaction.ts'

/** Queues mails again that the mail service or their queue did not accept, or that were lost. */
export const handler = job((now, isTimeLeft) => forEachDue('retryMail', now, isTimeLeft, (due) => queueAgain(due, now)))

/** Claims the mail before it is queued, as two runs may find it. */
async function queueAgain({ PK, SK, dueAt }: Due, now: Date): Promise<void> {
  const key = { PK, SK }
  const item = await findMail(key, now)
  if (!item) {
    console.info({ event: 'mail_gone', id: SK })
    return apply(removeMail(key))
  }
  if (item.dueAt !== dueAt) return
  await apply(postponeMail(key, item, now))
  const message: MailMessage = { ...key, tries: (item.tries ?? 0) + 1 }
  await enqueue(queueOf(item.mail), [message])
}
