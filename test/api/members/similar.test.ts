import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as account from '#shared/contract/account.ts'
import * as members from '#shared/contract/members.ts'
import * as safety from '#shared/contract/safety.ts'
import { withCountry } from '#test/support/country.ts'
import { type addMember, anna, bram, type Member } from '#test/support/people.ts'
import { stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId, type Visitor } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
beforeAll(() => void stack.clock.set('2026-11-20T12:00:00Z'))
afterAll(() => void stack.clock.reset())

const similarTo = async (who: Visitor, { id }: { id: string }) => {
  await stack.settle()
  return who.call(members.similar, { query: { id } })
}
const namesFor = async (who: Visitor, to: Member) => (await similarTo(who, to)).results.map(({ name }) => name)

let viewer: Member
let of: Member
let minutes = 0
/**
 * Adds a man aged 37, like the viewed member. He is active a minute later than the previous man.
 */
const man = (name: string, told: Parameters<typeof addMember>[1] = {}) => {
  stack.clock.set(new Date(Date.parse('2026-11-20T12:00:00Z') + ++minutes * 60_000))
  return bram(stack, { name, birthDate: '1989-07-02', ...told })
}

beforeAll(async () => {
  viewer = await anna(stack)
  of = await man('Origineel', { interests: ['wine', 'tea', 'music', 'bdsm', 'politics'] })
})

describe('similar members', () => {
  test('SEARCH-13 OPEN-32 share country, gender and wanted gender and are at most 5 years apart; most shared interests first', async () => {
    await man('Drie', { interests: ['wine', 'tea', 'music'] })
    await man('Geen')
    await man('Een', { interests: ['music', 'sushi'] })
    await man('Twee', { interests: ['tea', 'wine', 'beach'] })
    // Sensitive interests do not count, because the order would reveal them.
    await man('Gevoelig', { interests: ['bdsm', 'politics'] })
    await man('Jongste', { birthDate: '1994-11-20' })
    await man('Oudste', { birthDate: '1983-11-21' })
    await man('TeJong', { birthDate: '1994-11-21' })
    await man('TeOud', { birthDate: '1983-11-20' })
    await man('ZoektMannen', { wantedGender: 'male', interests: ['wine', 'tea', 'music'] })
    await man('Belg', { country: 'BE', region: 'BE-VAN', interests: ['wine', 'tea', 'music'] })
    await anna(stack, { name: 'Vrouw', birthDate: '1989-07-02', interests: ['wine', 'tea', 'music'] })
    // Equal numbers of interests are ordered by last activity, the most recent first.
    expect(await namesFor(viewer, of)).toEqual(['Drie', 'Twee', 'Een', 'Oudste', 'Jongste', 'Gevoelig', 'Geen'])
    const { results, numResults } = await similarTo(viewer, of)
    expect(numResults).toBe(results.length)
    expect(results.map(({ id }) => id)).not.toContain(of.id)
  })

  test('SEARCH-15 SEARCH-16 OPEN-32 exclude invisible, blocked, unconfirmed and former members and the viewer', async () => {
    const woman = await anna(stack, { name: 'Kijkt', region: 'NL-ZE', birthDate: '1960-01-01', wantedGender: 'female' })
    const like = (name: string, told: Parameters<typeof anna>[1] = {}) =>
      anna(stack, { name, birthDate: '1961-01-01', wantedGender: 'female', ...told })
    const [shown, open, blocksMe, blocked] = [
      await like('Getoond'),
      await like('Geopend'),
      await like('Blokkeert'),
      await like('Geblokkeerd'),
    ]
    await like('Onzichtbaar', { invisible: true })
    const later = await like('Later')
    for (const status of ['not_confirmed', 'banned', 'deletion_pending'] as const)
      await like(`Weg${status}`, { status })
    await blocksMe.call(safety.block, { body: { id: woman.id } })
    await woman.call(safety.block, { body: { id: blocked.id } })
    await later.call(account.change, { body: { invisible: true } })
    expect(await namesFor(woman, open)).toEqual([shown.name])
  })

  test('OPEN-32 the difference in age is that of the country', async () => {
    const first = await anna(stack, { name: 'Leeftijd0', birthDate: '1925-01-01' })
    await anna(stack, { name: 'Leeftijd2', birthDate: '1927-01-01' })
    await anna(stack, { name: 'Leeftijd3', birthDate: '1928-01-01' })
    await withCountry('NL', { ageDistance: { similar: 2, match: 10 } }, async () =>
      expect(await namesFor(viewer, first)).toEqual(['Leeftijd2']),
    )
  })

  test('OPEN-29 are 12 at most', async () => {
    const first = await anna(stack, { name: 'Twaalf0', birthDate: '1940-01-01' })
    for (let n = 1; n <= 15; n++) await anna(stack, { name: `Twaalf${n}`, birthDate: '1940-01-01' })
    expect((await similarTo(viewer, first)).results).toHaveLength(12)
  })
})

describe('similar members of a hidden profile', () => {
  test('BLOCK-06 TRAP-61 are refused alike for every reason', async () => {
    const me = await anna(stack)
    const [blocker, invisible] = [await bram(stack), await bram(stack, { invisible: true })]
    const unconfirmed = await bram(stack, { status: 'not_confirmed' })
    await blocker.call(safety.block, { body: { id: me.id } })
    for (const id of [blocker.id, invisible.id, unconfirmed.id, newId()])
      await expectRefusal(similarTo(me, { id }), 'not_found')
  })

  test('SEARCH-14 OPEN-30 are shown to visitors where they may see members at all', async () => {
    expect((await similarTo(stranger(stack), of)).results.length).toBeGreaterThan(3)
    await withCountry('NL', { loggedOutSearch: 'off' }, () =>
      expectRefusal(similarTo(stranger(stack), of), 'authentication_required'),
    )
  })
})
