import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as account from '#shared/contract/account.ts'
import * as members from '#shared/contract/members.ts'
import * as profile from '#shared/contract/profile.ts'
import { dumpTable } from '#test/support/dump.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack({ countries: ['NL'] })
const today = '2026-11-20T12:00:00Z'
let minutes = 0
/** Adds a man, active a minute later than the man added before. */
const man = (name: string, told: Parameters<typeof bram>[1] = {}) => {
  stack.clock.set(new Date(Date.parse(today) + ++minutes * 60_000))
  return bram(stack, { name, ...told })
}
afterAll(() => void stack.clock.reset())

const utrecht = { region: 'NL-UT', city: 'Utrecht' }
const groningen = { region: 'NL-GR', city: 'Groningen' }

type Query = Record<string, string>
const search = async (who: Member, query: Query = {}) => {
  await stack.settle()
  return who.call(members.search, { query: query as never })
}
const namesFor = async (who: Member, query: Query = {}) => (await search(who, query)).results.map(({ name }) => name)

describe('the first search of a member', () => {
  let me: Member
  beforeAll(async () => {
    stack.clock.set(today)
    me = await anna(stack, { ...utrecht, birthDate: '1989-11-20' })
    await man('Hoofdstad', { region: 'NL-NH', city: 'Amsterdam' })
    await man('Buur', { region: 'NL-UT', city: 'Maarssen' })
    await man('Lichtstad', { region: 'NL-NB', city: 'Eindhoven' })
    await man('VerMetFoto', { ...groningen, photo: 'foto' })
    await man('Ver', groningen)
    await man('Zonderplaats', { region: 'NL-UT', city: null })
    await man('Zeist', { region: 'NL-UT', city: 'Zeist' })
    await man('BuurMetFoto', { region: 'NL-UT', city: 'Breukelen', photo: 'foto' })
    await man('Jongste', { ...utrecht, birthDate: '1996-11-20' })
    await man('Oudste', { ...utrecht, birthDate: '1982-11-20' })
    await man('TeJong', { ...utrecht, birthDate: '1996-11-21' })
    await man('TeOud', { ...utrecht, birthDate: '1981-11-20' })
    await anna(stack, { ...utrecht, name: 'Vrouw', birthDate: '1989-11-20' })
  })

  test('SEARCH-24 has the wanted gender, the own age plus and minus 7, members with a photo first, then the nearest, then those last active; without a place last', async () => {
    expect(await namesFor(me)).toEqual([
      ...['BuurMetFoto', 'VerMetFoto'],
      ...['Oudste', 'Jongste', 'Buur'],
      ...['Zeist', 'Hoofdstad', 'Lichtstad'],
      ...['Zonderplaats', 'Ver'],
    ])
  })

  test.each([
    ['10', ['BuurMetFoto', 'Oudste', 'Jongste', 'Buur']],
    ['25', ['BuurMetFoto', 'Oudste', 'Jongste', 'Buur', 'Zeist']],
    ['50', ['BuurMetFoto', 'Oudste', 'Jongste', 'Buur', 'Zeist', 'Hoofdstad']],
    ['100', ['BuurMetFoto', 'Oudste', 'Jongste', 'Buur', 'Zeist', 'Hoofdstad', 'Lichtstad']],
  ])('SEARCH-25 is limited to %s km, with an exact total of few', async (distance, names) => {
    const answer = await search(me, { distance })
    expect(answer.results.map(({ name }) => name)).toEqual(names)
    expect(answer).toMatchObject({ numResults: names.length, isMinimum: false, hasPlace: true })
    expect(answer.filters.distance).toBe(Number(distance))
  })

  test('SEARCH-25 has no distance for a member without a town, whose search starts with those last active', async () => {
    const other = await anna(stack, { region: 'NL-UT', city: null, birthDate: '1989-11-20' })
    const answer = await search(other, { distance: '10' })
    expect(answer).toMatchObject({ hasPlace: false, filters: { distance: null } })
    expect(answer.results.map(({ name }) => name).slice(0, 3)).toEqual(['BuurMetFoto', 'VerMetFoto', 'Oudste'])
  })

  test('SEARCH-25 SEARCH-15 follows a move at once, and hides an invisible member', async () => {
    const mover = await man('Verhuist', groningen)
    expect(await namesFor(me, { distance: '10' })).not.toContain('Verhuist')
    await mover.call(profile.change, { body: { region: 'NL-UT', city: 'Utrecht' } })
    expect(await namesFor(me, { distance: '10' })).toContain('Verhuist')
    await mover.call(account.change, { body: { invisible: true } })
    expect(await namesFor(me, { distance: '10' })).not.toContain('Verhuist')
    // The hidden card keeps its cell, `k`, but has no key of an index.
    const hidden = (await dumpTable(stack)).find(({ PK, SK }) => PK === `MEMBER#${mover.id}` && SK === 'CARD')
    expect(hidden).toMatchObject({ k: expect.stringMatching(/./) })
    for (const key of ['sc', 'sr', 'sk', 'sw', 'at']) expect(hidden).not.toHaveProperty(key)
    await mover.call(account.change, { body: { invisible: false } })
    expect(await namesFor(me, { distance: '10' })).toContain('Verhuist')
    await mover.call(profile.change, { body: { city: null } })
    expect(await namesFor(me, { distance: '100' })).not.toContain('Verhuist')
  })

  test('SEARCH-24 a card says near up to 25 km, to members with a town only, and never a distance', async () => {
    const nearIn = (cards: readonly { name: string; near?: true | undefined }[]) =>
      cards.flatMap(({ name, near }) => (near ? [name] : []))
    const { results } = await search(me)
    expect(nearIn(results)).toEqual(await namesFor(me, { distance: '25' }))
    const numbers = results.flatMap((card) =>
      Object.entries(card).flatMap(([name, value]) => (typeof value === 'number' ? [name] : [])),
    )
    expect(new Set(numbers)).toEqual(new Set(['age']))
    // Nobody is near for a member without a town, a member who lives far away, or a visitor.
    const elsewhere = await anna(stack, { region: 'NL-LI', city: 'Maastricht', birthDate: '1989-11-20' })
    const nowhere = await anna(stack, { region: 'NL-UT', city: null, birthDate: '1989-11-20' })
    for (const other of [elsewhere, nowhere]) {
      const { results: found } = await search(other)
      expect(found.length).toBeGreaterThan(0)
      expect(nearIn(found)).toEqual([])
    }
    const visited = await stack.visitor().call(members.search, { query: { gender: 'male' } })
    expect(visited.results.length).toBeGreaterThan(0)
    expect(nearIn(visited.results)).toEqual([])
  })

  test.each([
    'distance=5',
    'distance=11',
    'distance=x',
    'active=2',
    'photo=true',
    'interests=bdsm',
    'interests=politics',
    'interests=tea,nothing',
  ])('SEARCH-25 ROLE-10 refuses %s', async (query) => {
    expect((await me.raw('GET', `/api/search.php?${query}`)).status).toBe(400)
  })
})

