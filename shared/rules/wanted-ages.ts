import type { Country } from '../countries/country.ts'
import type { WantedAges } from '../model/profile.ts'

/**
 * Values for the default ages that a member looks for: the member's own age plus and minus
 * `distance`, within `min_age` and `max_age`.
 */
export type AgeDefaults = WantedAges & { distance: number }

export const ageDefaultsOf = ({
  searchAges,
  ageDistance,
}: Pick<Country, 'searchAges' | 'ageDistance'>): AgeDefaults => ({
  min_age: searchAges.minAge,
  max_age: searchAges.maxAge,
  distance: ageDistance.match,
})

/** Default ages for a member who chose none (SEARCH-24): around the member's current age. */
export function agesAbout(age: number, { min_age, max_age, distance }: AgeDefaults): WantedAges {
  const within = (wanted: number) => Math.min(max_age, Math.max(min_age, wanted))
  return { min_age: within(age - distance), max_age: within(age + distance) }
}
