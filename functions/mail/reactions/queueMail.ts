import { logError } from '#functions/platform/log.ts'
import { enqueue } from '#functions/platform/queue.ts'
import type { QueueName } from '#functions/platform/resources.ts'
import { addedMail, type MailMessage, postponeMail } from '#functions/stores/mail/outbox.ts'
import type { BatchReaction } from '#functions/table/stream.ts'
import { apply, ignoreConflict } from '#functions/table/transaction.ts'

/** Puts each new mail of the outbox into its queue. */
export const reaction: BatchReaction = {
  runAll: async (changes, now) => {
    const added = changes.map(addedMail)
    for (const queue of new Set(added.map((mail) => mail.queue))) {
      const own = added.filter((mail) => mail.queue === queue)
      await queueAll(
        queue,
        own.map(({ message }) => message),
        now,
      )
    }
  },
}

/**
 * If the queue fails, leaves the mails to the job `retryMail`: the stream drops a change after a
 * few attempts, so an outage of the queue would lose its mails. Mails that the queue has accepted
 * are postponed too; their messages then have no effect.
 */
async function queueAll(queue: QueueName, messages: readonly MailMessage[], now: Date): Promise<void> {
  try {
    await enqueue(queue, messages)
  } catch (error) {
    logError('mails_not_queued', error, { queue })
    await Promise.all(messages.map((message) => apply(postponeMail(message, {}, now)).catch(ignoreConflict)))
  }
}
