import type { Profile } from '#functions/stores/profile/profile.ts'
import type { Country } from '#shared/countries/country.ts'
import { ageOn } from '#shared/rules/age.ts'
import { ageDefaultsOf, agesAbout } from '#shared/rules/wanted-ages.ts'
import { todayIn } from './counts.ts'
import type { Filters } from './filters.ts'

export type Wanting = Pick<Profile, 'wantedGender' | 'wantedAges' | 'birthDate' | 'country'>

/** Search filters for the gender and ages that a member looks for (SEARCH-24). */
export function filtersWantedBy(
  { wantedGender: gender, wantedAges, birthDate, country }: Wanting,
  site: Pick<Country, 'searchAges' | 'ageDistance'>,
  now: Date,
): Filters {
  const ages = wantedAges ?? agesAbout(ageOn(birthDate, todayIn(country, now)), ageDefaultsOf(site))
  return { gender, country, region: null, minAge: ages.min_age, maxAge: ages.max_age }
}
