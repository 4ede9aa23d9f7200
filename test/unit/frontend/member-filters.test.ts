import { describe, expect, test } from 'vitest'
import { orderedAges } from '#frontend/domain/members/age-range.ts'
import { shownFacts } from '#frontend/features/members/facts.ts'
import {
  addressOf,
  changed,
  type Filters,
  filtersFrom,
  noMemberFilters,
  offeredFields,
  widened,
} from '#frontend/features/members/filters.ts'

const fields = ['gender', 'country', 'countryregion', 'min_age', 'max_age'] as const
const filters: Filters = {
  gender: 'female',
  country: 'NL',
  countryregion: 'NL-UT',
  min_age: 30,
  max_age: 40,
  ...noMemberFilters,
}

describe('search filters', () => {
  test('SEARCH-12 SEARCH-14 only the fields in the settings are offered, to a limited visitor only gender and country', () => {
    expect(offeredFields({ search_fields: ['gender', 'min_age'] }, 'full')).toEqual(['gender', 'min_age'])
    expect(offeredFields({ search_fields: [...fields] }, 'limited')).toEqual(['gender', 'country'])
  })

  test('SEARCH-01 the address holds the filters, and its unknown filters and values are ignored', () => {
    const asked = { gender: 'male', country: 'NL', min_age: '30', max_age: '7', countryregion: '', network: 'x' }
    expect(filtersFrom(asked, fields)).toEqual({ gender: 'male', country: 'NL', min_age: '30' })
    expect(filtersFrom({ min_age: '30' }, ['gender'])).toEqual({})
    expect(addressOf({ ...filters, countryregion: null }, fields)).toEqual({
      gender: 'female',
      country: 'NL',
      min_age: '30',
      max_age: '40',
    })
    expect(filtersFrom(addressOf(filters, fields), fields)).toEqual(addressOf(filters, fields))
  })

  test('SEARCH-25 a member has further filters, which the address holds while they are set', () => {
    const all = offeredFields({ search_fields: ['gender'] }, 'member')
    expect(all).toEqual(['gender', 'distance', 'active', 'new', 'photo', 'mutual', 'interests'])
    expect(addressOf(filters, all)).toEqual({ gender: 'female' })
    const set = {
      distance: 25,
      active: true,
      new: true,
      photo: true,
      mutual: true,
      interests: ['tea', 'wine'],
    } as const
    const address = addressOf({ ...filters, ...set, interests: [...set.interests] }, all)
    expect(address).toEqual({
      gender: 'female',
      distance: '25',
      active: '1',
      new: '1',
      photo: '1',
      mutual: '1',
      interests: 'tea,wine',
    })
    expect(filtersFrom(address, all)).toEqual(address)
    expect(filtersFrom({ distance: '7', active: 'x', interests: 'bdsm' }, all)).toEqual({})
  })

  test('SEARCH-05 another country clears the region', () => {
    expect(changed(filters, { country: 'BE' })).toMatchObject({ country: 'BE', countryregion: null })
    expect(changed(filters, { gender: 'male' }).countryregion).toBe('NL-UT')
  })

  test('SEARCH-06 SEARCH-07 an age past the other end of the range moves that end', () => {
    const ages = { min_age: 30, max_age: 40 }
    expect(orderedAges(ages, { min_age: 50 })).toEqual({ min_age: 50, max_age: 50 })
    expect(orderedAges(ages, { max_age: 20 })).toEqual({ min_age: 20, max_age: 20 })
    expect(orderedAges(ages, { min_age: 40 })).toEqual({ min_age: 40, max_age: 40 })
    expect(orderedAges(ages, { max_age: 99 })).toEqual({ min_age: 30, max_age: 99 })
  })

  test('an empty result is widened in steps: without the filters of members, without the region, then of any age, then not at all', () => {
    expect(widened({ ...filters, photo: true, distance: 10 }, 18, fields)).toEqual(filters)
    const country = widened(filters, 18, fields)!
    expect(country).toEqual({ ...filters, countryregion: null })
    const anyAge = widened(country, 18, fields)!
    expect(anyAge).toEqual({ ...country, min_age: 18, max_age: 99 })
    expect(widened(anyAge, 18, fields)).toBeNull()
    expect(widened(country, 18, ['gender', 'country'])).toBeNull()
  })
})

describe('facts of a profile', () => {
  test('PROF-24 exclude fields missing in the settings and unanswered ones', () => {
    const facts = { hair: 'dark blond', eyes: 'blue', body: null } as const
    expect(shownFacts(facts, ['eyes', 'hair', 'body', 'city'])).toEqual([
      { name: 'eyes', text: 'factValues.eyes.blue' },
      { name: 'hair', text: 'factValues.hair.dark blond' },
    ])
    expect(shownFacts(facts, ['eyes']).map(({ name }) => name)).toEqual(['eyes'])
  })
})
