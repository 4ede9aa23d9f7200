import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { ageGroupOf } from '#frontend/features/members/match-finder.ts'
import { foundIn } from '#frontend/features/members/queries.ts'
import { decidedness, verdictOf, verdictOfKey } from '#frontend/features/members/swipe-moves.ts'

const all = ['age_group', 'appearance', 'race'] as const

describe('the age group of the match finder', () => {
  test('SEARCH-17 comes from the address, and is asked for where the address has no valid one', () => {
    expect(ageGroupOf('18-35', all, 50)).toBe('18-35')
    expect(ageGroupOf('35+', all, 20)).toBe('35+')
    for (const asked of [undefined, '', '35', '18-99']) expect(ageGroupOf(asked, all, 20)).toBeNull()
  })

  test.each([
    [34, '18-35'],
    [35, '35+'],
    [36, '35+'],
  ] as const)(
    'OPEN-34 TRAP-67 defaults for a member of %d to %s, the group of their own age, where it is not asked',
    (age, group) => {
      expect(ageGroupOf('18-35', ['appearance', 'race'], age)).toBe(group)
      expect(ageGroupOf(undefined, [], age)).toBeNull()
    },
  )
})

describe('a dragged card of the swipe game', () => {
  test('SEARCH-23 is a like to the right, a pass to the left, and neither after too short a drag', () => {
    expect([120, -120, 60, -60, 0].map((dx) => verdictOf(dx, 360))).toEqual(['like', 'pass', null, null, null])
  })

  test('SEARCH-23 needs a distance that suits a thumb on narrow and wide cards', () => {
    expect([verdictOf(70, 100), verdictOf(69, 100)]).toEqual(['like', null])
    expect([verdictOf(160, 2000), verdictOf(159, 2000)]).toEqual(['like', null])
    expect([decidedness(54, 360), decidedness(-54, 360), decidedness(900, 360)]).toEqual([0.5, -0.5, 1])
  })

  test('SEARCH-23 has the arrow keys, without modifier keys, as its alternative', () => {
    const key = (name: string, held = {}) =>
      verdictOfKey({
        key: name,
        altKey: false,
        ctrlKey: false,
        metaKey: false,
        shiftKey: false,
        ...held,
      } as KeyboardEvent)
    expect([key('ArrowRight'), key('ArrowLeft'), key('ArrowUp'), key('Enter')]).toEqual(['like', 'pass', null, null])
    for (const held of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
      expect(key('ArrowLeft', { [held]: true })).toBeNull()
  })
})

test('SEARCH-02 SEARCH-13 similar members have a cache of their own, with the pages and count of a search', async () => {
  const client = new QueryClient()
  const card = { id: 'A' } as never
  const hold = (queryKey: readonly unknown[], numResults: number) =>
    new InfiniteQueryObserver(client, {
      queryKey,
      queryFn: () => ({ results: [card], numResults, numFictional: 1 }),
      initialPageParam: undefined,
      getNextPageParam: () => undefined,
    }).refetch()
  await hold(queryKeys.search({}, 'member'), 5)
  const { data } = await hold(queryKeys.similar('B', 'member'), 1)
  expect(foundIn(data as never)).toEqual({ results: [card], total: 1, isMinimum: false, fictional: 1 })
  expect(foundIn(client.getQueryData(queryKeys.search({}, 'member')))).toEqual({
    results: [card],
    total: 5,
    isMinimum: false,
    fictional: 1,
  })
})
