import type * as z from 'zod/mini'
import type { Card } from '#functions/stores/members/card.ts'
import { type Filters, isOfAge } from '#functions/stores/members/filters.ts'
import type { Profile } from '#functions/stores/profile/profile.ts'
import type { SearchQuery } from '#shared/contract/members.ts'
import type { Country } from '#shared/countries/country.ts'
import { isRegionOf } from '#shared/countries/regions.ts'
import { maximumSearchAge, minimumSearchAge } from '#shared/rules/limits.ts'

type VisitorAccess = Country['loggedOutSearch']

/**
 * What visitors may see of members (OPEN-30); visitors sent by an advertiser can have a setting of
 * their own (TRAP-72).
 */
export const visitorAccess = (site: Country, { network, ref }: { network?: string; ref?: string }): VisitorAccess =>
  network || ref ? site.loggedOutSearchTrafficsource : site.loggedOutSearch

const everyAge = { minAge: minimumSearchAge, maxAge: maximumSearchAge }

/** Age groups of the match finder; age 35 is in both (SEARCH-17, TRAP-67). */
export const ageGroups = {
  '18-35': { min_age: minimumSearchAge, max_age: 35 },
  '35+': { min_age: 35, max_age: maximumSearchAge },
} as const

/** Default for callers whose wanted gender is unknown. */
const genderForVisitors = 'female'

/**
 * Effective filters of a search: the requested ones where allowed, else the defaults of OPEN-28.
 * Countries that this site does not offer and regions of another country are ignored. Limited
 * visitors filter by gender and country only (OPEN-30).
 */
export function filtersOf(
  query: z.output<typeof SearchQuery>,
  site: Country,
  own: Pick<Profile, 'wantedGender' | 'country'> | undefined,
  { isLimited }: { isLimited: boolean },
): Filters {
  const offered = (code: string | undefined) => site.memberCountries.find((one) => one === code)
  const country = offered(query.country) ?? offered(own?.country) ?? site.code
  const asked: Partial<typeof query> = isLimited ? {} : query
  const namesAge = asked.min_age !== undefined || asked.max_age !== undefined
  const { minAge, maxAge } = namesAge ? everyAge : site.searchAges
  const ages = [asked.min_age ?? minAge, asked.max_age ?? maxAge]
  return {
    gender: query.gender ?? own?.wantedGender ?? genderForVisitors,
    country,
    region: asked.countryregion && isRegionOf(country, asked.countryregion) ? asked.countryregion : null,
    // Ages in reverse order mean the same range.
    minAge: Math.max(site.minimumAge, Math.min(...ages)),
    maxAge: Math.max(site.minimumAge, ...ages),
  }
}

/** Whether a findable member matches the filters. */
export const isFoundBy = (card: Pick<Card, 'g' | 'r' | 'b'>, filters: Filters, today: string): boolean =>
  card.g === filters.gender &&
  (filters.region ? card.r === filters.region : card.r.startsWith(`${filters.country}-`)) &&
  isOfAge(card, filters, today)
