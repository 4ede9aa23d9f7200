import type { Reaction } from '#functions/lib/stream.ts'
import { deliver } from '../deliver.ts'
import { isOutbox, mailIn } from '../outbox.ts'

/** Sends what was ordered, as soon as the order stands. */
export const reaction: Reaction = {
  pace: 'delivery',
  wants: ({ kind, PK }) => kind === 'INSERT' && isOutbox(PK),
  run: ({ PK }, now) => deliver(mailIn(PK), now),
}
