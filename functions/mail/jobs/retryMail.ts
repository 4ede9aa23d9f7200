import { enqueue } from '#functions/platform/queue.ts'
import { claimMail, findMail, postponeMail, queueOf, removeMail } from '#functions/stores/mail/outbox.ts'
import { type Due, forEachDue, job } from '#functions/table/job.ts'
import type { Key } from '#functions/table/key.ts'
import { apply, ignoreConflict } from '#functions/table/transaction.ts'

/** Queues mails again that were lost, or that their queue or the mail service did not accept. */
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
  const { write, message } = claimMail(key, item, now)
  await apply(write)
  try {
    await enqueue(queueOf(item.mail), [message])
  } catch (error) {
    await countFailure(key, now)
    throw error
  }
}

/**
 * Counts a message that the queue refused as a failed attempt, so that the mail does not wait as if
 * it were queued.
 */
async function countFailure(key: Key, now: Date): Promise<void> {
  const item = await findMail(key, now)
  if (item) await apply(postponeMail(key, item, now)).catch(ignoreConflict)
}
