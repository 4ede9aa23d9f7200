import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import * as members from '#shared/contract/members.ts'
import * as profile from '#shared/contract/profile.ts'
import { addCrowd } from '#test/support/crowd.ts'
import { addMember, anna, bram, type Member } from '#test/support/people.ts'
import { openProxiedStack } from '#test/support/proxied-stack.ts'
import { unitsOf } from '#test/support/table-proxy.ts'

const birthDate = '1990-01-01'
/** The crowd lives in the woman's town; the fitting members live far away. */
const farAway = { region: 'NL-GR', city: 'Groningen' }
const crowdSize = 1000
/**
 * Limit of read units. 2,000 cards of 143 bytes take 35, at half a unit per 4 KB; the rest is for
 * the call's other reads.
 */
const maxUnits = 45

const database = inject('dynamodb')
const { proxy, stack } = await openProxiedStack({ countries: ['NL'] })

let woman: Member
let man: Member
const fitting: Member[] = []
const measured = async <T>(act: () => Promise<T>): Promise<{ answer: T; units: number }> => {
  await stack.settle()
  proxy.calls.length = 0
  const answer = await act()
  return { answer, units: unitsOf(proxy.calls) }
}

beforeAll(async () => {
  stack.clock.set('2026-11-20T12:00:00Z')
  woman = await anna(stack, { birthDate })
  man = await bram(stack, { birthDate, ...farAway, interests: ['tea', 'wine'] })
  for (let n = 0; n < 3; n++) {
    // A minute apart, because members active in the same second have no defined order.
    stack.clock.set(`2026-11-20T12:0${n}:00Z`)
    fitting.push(
      await addMember(stack, {
        gender: 'male',
        wantedGender: 'female',
        birthDate,
        ...farAway,
        interests: n ? ['wine'] : ['tea', 'wine', 'hiking'],
      }),
    )
  }
  stack.clock.set('2026-11-20T13:00:00Z')
  // The crowd was active more recently than everybody else, so lists show the crowd first.
  await addCrowd(stack, { endpoint: database, size: crowdSize, birthDate })
  await stack.settle()
}, 120_000)
afterAll(() => void stack.clock.reset())

/**
 * Searches as the woman, or calls the match finder. Returns the answer, and the read units of
 * indexes and counters.
 */
async function searched(query: Record<string, string | undefined>, spec: Searching = members.search) {
  await stack.settle()
  proxy.calls.length = 0
  const answer = await woman.call(spec as typeof members.search, { query: query as never })
  const queries = proxy.calls.filter(
    ({ operation, input }) => operation === 'Query' && (input.IndexName || JSON.stringify(input).includes('COUNT#')),
  )
  return { answer, units: unitsOf(queries) }
}

type Searching = typeof members.search | typeof members.matchFinder

const idsOf = (cards: readonly { id: string }[]) => cards.map(({ id }) => id)

describe('fitting members that rank below 1,000 others', () => {
  test('SEARCH-26 are all found by matches', async () => {
    const { answer, units } = await measured(() => woman.call(members.matches))
    expect(idsOf(answer.results).sort()).toEqual(idsOf([man, ...fitting]).sort())
    expect(units).toBeLessThanOrEqual(maxUnits)
  })

  test('SEARCH-26 are all found by similar members, most shared interests first', async () => {
    const { answer, units } = await measured(() => woman.call(members.similar, { query: { id: man.id } }))
    expect(idsOf(answer.results)).toEqual([fitting[0]!.id, fitting[2]!.id, fitting[1]!.id])
    expect(units).toBeLessThanOrEqual(maxUnits)
  })

  test('SEARCH-26 are found by the swipe game', async () => {
    const { answer, units } = await measured(() => woman.call(members.nextSwipe))
    expect(idsOf([man, ...fitting])).toContain(answer.card?.id)
    expect(units).toBeLessThanOrEqual(maxUnits)
  })

  test.each([
    ['the match finder', members.matchFinder, { age_group: '35+' }],
    ['a search for mutual gender', members.search, { mutual: '1' }],
  ])('SEARCH-26 SEARCH-20 alone are found by %s, on pages of at most 10 read units each', async (_, spec, query) => {
    const found: string[] = []
    let cursor: string | undefined
    do {
      const { answer, units } = await searched({ ...query, cursor }, spec)
      expect(units).toBeLessThanOrEqual(10)
      // No page reads all candidates, so no page states an exact total.
      expect(answer).toMatchObject({ numResults: answer.results.length, isMinimum: true })
      found.push(...idsOf(answer.results))
      cursor = answer.next ?? undefined
    } while (cursor)
    expect(found.sort()).toEqual(idsOf([man, ...fitting]).sort())
  })

  test('SEARCH-24 SEARCH-25 are last in a search, whose pages cost at most 10 read units each', async () => {
    const found: string[] = []
    let cursor: string | undefined
    do {
      const { answer, units } = await searched({ min_age: '30', max_age: '45', cursor })
      expect(units).toBeLessThanOrEqual(10)
      expect(answer).toMatchObject({ numResults: crowdSize + 4, isMinimum: false })
      found.push(...idsOf(answer.results))
      cursor = answer.next ?? undefined
    } while (cursor)
    expect(new Set(found).size).toBe(crowdSize + 4)
    expect(found).toHaveLength(crowdSize + 4)
    expect(found.slice(-4).sort()).toEqual(idsOf([man, ...fitting]).sort())
  })

  test('SEARCH-25 are found by an interest of theirs, on the page that its 10 read units reach', async () => {
    let cursor: string | undefined
    const found: string[] = []
    const counts: unknown[] = []
    do {
      const { answer, units } = await searched({ interests: 'hiking', cursor })
      expect(units).toBeLessThanOrEqual(10)
      counts.push([answer.numResults, answer.isMinimum])
      found.push(...idsOf(answer.results))
      cursor = answer.next ?? undefined
    } while (cursor)
    expect(found).toEqual([fitting[0]!.id])
    // No page reads all candidates, so no page states an exact total.
    expect(counts[0]).toEqual([0, true])
  })

  test('SEARCH-25 are not among more than 200 within 10 km', async () => {
    const { answer, units } = await searched({ distance: '10' })
    expect(units).toBeLessThanOrEqual(10)
    expect(answer).toMatchObject({ numResults: 200, isMinimum: true, filters: { distance: 10 } })
    expect(answer.results).toHaveLength(24)
  })

  test('SEARCH-26 disappear from the matches of others as soon as they change their wanted gender', async () => {
    await man.call(profile.change, { body: { wanted_gender: 'male' } })
    await stack.settle()
    expect(idsOf((await woman.call(members.matches)).results)).not.toContain(man.id)
    await man.call(profile.change, { body: { wanted_gender: 'female' } })
  })
})
