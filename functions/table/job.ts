import * as z from 'zod/mini'
import { readClock } from '#functions/platform/clock.ts'
import { guarded, logError } from '#functions/platform/log.ts'
import type { DueJob } from './keys.ts'
import { list } from './read.ts'
import { Conflict } from './transaction.ts'

/** Due item as the sparse index holds it: keys only. */
const Due = z.object({ PK: z.string(), SK: z.string(), dueAt: z.string() })
export type Due = z.infer<typeof Due>

const batchSize = 25
/** A job stops before its timeout; the remaining items are due at the next run. */
const secondsToSpare = 5

type JobContext = { getRemainingTimeInMillis: () => number }

/** Job that AWS starts on a schedule. `run` gets the time of the run. */
export const job = (run: (now: Date, isTimeLeft: () => boolean) => Promise<void>) =>
  guarded((_event: unknown, context: JobContext) =>
    run(readClock(), () => context.getRemainingTimeInMillis() > secondsToSpare * 1000),
  )

/**
 * Runs `act` for every due item of one kind, oldest first. `act` claims its item by a conditional
 * write that also removes or postpones it in the index, so an item that two runs see is processed
 * once. A failure stops no other item: it is logged and due again at a later run.
 */
export async function forEachDue(
  name: DueJob,
  now: Date,
  isTimeLeft: () => boolean,
  act: (due: Due) => Promise<void>,
): Promise<void> {
  let after: string | undefined
  while (isTimeLeft()) {
    const until = `${now.toISOString()}#~`
    const { items, more } = await list(
      Due,
      { PK: `DUE#${name}`, between: [after ? `${after}\0` : '0', until], limit: batchSize },
      { index: 'due' },
    )
    for (const item of items) {
      try {
        await act(item)
      } catch (error) {
        // Another run or the member was first: nothing left to do.
        if (!(error instanceof Conflict)) logError('due_item_failed', error, { job: name, key: item.PK })
      }
      after = item.dueAt
    }
    if (!more) return
  }
}
