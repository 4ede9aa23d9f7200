import { isOutbox } from '#functions/stores/mail/outbox.ts'
import type { Reaction } from '#functions/table/stream.ts'
import { deliver } from '../deliver.ts'

/** Sends what was ordered, as soon as the order stands. */
export const reaction: Reaction = {
  wants: ({ kind, SK }) => kind === 'INSERT' && isOutbox(SK),
  run: (change, now) => deliver(change, now),
}
