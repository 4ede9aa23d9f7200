import { ulid } from 'ulid'
import { afterEach, expect, test, vi } from 'vitest'
import { due, dueShards } from '#functions/table/index-keys.ts'
import { type Due, forEachDue, forEachDueInOrder } from '#functions/table/job.ts'
import { keys } from '#functions/table/keys.ts'
import * as read from '#functions/table/read.ts'
import { apply, commit } from '#functions/table/transaction.ts'
import { put, remove } from '#functions/table/write.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack()
afterEach(() => void vi.restoreAllMocks())
const job = 'retryInvalidations'
const hourMs = 3_600_000

/**
 * Adds one item for each of `minutes`, and returns the partition keys. An item is due that many
 * minutes after the time one hour ago, so 60 is now.
 */
async function addDue(minutes: readonly number[]): Promise<string[]> {
  const now = stack.clock.now().getTime()
  const items = minutes.map((minute) => ({ id: ulid(now), at: new Date(now - hourMs + minute * 60_000) }))
  await commit(items.map(({ id, at }) => put(keys.invalidation(id), due(job, at, id))))
  return items.map(({ id }) => keys.invalidation(id).PK)
}

const removeItem = ({ PK, SK }: Due) => apply(remove({ PK, SK }))

test('due items are spread over the partitions, and each is handled once, the oldest of a partition first', async () => {
  const added = await addDue(Array.from({ length: 40 }, (_, minute) => minute))
  const handled: Due[] = []
  const run = (now: Date) =>
    forEachDue(
      job,
      now,
      () => true,
      async (item) => {
        handled.push(item)
        await removeItem(item)
      },
    )
  await run(stack.clock.now())
  expect(handled.map(({ PK }) => PK).sort()).toEqual([...added].sort())
  const partitions = Map.groupBy(handled, ({ dueAt }) => due(job, new Date(0), dueAt.split('#')[1]!).dueJob)
  expect(partitions.size).toBe(dueShards)
  for (const items of partitions.values()) {
    const moments = items.map(({ dueAt }) => dueAt)
    expect(moments).toEqual([...moments].sort())
  }
  await run(stack.clock.now())
  expect(handled).toHaveLength(added.length)
})

test('a failing due item blocks no other and is due again, and an item not yet due waits', async () => {
  const [failing] = await addDue([0, 1, 2])
  const [later] = await addDue([61])
  const failed = vi.spyOn(console, 'error').mockReturnValue()
  const handled: string[] = []
  const run = (now: Date, isFailing: boolean) =>
    forEachDue(
      job,
      now,
      () => true,
      async (item) => {
        if (isFailing && item.PK === failing) throw new Error('the service is down')
        handled.push(item.PK)
        await removeItem(item)
      },
    )
  await run(stack.clock.now(), true)
  expect(handled).toHaveLength(2)
  expect(failed).toHaveBeenCalledOnce()
  await run(stack.clock.now(), false)
  expect(handled).toHaveLength(3)
  expect(handled).toContain(failing)
  expect(handled).not.toContain(later)
  await run(new Date(stack.clock.now().getTime() + hourMs), false)
  expect(handled).toContain(later)
})

test('due items in order are handled although one partition cannot be read, whose items are due again', async () => {
  const added = await addDue(Array.from({ length: 40 }, (_, minute) => minute))
  const failed = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(read, 'list').mockRejectedValueOnce(new Error('the table is down'))
  const handled: string[] = []
  const run = () =>
    forEachDueInOrder(
      job,
      stack.clock.now(),
      () => true,
      (items) => items,
      async (item) => {
        handled.push(item.PK)
        await removeItem(item)
      },
    )
  await run()
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ event: 'due_items_unread', job }))
  expect(handled.length).toBeGreaterThan(0)
  expect(handled.length).toBeLessThan(added.length)
  await run()
  expect(handled.sort()).toEqual([...added].sort())
})

test('a run without time left begins no further item, even one by one, and the next run continues', async () => {
  const added = await addDue([0, 1, 2, 3, 4, 5, 6, 7])
  const handled: string[] = []
  let looks = dueShards + 3
  await forEachDue(
    job,
    stack.clock.now(),
    () => looks-- > 0,
    async (item) => {
      handled.push(item.PK)
      await removeItem(item)
    },
    { isOneByOne: true },
  )
  expect(handled.length).toBeGreaterThan(0)
  expect(handled.length).toBeLessThan(added.length)
  await forEachDue(
    job,
    stack.clock.now(),
    () => true,
    async (item) => {
      handled.push(item.PK)
      await removeItem(item)
    },
  )
  expect(handled.sort()).toEqual([...added].sort())
})
