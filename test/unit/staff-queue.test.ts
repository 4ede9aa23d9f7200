import { expect, test } from 'vitest'
import { showQueue } from '#functions/table/staff-queue.ts'

/** A queue of numbers, read in pages of `limit`. `asked` has the requested cursors. */
function openQueue(items: readonly number[]) {
  const asked: (string | undefined)[] = []
  const listPage = async ({ limit, after }: { limit: number; after?: string | undefined }) => {
    asked.push(after)
    const start = after === undefined ? 0 : Number(after)
    const end = start + limit
    return { items: items.slice(start, end), next: end < items.length ? String(end) : null }
  }
  return { listPage, asked }
}
const isShown = async (item: number) => (item > 0 ? [item] : [])

test('MOD-14 pages of items that are not shown hide none behind them', async () => {
  const { listPage, asked } = openQueue([0, 0, 0, 0, 1, 0, 2, 3, 4])
  expect([await showQueue(2, listPage, isShown), asked]).toEqual([
    [1, 2, 3],
    [undefined, '2', '4', '6'],
  ])
})

test('MOD-14 a queue is read no further than its end', async () => {
  const { listPage, asked } = openQueue([1, 0, 0])
  expect([await showQueue(2, listPage, isShown), asked]).toEqual([[1], [undefined, '2']])
})

test('MOD-11 an item with several entries is shown as a whole', async () => {
  const { listPage } = openQueue([1, 2, 3])
  expect(await showQueue(2, listPage, async (item) => [item, item])).toEqual([1, 1, 2, 2])
})
