import { describe, expect, test } from 'vitest'
import { type Order, type Paged, withNewest, withOlder } from '#frontend/lib/paged.ts'

type Row = { id: string; at: number }
const order: Order<Row> = { idOf: ({ id }) => id, atOf: ({ at }) => String(at) }
const page = (rows: Record<string, number>, older: string | null = null): Paged<Row> => ({
  rows: Object.entries(rows).map(([id, at]) => ({ id, at })),
  older,
})
const idsOf = ({ rows }: Paged<Row>) => rows.map(({ id }) => id).join('')
const known = page({ a: 9, b: 5, c: 1 }, 'p4')
const further = page({ d: 0 })
const all = withOlder(known, further, 'p4', order)

describe('CHAT-35 pages of a list', () => {
  test('the next page is appended once', () => {
    expect([idsOf(all), all.older]).toEqual(['abcd', null])
    expect(withOlder(all, further, 'p4', order)).toBe(all)
    expect(idsOf(withOlder(known, page({ c: 1, d: 0 }, 'p9'), 'p4', order))).toBe('abcd')
  })

  test('the reloaded first page keeps the further pages, below the rows that moved to the top', () => {
    const read = withNewest(all, page({ d: 12, a: 9, b: 5 }, 'p3'), order)
    expect([idsOf(read), read.older]).toEqual(['dabc', null])
  })

  test('a row missing from the reloaded first page leaves the list', () => {
    expect(idsOf(withNewest(all, page({ a: 9, c: 1 }, 'p4'), order))).toBe('acd')
    expect(idsOf(withNewest(all, page({ a: 9 }), order))).toBe('a')
    const empty = page({})
    expect(withNewest(all, empty, order)).toBe(empty)
  })

  test('a reloaded first page replaces the whole list when its last row is not where it was, since there may be a gap', () => {
    const newest = page({ e: 30, f: 29 }, 'p29')
    expect(withNewest(known, newest, order)).toBe(newest)
    // The last row of the new page was loaded before, but has moved up since.
    const moved = page({ e: 30, a: 29 }, 'p29')
    expect(withNewest(known, moved, order)).toBe(moved)
    expect(withNewest(undefined, newest, order)).toBe(newest)
  })
})
