import type { Profile } from '#functions/stores/profile/profile.ts'
import type { Country } from '#shared/countries/country.ts'
import { ageOn } from '#shared/rules/age.ts'
import { agesWanted } from '#shared/rules/wanted-ages.ts'
import { todayIn } from './counts.ts'
import type { Filters } from './filters.ts'

/** Filters for the members that somebody looks for: of the wanted gender and ages (SEARCH-24). */
export function filtersWantedBy(
  {
    wantedGender,
    wantedAges,
    birthDate,
    country,
  }: Pick<Profile, 'wantedGender' | 'wantedAges' | 'birthDate' | 'country'>,
  { ageDistance, minimumAge }: Pick<Country, 'ageDistance' | 'minimumAge'>,
  now: Date,
): Filters {
  const age = ageOn(birthDate, todayIn(country, now))
  const { min_age, max_age } = agesWanted(wantedAges, { age, distance: ageDistance.match, minimumAge })
  return { gender: wantedGender, country, region: null, minAge: min_age, maxAge: max_age }
}
