import { type QueueName, queuePartition } from './index-keys.ts'
import { Due } from './job.ts'
import { count, list } from './read.ts'

/**
 * Page of a queue of staff; `next` is the cursor of the following page, or null for the last page.
 */
type Page<Item> = { items: Item[]; next: string | null }
type Bounds = { limit: number; after?: string | undefined }

/**
 * Up to `limit` items of a queue, in the order of the queue. Several queues are listed as one, in
 * their common order. The index is eventually consistent: `findItem` reads the item of an index
 * entry, and returns undefined if the item has left the queue.
 */
export async function listQueued<Item>(
  names: QueueName | readonly QueueName[],
  { newestFirst = false, ...bounds }: Bounds & { newestFirst?: boolean },
  findItem: (place: Due) => Promise<Item | undefined>,
): Promise<Page<Item>> {
  const pages = await Promise.all(
    [names].flat().map((name) => list(Due, { PK: queuePartition(name), newestFirst, ...bounds }, { index: 'due' })),
  )
  // A cursor is valid in each of the queues, as it is a position in their common order.
  const all = pages.flatMap(({ items }) => items).toSorted((a, b) => (a.dueAt < b.dueAt === newestFirst ? 1 : -1))
  const places = all.slice(0, bounds.limit)
  const isLast = all.length === places.length && pages.every(({ more }) => !more)
  const found = await Promise.all(places.map(findItem))
  return { items: found.filter((item) => item !== undefined), next: isLast ? null : places.at(-1)!.dueAt }
}

/**
 * At least `limit` entries of a queue, or all if the queue has fewer. `show` may leave out items,
 * such as those of banned members. Further pages are then read, so that items left out never hide
 * other items.
 */
export async function showQueue<Item, Shown>(
  limit: number,
  listPage: (bounds: Bounds) => Promise<Page<Item>>,
  show: (item: Item) => Promise<readonly Shown[]>,
): Promise<Shown[]> {
  const entries: Shown[] = []
  let after: string | undefined
  for (;;) {
    const { items, next } = await listPage({ limit, after })
    const shown = await Promise.all(items.map(show))
    entries.push(...shown.flat())
    if (next === null || entries.length >= limit) return entries
    after = next
  }
}

/** Number of items in a queue, including those that are not shown. */
export const countQueued = (name: QueueName): Promise<number> => count({ PK: queuePartition(name) }, { index: 'due' })
