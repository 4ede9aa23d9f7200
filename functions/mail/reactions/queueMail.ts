import { enqueue } from '#functions/platform/queue.ts'
import { addedMail, isOutbox } from '#functions/stores/mail/outbox.ts'
import type { BatchReaction } from '#functions/table/stream.ts'

/** Puts each new mail of the outbox into its queue. */
export const reaction: BatchReaction = {
  wants: ({ kind, SK }) => kind === 'INSERT' && isOutbox(SK),
  runAll: async (changes) => {
    const added = changes.map(addedMail)
    for (const queue of new Set(added.map((mail) => mail.queue))) {
      const own = added.filter((mail) => mail.queue === queue)
      await enqueue(
        queue,
        own.map(({ message }) => message),
      )
    }
  },
}
