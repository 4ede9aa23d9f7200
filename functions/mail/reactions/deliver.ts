import { isOutbox } from '#functions/stores/mail/outbox.ts'
import type { Reaction } from '#functions/table/stream.ts'
import { deliver } from '../deliver.ts'

/** Sends a mail as soon as it is in the outbox. */
export const reaction: Reaction = {
  wants: ({ kind, SK }) => kind === 'INSERT' && isOutbox(SK),
  run: (change, now) => deliver(change, now),
}
