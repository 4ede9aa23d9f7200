import { expect, test } from 'vitest'
import { countries } from '#shared/countries/all.ts'
import { ageDefaultsOf, agesAbout } from '#shared/rules/wanted-ages.ts'

const aboutAge = (age: number, more: Partial<typeof countries.NL> = {}) =>
  agesAbout(age, ageDefaultsOf({ ...countries.NL, ...more }))

test.each([
  [36, 29, 43],
  [18, 18, 25],
  [25, 18, 32],
  [26, 19, 33],
  [95, 88, 99],
  [110, 99, 99],
])('SEARCH-24 who is %i and chose no ages looks for %i to %i', (age, min_age, max_age) => {
  expect(aboutAge(age)).toEqual({ min_age, max_age })
})

test('SEARCH-24 OPEN-28 ages around the own one are within those of the country, at its distance', () => {
  const country = { searchAges: { minAge: 21, maxAge: 45 }, ageDistance: { similar: 5, match: 3 } }
  expect([22, 30, 44, 60].map((age) => aboutAge(age, country))).toEqual([
    { min_age: 21, max_age: 25 },
    { min_age: 27, max_age: 33 },
    { min_age: 41, max_age: 45 },
    { min_age: 45, max_age: 45 },
  ])
})
