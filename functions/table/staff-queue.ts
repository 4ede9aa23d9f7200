import { type QueueName, queuePartition } from './index-keys.ts'
import { Due } from './job.ts'
import { count, list } from './read.ts'

/**
 * Page of a queue of staff; `next` is the cursor of the following page, or null for the last page.
 */
type Page<Item> = { items: Item[]; next: string | null }
type Bounds = { limit: number; after?: string | undefined }

/**
 * Up to `limit` items of a queue, in the order of the queue. The index is eventually consistent:
 * `findItem` reads the item of an index entry, and returns undefined if the item has left the
 * queue.
 */
export async function listQueued<Item>(
  name: QueueName,
  { newestFirst = false, ...bounds }: Bounds & { newestFirst?: boolean },
  findItem: (place: Due) => Promise<Item | undefined>,
): Promise<Page<Item>> {
  const range = { PK: queuePartition(name), newestFirst, ...bounds }
  const { items: places, more } = await list(Due, range, { index: 'due' })
  const found = await Promise.all(places.map(findItem))
  return { items: found.filter((item) => item !== undefined), next: more ? places.at(-1)!.dueAt : null }
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
