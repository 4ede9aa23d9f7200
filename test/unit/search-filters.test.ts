import { describe, expect, test } from 'vitest'
import { filtersOf, isFoundBy, visitorAccess } from '#functions/members/filters.ts'
import { countries } from '#shared/countries/all.ts'

const site = countries.NL
const own = { wantedGender: 'male', country: 'BE', birthDate: '1990-11-20' } as const
const now = new Date('2026-11-20T12:00:00Z')
const full = { isLimited: false, now }
const limited = { isLimited: true, now }

describe('OPEN-28 default filters', () => {
  test('SEARCH-24 are the wanted gender, the own country and the own age plus and minus 7 for a member', () => {
    expect(filtersOf({}, site, own, full)).toEqual({
      gender: 'male',
      country: 'BE',
      region: null,
      minAge: 29,
      maxAge: 43,
    })
    expect(filtersOf({}, site, { ...own, birthDate: '2006-11-20' }, full)).toMatchObject({ minAge: 18, maxAge: 27 })
  })

  test('OPEN-28 keep within the ages of the country where the search names none', () => {
    const country = { ...site, searchAges: { minAge: 25, maxAge: 45 } }
    expect(filtersOf({}, country, undefined, full)).toMatchObject({ minAge: 25, maxAge: 45 })
    expect(filtersOf({}, country, { ...own, birthDate: '1984-11-20' }, full)).toMatchObject({ minAge: 35, maxAge: 45 })
    expect(filtersOf({}, country, undefined, limited)).toMatchObject({ minAge: 25, maxAge: 45 })
    expect(filtersOf({ min_age: 60 }, country, own, full)).toMatchObject({ minAge: 60, maxAge: 99 })
    expect(filtersOf({ max_age: 20 }, country, own, full)).toMatchObject({ minAge: 18, maxAge: 20 })
  })

  test('replace an own country that this site does not offer by the site’s country', () => {
    expect(filtersOf({}, site, { ...own, country: 'US' }, full).country).toBe('NL')
  })
})

describe('SEARCH-03 to SEARCH-07 requested filters are used where allowed', () => {
  test('all five are used', () => {
    const asked = { gender: 'female', country: 'DE', countryregion: 'DE-BE', min_age: 30, max_age: 40 } as const
    expect(filtersOf(asked, site, own, full)).toEqual({
      gender: 'female',
      country: 'DE',
      region: 'DE-BE',
      minAge: 30,
      maxAge: 40,
    })
  })

  test.each([
    ['a country that is not offered', { country: 'FR' }, { country: 'BE' }],
    ['a region of another country', { country: 'NL', countryregion: 'BE-VAN' }, { country: 'NL', region: null }],
    ['no region at all', { countryregion: 'constructor' }, { region: null }],
    ['ages the wrong way round', { min_age: 40, max_age: 30 }, { minAge: 30, maxAge: 40 }],
  ])('%s', (_, asked, used) => {
    expect(filtersOf(asked, site, own, full)).toMatchObject(used)
  })

  test('a country with a higher minimum age shows nobody younger', () => {
    const strict = { ...site, minimumAge: 21 }
    expect(filtersOf({ min_age: 18, max_age: 19 }, strict, own, full)).toMatchObject({ minAge: 21, maxAge: 21 })
  })
})

describe('SEARCH-14 OPEN-30 TRAP-72 visitors', () => {
  test.each([
    [{}, 'off'],
    [{ network: 'ads' }, 'full'],
    [{ ref: 'partner' }, 'full'],
    [{ network: '' }, 'off'],
  ] as const)('with the source %j get the access "%s"', (query, access) => {
    const country = { ...site, loggedOutSearch: 'off', loggedOutSearchTrafficsource: 'full' } as const
    expect(visitorAccess(country, query)).toBe(access)
  })

  test('filter by gender and country only when their access is limited', () => {
    const asked = { gender: 'male', country: 'DE', countryregion: 'DE-BE', min_age: 30, max_age: 40 } as const
    expect(filtersOf(asked, site, undefined, limited)).toEqual({
      gender: 'male',
      country: 'DE',
      region: null,
      minAge: 18,
      maxAge: 99,
    })
  })
})

test('SEARCH-09 a member is subtracted from a total only if it was counted there', () => {
  const filters = filtersOf({ gender: 'male', country: 'NL', min_age: 30, max_age: 40 }, site, own, full)
  const inUtrecht = { ...filters, region: 'NL-UT' }
  const card = { g: 'male', r: 'NL-UT', b: '1996-11-20' } as const
  const today = '2026-11-20'
  expect(isFoundBy(card, filters, today)).toBe(true)
  expect(isFoundBy(card, inUtrecht, today)).toBe(true)
  expect(isFoundBy({ ...card, b: '1996-11-21' }, filters, today)).toBe(false)
  expect(isFoundBy({ ...card, b: '1985-11-21' }, filters, today)).toBe(true)
  expect(isFoundBy({ ...card, b: '1985-11-20' }, filters, today)).toBe(false)
  expect(isFoundBy({ ...card, g: 'female' }, filters, today)).toBe(false)
  expect(isFoundBy({ ...card, r: 'NL-NB' }, inUtrecht, today)).toBe(false)
  expect(isFoundBy({ ...card, r: 'BE-VAN' }, filters, today)).toBe(false)
})
