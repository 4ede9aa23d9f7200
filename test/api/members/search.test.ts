import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as account from '#shared/contract/account.ts'
import * as members from '#shared/contract/members.ts'
import * as safety from '#shared/contract/safety.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { addMember, anna, bram, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack()
const today = new Date('2026-11-20T12:00:00Z')
beforeAll(() => void stack.clock.set(today))
afterAll(() => void stack.clock.reset())

type Query = Record<string, string | number>
const search = async (who: Member, query: Query = {}) => {
  await stack.settle()
  return who.call(members.search, { query: query as never })
}
const idsFor = async (who: Member, query: Query) => (await search(who, query)).results.map(({ id }) => id).sort()
const idsOf = (...found: Member[]) => found.map(({ id }) => id).sort()

describe('the filters of search', () => {
  test('SEARCH-03 SEARCH-04 SEARCH-05 OPEN-28 are gender, country and region; the defaults are the wanted gender and the own country', async () => {
    const a = await anna(stack, { region: 'NL-DR' })
    const [drenthe, flevoland] = [await bram(stack, { region: 'NL-DR' }), await bram(stack, { region: 'NL-FL' })]
    const belgian = await bram(stack, { country: 'BE', region: 'BE-VAN' })
    const woman = await anna(stack, { region: 'NL-DR' })

    expect(await idsFor(a, { countryregion: 'NL-DR' })).toEqual(idsOf(drenthe))
    expect(await idsFor(a, { gender: 'female', countryregion: 'NL-DR' })).toEqual(idsOf(woman))
    expect(await idsFor(a, { country: 'BE' })).toEqual(idsOf(belgian))
    expect(await idsFor(belgian, { gender: 'male', country: 'BE' })).toEqual([])

    const plain = await search(a)
    expect(plain.filters).toEqual({
      gender: 'male',
      country: 'NL',
      countryregion: null,
      min_age: 27,
      max_age: 41,
      distance: null,
      active: false,
      new: false,
      photo: false,
      mutual: false,
      interests: [],
    })
    expect(plain.results.map(({ id }) => id).sort()).toEqual(idsOf(drenthe, flevoland))
    for (const card of plain.results) expect(card).toMatchObject({ gender: 'male', country: 'NL' })
    // The default filters depend on the member: this man on the same site is Belgian and looks for
    // women.
    expect((await search(belgian)).filters).toMatchObject({ gender: 'female', country: 'BE' })
  })

  test('SEARCH-05 ignore an unknown region and one of another country', async () => {
    const a = await anna(stack)
    for (const countryregion of ['BE-VAN', 'NL-XX', 'toString'])
      expect((await search(a, { country: 'NL', countryregion })).filters.countryregion).toBeNull()
  })

  test('SEARCH-06 SEARCH-07 are exact to the day for ages, boundaries included', async () => {
    const region = { region: 'NL-ZE', gender: 'male', wantedGender: 'female' } as const
    const born = (birthDate: string) => addMember(stack, { ...region, birthDate })
    const a = await anna(stack)
    const [turned30, turns30tomorrow] = [await born('1996-11-20'), await born('1996-11-21')]
    const [stays30, turned31] = [await born('1995-11-21'), await born('1995-11-20')]
    const [turned18, oldest] = [await born('2008-11-20'), await born('1927-11-20')]
    const find = (min_age: number, max_age: number) => idsFor(a, { countryregion: 'NL-ZE', min_age, max_age })
    expect(await find(30, 30)).toEqual(idsOf(turned30, stays30))
    expect(await find(29, 29)).toEqual(idsOf(turns30tomorrow))
    expect(await find(31, 98)).toEqual(idsOf(turned31))
    expect(await find(18, 29)).toEqual(idsOf(turned18, turns30tomorrow))
    expect(await find(99, 99)).toEqual(idsOf(oldest))
    expect(await find(18, 99)).toHaveLength(6)
    const { numResults } = await search(a, { countryregion: 'NL-ZE', min_age: 30, max_age: 30 })
    expect(numResults).toBe(2)
  })

  test('SEARCH-06 count a member born on 29 February as a year older from 1 March on', async () => {
    const leapling = await addMember(stack, { gender: 'male', region: 'NL-FR', birthDate: '2000-02-29' })
    try {
      stack.clock.set('2027-02-28T12:00:00Z')
      const a = await anna(stack)
      const find = (min_age: number) => idsFor(a, { countryregion: 'NL-FR', min_age, max_age: min_age })
      expect([await find(26), await find(27)]).toEqual([[leapling.id], []])
      stack.clock.set('2027-03-01T12:00:00Z')
      expect([await find(26), await find(27)]).toEqual([[], [leapling.id]])
    } finally {
      stack.clock.set(today)
    }
  })

  test.each(['min_age=17', 'max_age=100', 'min_age=x', 'gender=other', 'country=Nederland'])(
    'OPEN-03 ROLE-10 refuse %s',
    async (query) => {
      const a = await anna(stack)
      const { status } = await a.raw('GET', `/api/search.php?${query}`)
      expect(status).toBe(400)
    },
  )
})

