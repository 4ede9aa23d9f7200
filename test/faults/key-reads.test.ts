import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { TableUnavailable } from '#functions/table/client.ts'
import type { Key } from '#functions/table/key.ts'
import { find, findEach } from '#functions/table/read.ts'
import { apply } from '#functions/table/transaction.ts'
import { put } from '#functions/table/write.ts'
import { openProxiedStack } from '#test/support/proxied-stack.ts'
import { unitsOf } from '#test/support/table-proxy.ts'
import { newId } from '#test/support/visitor.ts'

const { proxy } = await openProxiedStack({ reactions: false })
beforeEach(() => {
  proxy.calls.length = 0
})
afterEach(() => {
  proxy.fate = () => 'pass'
})

const Numbered = z.object({ n: z.int() })
const key = (SK = newId()): Key => ({ PK: 'KEY_READS', SK })
const write = (to: Key, n: unknown) => apply(put(to, { n }))

/** Adds items numbered from 0 on, and returns their keys. */
async function addItems(count: number): Promise<Key[]> {
  const keys = Array.from({ length: count }, () => key())
  await Promise.all(keys.map((to, n) => write(to, n)))
  proxy.calls.length = 0
  return keys
}

type Sent = { RequestItems?: Record<string, { Keys: unknown[]; ConsistentRead: boolean }>; ConsistentRead?: boolean }

/** Operation, number of keys and consistency of each read request. */
const requests = () =>
  proxy.calls.map(({ operation, input }) => {
    const { RequestItems, ConsistentRead } = input as Sent
    const [batch] = Object.values(RequestItems ?? {})
    return [operation, batch?.Keys.length ?? 1, batch?.ConsistentRead ?? ConsistentRead]
  })

describe('key reads of one tick', () => {
  test('are one request, with each key once', async () => {
    const [a, b] = (await addItems(2)) as [Key, Key]
    const found = await Promise.all([
      find(Numbered, a),
      find(Numbered, b),
      find(Numbered, a),
      find(Numbered, key()),
      findEach(Numbered, [b, key()]),
    ])
    expect(found).toEqual([{ n: 0 }, { n: 1 }, { n: 0 }, undefined, [{ n: 1 }]])
    expect(requests()).toEqual([['BatchGetItem', 4, false]])
  })

  test('include reads that follow already resolved promises', async () => {
    const [a, b] = (await addItems(2)) as [Key, Key]
    const later = async () => {
      for (let step = 0; step < 5; step++) await Promise.resolve()
      return find(Numbered, b)
    }
    expect(await Promise.all([find(Numbered, a), later()])).toEqual([{ n: 0 }, { n: 1 }])
    expect(requests()).toEqual([['BatchGetItem', 2, false]])
  })

  test('are two requests when only some are consistent, and cost as much as single reads', async () => {
    const [a, b, c, d] = (await addItems(4)) as [Key, Key, Key, Key]
    const consistent = { consistent: true }
    await Promise.all([
      find(Numbered, a),
      find(Numbered, a, consistent),
      find(Numbered, b),
      find(Numbered, c, consistent),
      find(Numbered, d, consistent),
    ])
    expect(requests().sort()).toEqual([
      ['BatchGetItem', 2, false],
      ['BatchGetItem', 3, true],
    ])
    expect(unitsOf(proxy.calls)).toBe(4)
  })

  test('are a GetItem when there is one key', async () => {
    const [a] = (await addItems(1)) as [Key]
    expect(await find(Numbered, a, { consistent: true })).toEqual({ n: 0 })
    expect(await findEach(Numbered, [a])).toEqual([{ n: 0 }])
    expect(requests()).toEqual([
      ['GetItem', 1, true],
      ['GetItem', 1, false],
    ])
  })

  test('are split into requests of 100 keys', async () => {
    const keys = await addItems(205)
    const found = await Promise.all(keys.map((one) => find(Numbered, one)))
    expect(found.map((item) => item?.n)).toEqual(keys.map((_, n) => n))
    expect(
      requests()
        .map(([, count]) => count)
        .sort(),
    ).toEqual([100, 100, 5])
  })
})

describe('a read in a batch', () => {
  test('fails alone when its item does not fit its shape', async () => {
    const [a, broken] = (await addItems(2)) as [Key, Key]
    await write(broken, 'text')
    const [whole, refused] = await Promise.allSettled([find(Numbered, a), find(Numbered, broken)])
    expect(whole).toEqual({ status: 'fulfilled', value: { n: 0 } })
    expect(refused).toMatchObject({ status: 'rejected', reason: { name: '$ZodError' } })
  })

  test('fails with all others of the request when the table does not answer', async () => {
    const keys = await addItems(3)
    proxy.fate = () => 'unavailable'
    const outcomes = await Promise.allSettled(keys.map((one) => find(Numbered, one)))
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(TableUnavailable) })
  })

  test('is repeated after a delay when its key was not processed', async () => {
    const keys = await addItems(3)
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    let refusals = 0
    proxy.fate = () => (refusals++ < 2 ? 'unprocessed' : 'pass')
    expect(await Promise.all(keys.map((one) => find(Numbered, one)))).toEqual([{ n: 0 }, { n: 1 }, { n: 2 }])
    expect(refusals).toBe(3)
    vi.restoreAllMocks()
  })
})

describe('a read after a write', () => {
  test('does not join a request that was already sent', async () => {
    const keys = await addItems(2)
    const readAll = () => Promise.all(keys.map((one) => find(Numbered, one)))
    const isSent = Promise.withResolvers<void>()
    proxy.fate = () => {
      isSent.resolve()
      return 'pass'
    }
    proxy.delayMs = 300
    const earlier = readAll()
    await isSent.promise
    await Promise.all([earlier, readAll()])
    proxy.delayMs = 0
    expect(requests()).toHaveLength(2)
  })

  test('sees the write, even if the key was read in the tick before', async () => {
    const [a, b] = (await addItems(2)) as [Key, Key]
    for (let n = 10; n < 20; n++) {
      await Promise.all([find(Numbered, a), find(Numbered, b)])
      await write(a, n)
      expect((await Promise.all([find(Numbered, a), find(Numbered, b)]))[0]).toEqual({ n })
    }
  })
})