describe('filters of a search', () => {
  let me: Member
  const born = '1960-05-05'
  beforeAll(async () => {
    stack.clock.set(today)
    me = await anna(stack, { ...utrecht, birthDate: born })
    await man('Vandaag', { birthDate: born, interests: ['tea'] })
    await man('Verborgen', { birthDate: born, interests: ['wine', 'hiking'] }).then((one) =>
      one.call(account.change, { body: { shows_presence: false } }),
    )
    await man('Verzonnen', { birthDate: born, fictional: true })
    await man('MetFoto', { birthDate: born, photo: 'foto', interests: ['politics'] })
  })

  test('SEARCH-25 LIVE-11 TRAP-01 active finds who was active today, but nobody who hides it and no fictional profile', async () => {
    stack.clock.set('2026-11-20T22:59:00Z')
    expect(await namesFor(me, { active: '1' })).toEqual(['MetFoto', 'Vandaag'])
    // Midnight in the Netherlands is at 23:00 UTC.
    stack.clock.set('2026-11-21T00:30:00Z')
    expect(await namesFor(me, { active: '1' })).toEqual([])
  })

  test('SEARCH-25 new finds who signed up in the last 30 days', async () => {
    stack.clock.set('2026-12-20T12:00:00Z')
    // A month later the session of `me` has expired, so a new member searches.
    const later = await anna(stack, { ...utrecht, birthDate: born })
    expect(await namesFor(later, { new: '1' })).toEqual(['MetFoto', 'Verborgen', 'Vandaag'])
    stack.clock.set('2026-12-20T14:00:00Z')
    expect(await namesFor(later, { new: '1' })).toEqual([])
  })

  test('SEARCH-24 TRAP-01 no fictional profile is near', async () => {
    stack.clock.set('2026-11-20T22:00:00Z')
    const { results } = await search(me)
    expect(new Map(results.map(({ name, near }) => [name, near]))).toEqual(
      new Map([
        ['MetFoto', true],
        ['Verzonnen', undefined],
        ['Verborgen', true],
        ['Vandaag', true],
      ]),
    )
  })

  test('SEARCH-25 photo and interests find whom they fit; interests are alternatives, and filters add up', async () => {
    stack.clock.set('2026-11-20T22:00:00Z')
    expect(await namesFor(me, { photo: '1' })).toEqual(['MetFoto'])
    expect(await namesFor(me, { interests: 'tea,hiking' })).toEqual(['Verborgen', 'Vandaag'])
    expect(await namesFor(me, { interests: 'tea,hiking', active: '1', distance: '10' })).toEqual(['Vandaag'])
    expect(await namesFor(me, { interests: 'tea', photo: '1' })).toEqual([])
  })
})