describe('members not found by search', () => {
  const region = { region: 'NL-OV' } as const
  const find = (who: Member) => idsFor(who, { gender: 'female', countryregion: 'NL-OV' })
  const total = async (who: Member) => (await search(who, { gender: 'female', countryregion: 'NL-OV' })).numResults

  test('SEARCH-15 SEARCH-16 BLOCK-10 ACC-26 TRAP-46 are the searcher, both sides of a block, and invisible, unconfirmed, banned and leaving members', async () => {
    const [me, shown] = [await anna(stack, region), await anna(stack, region)]
    const [blocksMe, blockedByMe] = [await anna(stack, region), await anna(stack, region)]
    for (const status of ['not_confirmed', 'banned', 'deletion_pending', 'deleted'] as const)
      await anna(stack, { ...region, status })
    await anna(stack, { ...region, invisible: true })
    await blocksMe.call(safety.block, { body: { id: me.id } })
    await me.call(safety.block, { body: { id: blockedByMe.id } })

    expect(await find(me)).toEqual(idsOf(shown))
    expect(await total(me)).toBe(1)
    // Another member finds everybody except themselves.
    expect(await find(shown)).toEqual(idsOf(me, blocksMe, blockedByMe))
    expect(await total(shown)).toBe(3)
  })

  test('SEARCH-15 BLOCK-09 include one who becomes invisible, at once and until visible again, in results and total', async () => {
    const [me, other] = [await anna(stack, { region: 'NL-LI' }), await anna(stack, { region: 'NL-LI' })]
    const seen = async () => {
      const { results, numResults } = await search(me, { gender: 'female', countryregion: 'NL-LI' })
      return [results.map(({ id }) => id), numResults]
    }
    expect(await seen()).toEqual([[other.id], 1])
    await other.call(account.change, { body: { invisible: true } })
    expect(await seen()).toEqual([[], 0])
    // Activity while invisible does not list the member again.
    stack.clock.advance({ minutes: 20 })
    await other.call(account.current)
    expect(await seen()).toEqual([[], 0])
    await other.call(account.change, { body: { invisible: false } })
    expect(await seen()).toEqual([[other.id], 1])
  })

  test('SEARCH-16 no longer include one who is unblocked', async () => {
    const [me, other] = [await anna(stack, { region: 'NL-GR' }), await anna(stack, { region: 'NL-GR' })]
    const query = { gender: 'female', countryregion: 'NL-GR' }
    await me.call(safety.block, { body: { id: other.id } })
    expect(await idsFor(me, query)).toEqual([])
    await me.call(safety.unblock, { query: {}, body: { id: other.id } })
    expect(await idsFor(me, query)).toEqual([other.id])
    expect(await idsFor(other, query)).toEqual([me.id])
  })

  test.each(['banned', 'deletion_pending'] as const)('TRAP-46 include one who becomes %s', async (status) => {
    const [me, other] = [await anna(stack, { region: 'NL-NB' }), await anna(stack, { region: 'NL-NB' })]
    const query = { gender: 'female', countryregion: 'NL-NB' }
    expect(await idsFor(me, query)).toEqual([other.id])
    await changeAccount(other.id, { status })
    expect(await idsFor(me, query)).toEqual([])
    await changeAccount(me.id, { invisible: true })
  })
})

test('TRAP-66 TRAP-65 PROF-02 a search result has the age and the approved photo, but neither date of birth nor mail address', async () => {
  const told = { gender: 'male', region: 'NL-GE', birthDate: '1989-07-02' } as const
  const [withPhoto, without] = [
    await addMember(stack, { ...told, photo: 'hoofdfoto', fictional: true }),
    await addMember(stack, told),
  ]
  const { results } = await search(await anna(stack), { countryregion: 'NL-GE' })
  const byId = new Map(results.map((card) => [card.id, card]))
  expect(byId.get(withPhoto.id)).toMatchObject({ age: 37, fictional: true, main_image: { status: 'active' } })
  expect(byId.get(without.id)).toMatchObject({ age: 37, fictional: false, main_image: null })
  const text = JSON.stringify(results)
  for (const secret of ['1989', withPhoto.email, without.email]) expect(text).not.toContain(secret)
})
