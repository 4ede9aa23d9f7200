import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as account from '#shared/contract/account.ts'
import * as members from '#shared/contract/members.ts'
import * as profile from '#shared/contract/profile.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { signUp } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, type Visitor } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
beforeAll(() => void stack.clock.set('2026-11-20T12:00:00Z'))
afterAll(() => void stack.clock.reset())

type Ages = { min_age: number; max_age: number }
const ages = (min_age: number, max_age: number): Ages => ({ min_age, max_age })
const want = (who: Visitor, wanted_ages: Ages | null) => who.call(profile.change, { body: { wanted_ages } })
const wanted = async (who: Visitor) => (await who.call(account.current)).profile.wanted_ages

const search = async (who: Visitor, query: Partial<Ages> = {}) => {
  await stack.settle()
  const { filters, results } = await who.call(members.search, { query })
  return { ages: ages(filters.min_age, filters.max_age), found: results.map(({ name }) => name).sort() }
}
const matches = async (who: Visitor) => {
  await stack.settle()
  return (await who.call(members.matches)).results.map(({ name }) => name).sort()
}
/** Names in the order of the swipe game. */
const game = async (who: Visitor) => {
  const names: string[] = []
  for (;;) {
    await stack.settle()
    const { card } = await who.call(members.nextSwipe)
    if (!card) return names
    names.push(card.name)
    await who.call(members.swipe, { body: { id: card.id, verdict: 'pass' } })
  }
}

describe('the ages that a member looks for', () => {
  let me: Member
  beforeAll(async () => {
    // Aged 36, so that the age difference exceeds 7 years for all men but the last.
    me = await anna(stack, { birthDate: '1990-05-05', region: 'NL-DR' })
    for (const age of [45, 50, 55, 36])
      await bram(stack, { name: `Man${age}`, birthDate: `${2026 - age}-05-05`, region: 'NL-DR' })
  })

  test('SEARCH-24 SEARCH-21 SEARCH-23 are where search, matches and the swipe game start, boundaries included', async () => {
    expect(await search(me)).toEqual({ ages: ages(29, 43), found: ['Man36'] })
    expect(await matches(me)).toEqual(['Man36'])

    await want(me, ages(45, 50))
    expect(await search(me)).toEqual({ ages: ages(45, 50), found: ['Man45', 'Man50'] })
    expect(await matches(me)).toEqual(['Man45', 'Man50'])
    const order = await game(me)
    expect(order.slice(0, 2).sort()).toEqual(['Man45', 'Man50'])
    expect(order.slice(2).sort()).toEqual(['Man36', 'Man55'])
  })

  test('SEARCH-24 SEARCH-06 SEARCH-07 are overridden by the ages of a search', async () => {
    await want(me, ages(45, 50))
    expect(await search(me, { min_age: 55 })).toEqual({ ages: ages(55, 99), found: ['Man55'] })
    expect(await search(me, ages(36, 36))).toEqual({ ages: ages(36, 36), found: ['Man36'] })
  })

  test("SEARCH-24 can be changed, and reset to ages around the member's own, which move with it", async () => {
    const a = await anna(stack, { birthDate: '1990-11-21' })
    expect(await wanted(a)).toBeNull()
    expect((await want(a, ages(30, 30))).profile.wanted_ages).toEqual(ages(30, 30))
    await a.call(profile.change, { body: { hair: 'red' } })
    expect(await wanted(a)).toEqual(ages(30, 30))
    expect((await want(a, null)).profile.wanted_ages).toBeNull()
    expect((await search(a)).ages).toEqual(ages(28, 42))
    stack.clock.advance({ days: 1 })
    expect((await search(a)).ages).toEqual(ages(29, 43))
    stack.clock.set('2026-11-20T12:00:00Z')
  })

  test.each([ages(40, 39), ages(17, 30), ages(18, 100), ages(30.5, 40)])('SEARCH-24 cannot be %j', async (wrong) => {
    await want(me, ages(45, 50))
    await expectRefusal(want(me, wrong), 'invalid_ages')
    expect(await wanted(me)).toEqual(ages(45, 50))
    await expectRefusal(signUp(stack, { wanted_ages: wrong }), 'invalid_ages')
  })

  test('SEARCH-24 SEARCH-21 are asked at signup, and apply to its matches', async () => {
    const asked = { date_of_birth: '1990-05-05', region: 'NL-DR', city: 'Assen' }
    const chose = await signUp(stack, { ...asked, wanted_ages: ages(50, 60) })
    expect(chose.user.profile.wanted_ages).toEqual(ages(50, 60))
    expect(await matches(chose)).toEqual(['Man50', 'Man55'])
    const passed = await signUp(stack, asked)
    expect(passed.user.profile.wanted_ages).toBeNull()
    expect(await matches(passed)).toEqual(['Man36'])
  })
})
