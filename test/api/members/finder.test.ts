import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as members from '#shared/contract/members.ts'
import * as profile from '#shared/contract/profile.ts'
import { withCountry } from '#test/support/country.ts'
import { type addMember, anna, bram, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack({ countries: ['NL'] })
const home = { region: 'NL-UT', city: 'Utrecht' }
const far = { region: 'NL-GR', city: 'Groningen' }
const birthDate = '1990-01-01'
let me: Member

const man = (name: string, told: Parameters<typeof addMember>[1] = {}) =>
  bram(stack, { name, birthDate, ...home, ...told })
beforeAll(async () => {
  stack.clock.set('2026-11-20T12:00:00Z')
  me = await anna(stack, { birthDate, ...home, interests: ['hiking', 'wine', 'tea', 'politics'], reason: 'dating' })
  await man('Wandelaar', { interests: ['hiking', 'politics'], reason: 'dating' })
  await man('Wijnkenner', { ...far, interests: ['wine', 'tea', 'hiking'], reason: 'relationship' })
  await man('Stil', { region: 'NL-DR', city: null })
  await man('Anders', { ...far, reason: 'other' })
  await man('Jong', { ...far, birthDate: '2003-01-01', interests: ['sushi'], reason: 'dating' })
  await stack.settle()
})
afterAll(() => void stack.clock.reset())

const find = (query: Record<string, string> = {}) => me.call(members.matchFinder, { query: query as never })
const namesOf = async (query: Record<string, string>) => (await find(query)).results.map(({ name }) => name).sort()
const wide = { min_age: '18', max_age: '99' }

describe('SEARCH-28 the questions of the match finder count', () => {
  test('SEARCH-28 SEARCH-24 the ages start about the member’s own, and are those asked for', async () => {
    const { results, filters, hasPlace } = await find()
    expect(filters).toEqual({ min_age: 29, max_age: 43, distance: null, interests: [], reason: null })
    expect(hasPlace).toBe(true)
    expect(results.map(({ name }) => name)).not.toContain('Jong')
    expect(await namesOf(wide)).toContain('Jong')
    expect(await namesOf({ min_age: '20', max_age: '25' })).toEqual(['Jong'])
    expect(await namesOf({ age_group: '18-35' })).toContain('Jong')
  })

  test('SEARCH-28 what one looks for leaves out those who look for something else, or did not say', async () => {
    expect(await namesOf({ ...wide, reason: 'dating' })).toEqual(['Jong', 'Wandelaar'])
    expect(await namesOf({ ...wide, reason: 'adventure' })).toEqual([])
    const { numResults, isMinimum } = await find({ ...wide, reason: 'dating' })
    expect([numResults, isMinimum]).toEqual([2, false])
  })

  test('SEARCH-28 interests and distance leave out the others, alone and together', async () => {
    expect(await namesOf({ ...wide, interests: 'wine,sushi' })).toEqual(['Jong', 'Wijnkenner'])
    expect(await namesOf({ ...wide, distance: '25' })).toEqual(['Wandelaar'])
    expect(await namesOf({ ...wide, distance: '25', interests: 'wine' })).toEqual([])
    expect(await namesOf({ ...wide, interests: 'hiking', reason: 'relationship' })).toEqual(['Wijnkenner'])
  })

  test('SEARCH-28 PROF-24 what a site does not show is not searched for, nor named as a reason', () =>
    withCountry('NL', { visibleProfileFields: ['city'] }, async () => {
      const { results, filters } = await find({ ...wide, reason: 'dating', interests: 'wine' })
      expect(filters).toMatchObject({ reason: null, interests: [] })
      expect(results).toHaveLength(5)
      expect(results.flatMap(({ reasons }) => reasons.map(({ kind }) => kind))).toEqual(['near'])
    }))

  test('SEARCH-28 follows a change of what a member looks for', async () => {
    const changing = await man('Twijfelaar', { reason: 'friendship' })
    await stack.settle()
    expect(await namesOf({ ...wide, reason: 'friendship' })).toEqual(['Twijfelaar'])
    await changing.call(profile.change, { body: { reason: 'flirting' } })
    await stack.settle()
    expect(await namesOf({ ...wide, reason: 'friendship' })).toEqual([])
    expect(await namesOf({ ...wide, reason: 'flirting' })).toEqual(['Twijfelaar'])
    await changing.call(profile.change, { body: { reason: null } })
    await stack.settle()
  })
})

describe('members who do not look for the gender of the caller', () => {
  const query = { ...wide, country: 'NL' }
  beforeAll(async () => {
    await man('ZoektMannen', { wantedGender: 'male', interests: ['hiking'], reason: 'dating' })
    await man('VerzonnenZoektMannen', { wantedGender: 'male', fictional: true })
    await stack.settle()
  })

  test('SEARCH-20 SEARCH-09 are not found by the match finder, nor counted, whatever its answers', async () => {
    for (const answers of [{}, wide, { ...wide, interests: 'hiking' }, { ...wide, reason: 'dating', distance: '25' }]) {
      const { results, numResults, numFictional, isMinimum } = await find(answers)
      expect(results.length).toBeGreaterThan(0)
      expect(results.map(({ name }) => name).filter((name) => name.endsWith('ZoektMannen'))).toEqual([])
      expect({ numResults, numFictional, isMinimum }).toEqual({
        numResults: results.length,
        numFictional: 0,
        isMinimum: false,
      })
    }
  })

  test('HOME-27 SEARCH-09 are left out of a search for mutual gender only, and of its total', async () => {
    const search = async (more: Record<string, string>) => {
      const { results, numResults, numFictional } = await me.call(members.search, {
        query: { ...query, ...more } as never,
      })
      const names = results.map(({ name }) => name).filter((name) => name.endsWith('ZoektMannen'))
      return { names: names.sort(), isExact: numResults === results.length, numFictional }
    }
    const both = ['VerzonnenZoektMannen', 'ZoektMannen']
    expect(await search({})).toEqual({ names: both, isExact: true, numFictional: 1 })
    expect(await search({ mutual: '1' })).toEqual({ names: [], isExact: true, numFictional: 0 })
    expect(await search({ mutual: '1', new: '1', distance: '25' })).toMatchObject({ names: [], isExact: true })
    // The filter compares with the caller's own gender, so a man finds these members.
    const he = await man('Zoeker', { wantedGender: 'male' })
    const { results, filters } = await he.call(members.search, { query: { mutual: '1' } })
    expect(filters.mutual).toBe(true)
    expect(results.map(({ name }) => name).sort()).toEqual(both)
  })

  test('SEARCH-03 SEARCH-14 are found by visitors, who have no such filter', async () => {
    const visited = async (more = {}) => {
      const { numResults, filters } = await stack.visitor().call(members.search, { query: { gender: 'male', ...more } })
      return { numResults, isMutual: filters.mutual }
    }
    const { numResults } = await visited()
    expect(await visited({ mutual: '1' })).toEqual({ numResults, isMutual: false })
  })

  test('SEARCH-20 follow a change of the gender looked for', async () => {
    const changing = await man('Verandert')
    await stack.settle()
    expect(await namesOf(wide)).toContain('Verandert')
    await changing.call(profile.change, { body: { wanted_gender: 'male' } })
    await stack.settle()
    expect(await namesOf(wide)).not.toContain('Verandert')
    await changing.call(profile.change, { body: { wanted_gender: 'female' } })
    await stack.settle()
  })
})

describe('SEARCH-28 reasons on cards', () => {
  const reasonsOf = async (name: string) => (await find(wide)).results.find((card) => card.name === name)!.reasons

  test('SEARCH-28 TRAP-23 name what both told, without sensitive interests, and at most two', async () => {
    expect(await reasonsOf('Wandelaar')).toEqual([
      { kind: 'interests', interests: ['hiking'] },
      { kind: 'aim', aim: 'dating' },
    ])
    expect(await reasonsOf('Wijnkenner')).toEqual([{ kind: 'interests', interests: ['hiking', 'tea'] }])
    expect(await reasonsOf('Jong')).toEqual([{ kind: 'aim', aim: 'dating' }])
    expect(await reasonsOf('Stil')).toEqual([])
    expect(await reasonsOf('Anders')).toEqual([])
  })

  test('SEARCH-21 SEARCH-28 come with matches, where a member of the same town is near, without a number', async () => {
    await man('Buur')
    await stack.settle()
    const { results } = await me.call(members.matches)
    const reasons = new Map(results.map((card) => [card.name, card.reasons]))
    expect(reasons.get('Buur')).toEqual([{ kind: 'near' }])
    expect(reasons.get('Anders')).toEqual([])
  })

  test('SEARCH-13 SEARCH-28 PRIV-01 compare similar members with the viewer, not with the profile, for members only', async () => {
    const { results } = await find(wide)
    const idOf = (name: string) => results.find((card) => card.name === name)!.id
    const reasonsAt = async (name: string) => {
      const similar = await me.call(members.similar, { query: { id: idOf(name) } })
      return new Map(similar.results.map((card) => [card.name, card.reasons]))
    }
    // The reasons compare with the viewer: the profile `Stil` is empty and shares nothing with
    // anybody.
    expect((await reasonsAt('Stil')).get('Wandelaar')).toEqual([
      { kind: 'interests', interests: ['hiking'] },
      { kind: 'aim', aim: 'dating' },
    ])
    const id = idOf('Wandelaar')
    const reasons = await reasonsAt('Wandelaar')
    expect(reasons.get('Wijnkenner')).toEqual([{ kind: 'interests', interests: ['hiking', 'tea'] }])
    expect(reasons.get('Buur')).toEqual([])
    const seen = await stack.visitor().call(members.similar, { query: { id } })
    expect(seen.results.every((card) => card.reasons.length === 0)).toBe(true)
  })
})
