import type { Reaction } from '#functions/lib/stream.ts'
import { deliver } from '../deliver.ts'
import { isOutbox } from '../outbox.ts'

/** Sends what was ordered, as soon as the order stands. */
export const reaction: Reaction = {
  wants: ({ kind, SK }) => kind === 'INSERT' && isOutbox(SK),
  run: (change, now) => deliver(change, now),
}
