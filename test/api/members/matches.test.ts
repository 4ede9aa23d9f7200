import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as members from '#shared/contract/members.ts'
import * as safety from '#shared/contract/safety.ts'
import { withCountry } from '#test/support/country.ts'
import { addMember, anna, bram, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack({ countries: ['NL'] })
let minutes = 0
/** Adds a man who is active a minute later than the previous one, so that the order is known. */
const man = (name: string, told: Parameters<typeof addMember>[1] = {}) => {
  stack.clock.set(new Date(Date.parse('2026-11-20T12:00:00Z') + ++minutes * 60_000))
  return bram(stack, { name, birthDate: '1990-01-01', ...told })
}
afterAll(() => void stack.clock.reset())

const matchesOf = async (who: Member) => {
  await stack.settle()
  return (await who.call(members.matches)).results
}
const finder = async (who: Member, age_group: '18-35' | '35+', cursor?: string) => {
  await stack.settle()
  return who.call(members.matchFinder, { query: { age_group, ...(cursor && { cursor }) } })
}

describe('matches during signup', () => {
  test('SEARCH-21 SEARCH-15 SEARCH-16 fit mutually in gender, are of the same country and a similar age; with a photo first, then nearest first, then most recently active first', async () => {
    const me = await anna(stack, { region: 'NL-DR', city: 'Assen', birthDate: '1990-05-05' })
    const near = { region: 'NL-DR', city: 'Assen' }
    await man('Ver', { region: 'NL-ZE', city: 'Middelburg' })
    await man('VerMetFoto', { region: 'NL-ZE', city: 'Middelburg', photo: 'foto' })
    await man('Dichtbij', near)
    await man('Dichterbij', near)
    await man('Zonderplaats', { region: 'NL-DR', city: null })
    await man('Verst', { region: 'NL-LI', city: 'Maastricht' })
    await man('Verzonnen', { region: 'NL-GR', city: 'Groningen', fictional: true })
    await man('ZoektMannen', { region: 'NL-DR', wantedGender: 'male' })
    await man('TeOud', { region: 'NL-DR', birthDate: '1970-01-01' })
    await man('Belg', { country: 'BE', region: 'BE-VAN' })
    await man('Onzichtbaar', { region: 'NL-DR', invisible: true })
    await man('Onbevestigd', { region: 'NL-DR', status: 'not_confirmed' })
    await anna(stack, { name: 'Vrouw', region: 'NL-DR', wantedGender: 'female' })
    const [blocked, blocksMe] = [await man('Geblokkeerd', { region: 'NL-DR' }), await man('Blokkeert')]
    await me.call(safety.block, { body: { id: blocked.id } })
    await blocksMe.call(safety.block, { body: { id: me.id } })

    const found = await matchesOf(me)
    expect(found.map(({ name }) => name)).toEqual([
      ...['VerMetFoto', 'Dichterbij', 'Dichtbij', 'Verzonnen'],
      ...['Verst', 'Zonderplaats', 'Ver'],
    ])
    expect(found.filter(({ fictional }) => fictional).map(({ name }) => name)).toEqual(['Verzonnen'])
  })

  test('OPEN-32 the difference in age is that of the country', async () => {
    const me = await anna(stack, { birthDate: '1950-05-05' })
    await man('Twee', { birthDate: '1948-05-05' })
    await man('Drie', { birthDate: '1947-05-05' })
    await withCountry('NL', { ageDistance: { similar: 5, match: 2 } }, async () =>
      expect((await matchesOf(me)).map(({ name }) => name)).toEqual(['Twee']),
    )
  })

  test('SEARCH-21 TRAP-33 are shown before the address is confirmed', async () => {
    const fresh = await anna(stack, { region: 'NL-DR', birthDate: '1990-05-05', status: 'not_confirmed' })
    expect((await matchesOf(fresh)).length).toBeGreaterThan(3)
  })
})

describe('the match finder', () => {
  let me: Member
  const born = (name: string, birthDate: string) => man(name, { birthDate, country: 'DE', region: 'DE-HH' })
  beforeAll(async () => {
    me = await anna(stack, { country: 'DE', region: 'DE-HH' })
    stack.clock.set('2026-11-20T12:00:00Z')
    await born('Achttien', '2008-11-20')
    await born('VierEnDertig', '1991-11-21')
    await born('VijfEnDertig', '1991-11-20')
    await born('NogVijfEnDertig', '1990-11-21')
    await born('ZesEnDertig', '1990-11-20')
    await man('Nederlander', { birthDate: '2000-01-01' })
    await anna(stack, { name: 'Vrouwspersoon', country: 'DE', region: 'DE-HH' })
    await man('ZoektMannenDuitser', {
      birthDate: '1980-01-01',
      country: 'DE',
      region: 'DE-HH',
      wantedGender: 'male',
    })
    await man('OnzichtbareDuitser', { country: 'DE', region: 'DE-HH', invisible: true })
  })
  const namesIn = async (group: '18-35' | '35+') => (await finder(me, group)).results.map(({ name }) => name).sort()

  test('SEARCH-15 SEARCH-17 SEARCH-20 OPEN-34 TRAP-67 finds the members of an age group: 35 is in both groups, 34 and 36 in one each', async () => {
    expect(await namesIn('18-35')).toEqual(['Achttien', 'NogVijfEnDertig', 'VierEnDertig', 'VijfEnDertig'])
    expect(await namesIn('35+')).toEqual(['NogVijfEnDertig', 'VijfEnDertig', 'ZesEnDertig'])
  })

  test('SEARCH-20 SEARCH-09 reports the total of those who look for the gender of the caller, and has pages without repeats', async () => {
    for (let n = 0; n < 30; n++) await born(`Pagina${n}`, '1980-01-01')
    const first = await finder(me, '35+')
    const second = await finder(me, '35+', first.next!)
    expect(first).toMatchObject({ numResults: 33, isMinimum: false })
    expect(new Set([...first.results, ...second.results].map(({ id }) => id)).size).toBe(33)
    const nobody = await finder(
      await addMember(stack, { wantedGender: 'female', country: 'BE', region: 'BE-VAN' }),
      '35+',
    )
    expect(nobody).toMatchObject({ results: [], numResults: 0, next: null })
  })

  test.each(['age_group=18-25', 'reason=love', 'interests=politics', 'distance=5', 'age_group=18-35&cursor=x'])(
    'ROLE-10 refuses the query "%s"',
    async (query) => {
      expect((await me.raw('GET', `/api/match-finder.php?${query}`)).status).toBe(400)
    },
  )
})
