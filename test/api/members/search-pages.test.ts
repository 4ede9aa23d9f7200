import { beforeAll, describe, expect, test } from 'vitest'
import * as account from '#shared/contract/account.ts'
import * as members from '#shared/contract/members.ts'
import * as safety from '#shared/contract/safety.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { addMember, anna, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack()

/** Number of men in ten birth-year bands of a region. The first man has been inactive longest. */
const seeded = 65
const men: Member[] = []
let me: Member

beforeAll(async () => {
  me = await anna(stack)
  const now = stack.clock.now().getTime()
  for (let n = 0; n < seeded; n++) {
    const year = 1950 + ((n * 17) % 57)
    // Every third man is active in the same second as the man before.
    const signedInAt = new Date(now - (seeded - n + (n % 3 === 2 ? 1 : 0)) * 60_000)
    men.push(await addMember(stack, { gender: 'male', birthDate: `${year}-0${1 + (n % 9)}-15`, signedInAt }))
  }
  await addMember(stack, { gender: 'male', country: 'BE', region: 'BE-VAN' })
  await stack.settle()
})

type Query = Record<string, string | number>
const page = (query: Query = {}, cursor?: string) =>
  me.call(members.search, {
    query: { gender: 'male', country: 'NL', min_age: 18, max_age: 99, ...query, cursor } as never,
  })

async function allPages(query: Query = {}, between: (n: number) => Promise<unknown> = async () => {}) {
  const pages = [await page(query)]
  while (pages.at(-1)!.next) {
    await between(pages.length)
    pages.push(await page(query, pages.at(-1)!.next!))
    expect(pages.length).toBeLessThan(20)
  }
  return pages
}

describe('pages of search results', () => {
  test('SEARCH-08 SEARCH-09 OPEN-29 have 24 members, are disjoint and complete, most recently active first, with the same total', async () => {
    const pages = await allPages()
    expect(pages[0]!.results).toHaveLength(pageSize.search)
    for (const { results } of pages.slice(0, -1)) expect(results).toHaveLength(pageSize.search)
    const ids = pages.flatMap(({ results }) => results.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    expect([...ids].sort()).toEqual(men.map(({ id }) => id).sort())
    for (const { numResults } of pages) expect(numResults).toBe(seeded)
    await stack.runJob('members', 'reconcileCounts')
    expect((await page()).numResults).toBe(seeded)

    const activeAt = new Map(men.map((man, n) => [man.id, seeded - n + (n % 3 === 2 ? 1 : 0)]))
    const minutesAway = ids.map((id) => activeAt.get(id)!)
    expect(minutesAway).toEqual([...minutesAway].sort((a, b) => a - b))
  })

  test('SEARCH-08 SEARCH-09 are complete within an age range that cuts through bands, and in a region', async () => {
    const year = stack.clock.now().getUTCFullYear()
    for (const [min_age, max_age] of [
      [25, 61],
      [40, 41],
    ] as const) {
      const pages = await allPages({ min_age, max_age, countryregion: 'NL-UT' })
      const ages = pages.flatMap(({ results }) => results.map(({ age }) => age))
      const ids = pages.flatMap(({ results }) => results.map(({ id }) => id))
      const wanted = men.filter(({ card }) => {
        const age = year - Number(card.b.slice(0, 4)) - (new Date(card.b).setUTCFullYear(year) > Date.now() ? 1 : 0)
        return age >= min_age && age <= max_age
      })
      expect([...ids].sort()).toEqual(wanted.map(({ id }) => id).sort())
      expect(pages[0]!.numResults).toBe(wanted.length)
      for (const age of ages) expect(age >= min_age && age <= max_age).toBe(true)
    }
  })

  test('SEARCH-08 do not repeat a member who becomes active between pages', async () => {
    stack.clock.advance({ minutes: 30 })
    const pages = await allPages({}, async (n) => {
      // One of these two men is already listed, the other is not.
      await men.at(-n)!.call(account.current)
      await men[n]!.call(account.current)
    })
    stack.clock.reset()
    const ids = pages.flatMap(({ results }) => results.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThanOrEqual(seeded - pages.length)
  })

  test('SEARCH-09 exclude members hidden from the searcher from their total', async () => {
    const [first, second] = [men[5]!, men[40]!]
    await me.call(safety.block, { body: { id: first.id } })
    await second.call(account.change, { body: { invisible: true } })
    await stack.settle()
    const pages = await allPages()
    const ids = pages.flatMap(({ results }) => results.map(({ id }) => id))
    expect(ids).toHaveLength(seeded - 2)
    expect(ids).not.toContain(first.id)
    for (const { numResults } of pages) expect(numResults).toBe(seeded - 2)
    // Another member still finds the blocked man.
    const other = await anna(stack)
    expect(
      (await other.call(members.search, { query: { gender: 'male', country: 'NL', min_age: 18 } })).numResults,
    ).toBe(seeded - 1)
  })

  test('are refused after a cursor that was never issued', async () => {
    for (const cursor of ['%00', 'x', 'eyJhIjoxfQ==', `${'z'.repeat(600)}`])
      expect((await me.raw('GET', `/api/search.php?gender=male&cursor=${cursor}`)).status).toBe(400)
  })
})

describe('the order of search results', () => {
  test('follows the last activity, which is updated every 15 minutes at most', async () => {
    const first = async () => (await page()).results[0]!.id
    const [one, other] = [men[10]!, men[20]!]
    stack.clock.advance({ minutes: 60 })
    await one.call(account.current)
    expect(await first()).toBe(one.id)
    stack.clock.advance({ minutes: 5 })
    await other.call(account.current)
    expect(await first()).toBe(other.id)
    // Activity within 15 minutes of the stored activity is not stored, so that being online does
    // not cause a write per minute.
    stack.clock.advance({ minutes: 5 })
    await one.call(account.current)
    expect(await first()).toBe(other.id)
    stack.clock.advance({ minutes: 11 })
    await one.call(account.current)
    expect(await first()).toBe(one.id)
    stack.clock.reset()
  })
})
