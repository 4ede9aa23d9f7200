import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { foundIn } from '#frontend/domain/members/search.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { answersFrom, groupOf, loosened, withAnswer } from '#frontend/features/members/match-finder.ts'
import { decidedness, verdictOf, verdictOfKey } from '#frontend/features/members/swipe-moves.ts'

describe('the answers to the match finder', () => {
  test('SEARCH-17 SEARCH-28 come from the address, an age group as its ages, without invalid ones', () => {
    expect(answersFrom({ age_group: '35+' })).toEqual({ min_age: '35', max_age: '99' })
    expect(answersFrom({ age_group: '18-35', max_age: '30' })).toEqual({ min_age: '18', max_age: '30' })
    const all = { min_age: '20', max_age: '40', reason: 'dating', interests: 'hiking,wine', distance: '25' }
    expect(answersFrom(all)).toEqual(all)
    const wrong = {
      age_group: '35',
      min_age: '17',
      reason: 'sexy',
      interests: 'politics',
      distance: '5',
      race: 'white',
    }
    expect(answersFrom(wrong)).toEqual({})
  })

  test('SEARCH-17 TRAP-67 two groups have exactly the ages that the range then has, both with 35', () => {
    expect(groupOf({ min_age: '18', max_age: '35' })).toBe('18-35')
    expect(groupOf({ min_age: '35', max_age: '99' })).toBe('35+')
    expect(groupOf({ min_age: '35', max_age: '98' })).toBeNull()
  })

  test('SEARCH-28 an age that passes the other one takes it along', () => {
    const ages = { min_age: '30', max_age: '40' }
    expect(withAnswer(ages, 'min_age', '45')).toEqual({ min_age: '45', max_age: '45' })
    expect(withAnswer(ages, 'max_age', '25')).toEqual({ min_age: '25', max_age: '25' })
    expect(withAnswer(ages, 'min_age', '40')).toEqual({ min_age: '40', max_age: '40' })
    expect(withAnswer({ ...ages, reason: 'dating' }, 'reason', null)).toEqual(ages)
  })

  test('SEARCH-28 each answer can be loosened alone, unless it leaves nobody out', () => {
    const ages = { min_age: '30', max_age: '40' }
    const answers = { ...ages, distance: '10' }
    expect(loosened(answers, 'distance', 18)).toEqual(ages)
    expect(loosened(answers, 'reason', 18)).toBeNull()
    expect(loosened(answers, 'age', 18)).toEqual({ min_age: '18', max_age: '99', distance: '10' })
    expect(loosened({ min_age: '18', max_age: '99' }, 'age', 18)).toBeNull()
  })
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
