import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as account from '#shared/contract/account.ts'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import type { ReasonedCard } from '#shared/contract/members.ts'
import * as members from '#shared/contract/members.ts'
import * as profile from '#shared/contract/profile.ts'
import { dumpTable } from '#test/support/dump.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
const today = '2026-11-20T12:00:00Z'
let minutes = 0
/** Adds a man, active a minute later than the man added before. */
const man = (name: string, told: Parameters<typeof bram>[1] = {}) => {
  stack.clock.set(new Date(Date.parse(today) + ++minutes * 60_000))
  return bram(stack, { name, ...told })
}
beforeAll(() => void stack.clock.set(today))
afterAll(() => void stack.clock.reset())

type Query = Record<string, string>
const search = async (who: Member, query: Query = {}) => {
  await stack.settle()
  return who.call(members.search, { query: query as never })
}

type Faced = { name: string; near?: true | undefined; reasons?: readonly { kind: string }[] }
/** Name of each card and whether the card is marked as near, sorted by name. */
const nearIn = (cards: readonly Faced[], names: RegExp) =>
  cards
    .filter(({ name }) => names.test(name))
    .map(({ name, near, reasons = [] }) => [name, near === true || reasons.some(({ kind }) => kind === 'near')])
    .sort()

/** Cards of every list that can mark its cards as near, keyed by the name of the list. */
async function listsOf(who: Member) {
  await stack.settle()
  const { profiles, liked_by, matches } = await who.call(likes.list)
  const { favourites } = await who.call(likes.listFavourites)
  const { looks } = await who.call(likes.listLooks)
  const faces = (list: readonly { profile: Faced }[]) => list.map((one) => one.profile)
  return {
    given: faces(profiles),
    received: faces(liked_by),
    matched: faces(matches),
    favourites: faces(favourites),
    looks: faces(looks),
    matches: (await who.call(members.matches)).results as Faced[],
    finder: (await who.call(members.matchFinder, { query: { min_age: 75, max_age: 90 } })).results as Faced[],
  }
}

/** Puts a man into all of a woman's lists. */
async function connect(she: Member, he: Member) {
  await stack.settle()
  await she.call(likes.like, { body: { id: he.id } })
  await he.call(likes.like, { body: { id: she.id } })
  await she.call(likes.addFavourite, { body: { id: he.id } })
  await he.call(members.profile, { query: { id: she.id } })
}

describe('the place of a member', () => {
  /** Two towns in the same cell, several kilometres apart. */
  const [here, there] = ['Chaam', 'Breda']
  const told = { region: 'NL-NB', birthDate: '1945-05-05' }
  /**
   * Expects that the results contain both members or neither, in the order of activity. Their
   * reasons must say no more than a search within 25 km, and their cards may differ in id, name and
   * town only.
   */
  const expectAlike = (results: readonly ReasonedCard[], isNear: boolean) => {
    const names = results.map(({ name }) => name)
    expect(names).toEqual(names.length === 0 ? [] : ['TweedeDoel', 'EersteDoel'])
    const [one, other] = results.map(({ id: _, name: __, city: ___, ...rest }) => rest)
    expect(one).toEqual(other)
    for (const { reasons } of results) expect(reasons).toEqual(isNear ? [{ kind: 'near' }] : [])
  }

  test('SEARCH-25 TRAP-66 is not revealed to three observers who move: two members of one cell differ by their towns only', async () => {
    const targets = [
      await man('EersteDoel', { ...told, city: here }),
      await man('TweedeDoel', { ...told, city: there }),
    ]
    const towns = [
      ['NL-NB', 'Breda'],
      ['NL-NB', 'Tilburg'],
      ['NL-NB', 'Chaam'],
      ['NL-NB', 'Roosendaal'],
      ['NL-ZH', 'Rotterdam'],
      ['NL-UT', 'Utrecht'],
      ['NL-NB', 'Eindhoven'],
      ['NL-GR', 'Groningen'],
    ] as const
    const observers = await Promise.all(
      [0, 1, 2].map((n) => anna(stack, { name: `Kijkt${n}`, birthDate: told.birthDate })),
    )
    // Another observer for the lists of likes, as the swipe game leaves out members whom the
    // observer likes.
    const connected = await anna(stack, { name: 'Verbonden', birthDate: told.birthDate })
    for (const target of targets) await connect(connected, target)
    const seen = new Set<string>()
    for (const [step, [region, city]] of towns.entries()) {
      const observer = observers[step % 3]!
      await observer.call(profile.change, { body: { region, city } })
      const { results: within } = await search(observer, { distance: '25' })
      const isNear = within.some(({ name }) => name === 'EersteDoel')
      for (const distance of ['10', '25', '50', '100', undefined]) {
        const answer = await search(observer, { ...(distance && { distance }) })
        const found = answer.results.filter(({ name }) => name.endsWith('Doel'))
        // Both members are found or neither, next to each other, in the order of activity.
        expect(found.map(({ name }) => name)).toEqual(found.length === 0 ? [] : ['TweedeDoel', 'EersteDoel'])
        seen.add(`${distance} ${found.length}`)
        // The cards differ in id, name and town only.
        const [one, other] = found.map(({ id: _, name: __, city: ___, ...rest }) => rest)
        expect(one).toEqual(other)
        expect(Object.keys(one ?? {}).sort()).toEqual(
          one ? ['age', 'country', 'fictional', 'gender', 'main_image', ...(isNear ? ['near'] : []), 'region'] : [],
        )
      }
      // Match finder and matches must also treat both members alike: next to each other, with the
      // same reasons.
      for (const distance of ['10', '25', '50', '100', undefined]) {
        const found = await observer.call(members.matchFinder, { query: { distance } as never })
        const { results } = await search(observer, { ...(distance && { distance }) })
        expect(found.results.map(({ name }) => name)).toEqual(results.map(({ name }) => name))
        expect(found).toMatchObject({ numResults: results.length, isMinimum: false })
        expectAlike(found.results, isNear)
      }
      expectAlike((await observer.call(members.matches)).results, isNear)
      // The swipe game shows the same about both members, and no more than a search within 25 km.
      const { card, next } = await observer.call(members.nextSwipe)
      expect([card, next].map((one) => [one?.name.endsWith('Doel'), one?.near])).toEqual(
        [0, 1].map(() => [true, isNear ? true : undefined]),
      )
      // Every list of faces also shows the same about both members.
      await connected.call(profile.change, { body: { region, city } })
      const both = ['EersteDoel', 'TweedeDoel'].map((name) => [name, isNear])
      for (const [list, cards] of Object.entries(await listsOf(connected)))
        expect({ list, step, near: nearIn(cards, /Doel$/) }).toEqual({ list, step, near: both })
      seen.add(`near ${isNear}`)
    }
    expect([...seen]).toEqual(expect.arrayContaining(['near true', 'near false']))
    // For every distance except the whole country, some observers found both members and others
    // neither.
    for (const distance of ['10', '25', '50', '100'])
      expect([...seen]).toEqual(expect.arrayContaining([`${distance} 0`, `${distance} 2`]))
  })

  test('SEARCH-25 TRAP-48 is stored as the cell, never as a position', async () => {
    const cards = (await dumpTable(stack)).filter(({ SK, n }) => SK === 'CARD' && String(n).endsWith('Doel'))
    expect(cards.map(({ k }) => k)).toEqual([cards[0]!.k, cards[0]!.k])
    const names = new Set(cards.flatMap((card) => Object.keys(card)))
    expect([...names].sort()).toEqual(
      ['PK', 'SK', 'id', 'n', 'b', 'g', 'r', 'c', 'sc', 'sr', 'sk', 'sw', 'k', 'at', 'w'].sort(),
    )
  })
})

