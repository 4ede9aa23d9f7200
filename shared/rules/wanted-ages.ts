import type { Country } from '../countries/country.ts'
import type { WantedAges } from '../model/profile.ts'

/** Ages of a search in a country, and the years above and below the own age that it starts with. */
export type AgeDefaults = WantedAges & { distance: number }

export const ageDefaultsOf = ({
  searchAges,
  ageDistance,
}: Pick<Country, 'searchAges' | 'ageDistance'>): AgeDefaults => ({
  min_age: searchAges.minAge,
  max_age: searchAges.maxAge,
  distance: ageDistance.match,
})

/** Ages around a member's own (SEARCH-24), for those who chose none; they move with the own age. */
export function agesAbout(age: number, { min_age, max_age, distance }: AgeDefaults): WantedAges {
  const within = (wanted: number) => Math.min(max_age, Math.max(min_age, wanted))
  return { min_age: within(age - distance), max_age: within(age + distance) }
}
