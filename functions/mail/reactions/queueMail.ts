import { logError } from '#functions/platform/log.ts'
import { enqueue } from '#functions/platform/queue.ts'
import type { QueueName } from '#functions/platform/resources.ts'
import { type AddedMail, addedMail, postponeMail } from '#functions/stores/mail/outbox.ts'
import type { BatchReaction } from '#functions/table/stream.ts'
import { apply, ignoreConflict } from '#functions/table/transaction.ts'

/** Puts each new mail of the outbox into its queue. */
export const reaction: BatchReaction = {
  runAll: async (changes, now) => {
    const added = changes.map(addedMail)
    for (const queue of new Set(added.map((mail) => mail.queue))) {
      const own = added.filter((mail) => mail.queue === queue)
      await queueAll(queue, own, now)
    }
  },
}

/**
 * If the queue fails, leaves the mails to the job `retryMail`, which queues them a minute later.
 * Mails that the queue has accepted are postponed too; their messages then have no effect.
 */
async function queueAll(queue: QueueName, mails: readonly AddedMail[], now: Date): Promise<void> {
  try {
    await enqueue(
      queue,
      mails.map(({ message }) => message),
    )
  } catch (error) {
    logError('mails_not_queued', error, { queue })
    await Promise.all(
      mails.map(({ message, dueAt }) => apply(postponeMail(message, { dueAt }, now)).catch(ignoreConflict)),
    )
  }
}