describe('SEARCH-24 a list of faces', () => {
  const told = { birthDate: '1945-05-05', region: 'NL-DR', city: 'Assen' }
  const inAll = (near: boolean) => ['favourites', 'given', 'looks', 'matched', 'received'].map((list) => [list, near])
  const nearLists = async (who: Member, name: RegExp) => {
    const { matches: _, finder: __, ...lists } = await listsOf(who)
    return Object.entries(lists)
      .flatMap(([list, cards]) => nearIn(cards, name).map(([, near]) => [list, near]))
      .sort()
  }

  test('SEARCH-24 follows a move of either member', async () => {
    const [she, he] = [await anna(stack, told), await man('Mover', told)]
    await connect(she, he)
    expect(await nearLists(she, /Mover/)).toEqual(inAll(true))
    await he.call(profile.change, { body: { region: 'NL-LI', city: 'Maastricht' } })
    expect(await nearLists(she, /Mover/)).toEqual(inAll(false))
    await she.call(profile.change, { body: { region: 'NL-LI', city: 'Maastricht' } })
    expect(await nearLists(she, /Mover/)).toEqual(inAll(true))
  })

  test('SEARCH-15 SEARCH-24 calls a member near only while search finds them', async () => {
    const [she, he] = [await anna(stack, told), await man('Shy', told)]
    await connect(she, he)
    await he.call(account.change, { body: { invisible: true } })
    // Favourites and looks leave out an invisible member.
    expect(await nearLists(she, /Shy/)).toEqual(['given', 'matched', 'received'].map((list) => [list, false]))
    // An invisible viewer still sees who lives near.
    await she.call(account.change, { body: { invisible: true } })
    await he.call(account.change, { body: { invisible: false } })
    expect(await nearLists(she, /Shy/)).toEqual(inAll(true))
  })

  test('SEARCH-24 TRAP-01 never calls a fictional profile near', async () => {
    const [she, he] = [await anna(stack, told), await man('Made', { ...told, fictional: true })]
    await connect(she, he)
    const named = await nearLists(she, /Made/)
    expect(named.length).toBeGreaterThan(2)
    expect(named.every(([, near]) => near === false)).toBe(true)
  })

  test('PROF-26 SEARCH-24 leaves the cell out of the copies in conversations, and similar members say nothing of it', async () => {
    const [she, he, other] = [await anna(stack, told), await man('Copied', told), await man('Alike', told)]
    await connect(she, he)
    await she.call(chats.send, { body: { member: he.id, id: newId(), text: 'Hoi' } })
    await he.call(profile.change, { body: { about: null, city: 'Rolde' } })
    await stack.settle()
    const copies = (await dumpTable(stack)).filter(({ PK, SK }) => PK === `MEMBER#${she.id}` && /^CHAT#/.test(`${SK}`))
    expect(copies.length).toBe(1)
    expect(copies[0]!.partner).not.toHaveProperty('k')
    const { results } = await she.call(members.similar, { query: { id: other.id } })
    expect(results.length).toBeGreaterThan(0)
    expect(nearIn(results, /./).every(([, near]) => near === false)).toBe(true)
  })
})
