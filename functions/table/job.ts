import * as z from 'zod/mini'
import { readClock } from '#functions/platform/clock.ts'
import { guarded, logError } from '#functions/platform/log.ts'
import { type DueJob, dueItemsOf, dueShards, type Queue, queuePartition } from './index-keys.ts'
import { list } from './read.ts'
import { Conflict } from './transaction.ts'

/** Due item as read from the sparse index, which holds keys only. */
export const Due = z.object({ PK: z.string(), SK: z.string(), dueAt: z.string() })
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

type DueOptions = {
  /** Processes one item at a time, for work that needs much memory. */
  isOneByOne?: true
}

/**
 * Runs `act` on every due item of a job. Partitions are processed concurrently, and the items of
 * each partition one by one, oldest first. `act` must claim its item by a conditional write that
 * removes or postpones the item, so that only one of two parallel runs acts. If `act` fails, the
 * error is logged and the item stays due for the next run. Items for which no time was left also
 * stay due.
 */
export async function forEachDue(
  name: DueJob,
  now: Date,
  isTimeLeft: () => boolean,
  act: (due: Due) => Promise<void>,
  { isOneByOne }: DueOptions = {},
): Promise<void> {
  const shards = Array.from({ length: dueShards }, (_, shard) => shard)
  const handle = (shard: number) => forEachUntil(name, dueItemsOf(name, shard), now, isTimeLeft, act)
  if (isOneByOne) {
    for (const shard of shards) await handle(shard)
    return
  }
  // Waits for all partitions, even if one fails, as no work may continue after the function has
  // returned.
  const ended = await Promise.allSettled(shards.map(handle))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
}

/**
 * As `forEachDue`, but one item at a time in the order of `sort`, for items that share a limit.
 * `act` also gets the number of items that remain, including the current one. If a partition cannot
 * be read, the error is logged and the items of the others are processed.
 */
export async function forEachDueInOrder(
  name: DueJob,
  now: Date,
  isTimeLeft: () => boolean,
  sort: (items: readonly Due[]) => readonly Due[],
  act: (due: Due, remaining: number) => Promise<void>,
): Promise<void> {
  const items: Due[] = []
  const collected = forEachDue(name, now, isTimeLeft, async (item) => void items.push(item))
  await collected.catch((error: unknown) => logError('due_items_unread', error, { job: name }))
  for (const [at, item] of sort(items).entries()) {
    if (!isTimeLeft()) return
    await actOn(name, item, (due) => act(due, items.length - at))
  }
}

/** Runs `act` on every item of a queue of staff that has waited since `until` or longer. */
export const forEachQueued = (
  name: Queue,
  until: Date,
  isTimeLeft: () => boolean,
  act: (due: Due) => Promise<void>,
): Promise<void> => forEachUntil(name, { PK: queuePartition(name) }, until, isTimeLeft, act)

async function forEachUntil(
  name: DueJob | Queue,
  { PK }: { PK: string },
  last: Date,
  isTimeLeft: () => boolean,
  act: (due: Due) => Promise<void>,
): Promise<void> {
  let after: string | undefined
  while (isTimeLeft()) {
    const until = `${last.toISOString()}#~`
    const { items, more } = await list(
      Due,
      { PK, between: [after ? `${after}\0` : '0', until], limit: batchSize },
      { index: 'due' },
    )
    for (const item of items) {
      if (!isTimeLeft()) return
      await actOn(name, item, act)
      after = item.dueAt
    }
    if (!more) return
  }
}

async function actOn(name: DueJob | Queue, item: Due, act: (due: Due) => Promise<void>): Promise<void> {
  try {
    await act(item)
  } catch (error) {
    // A conflict means that another run, or the member, has changed the item first.
    if (!(error instanceof Conflict)) logError('due_item_failed', error, { job: name, key: item.PK })
  }
}
