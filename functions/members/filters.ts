import { decodeTime } from 'ulid'
import type * as z from 'zod/mini'
import type { Card } from '#functions/stores/members/card.ts'
import { activityMark, type FoundCard } from '#functions/stores/members/card-index.ts'
import { type Filters, isOfAge } from '#functions/stores/members/filters.ts'
import { aimOf, hasInterestOf, isLookingFor } from '#functions/stores/members/search-preferences.ts'
import { filtersWantedBy, type Wanting } from '#functions/stores/members/wanted.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type * as members from '#shared/contract/members.ts'
import type { FinderQuery, SearchQuery } from '#shared/contract/members.ts'
import { countryOf } from '#shared/countries/all.ts'
import type { Country } from '#shared/countries/country.ts'
import { isRegionOf } from '#shared/countries/regions.ts'
import type { Gender, ProfileFacts } from '#shared/model/profile.ts'
import { civilDate } from '#shared/rules/age.ts'
import { startOfDate } from '#shared/rules/day.ts'
import { dayMs } from '#shared/rules/durations.ts'
import {
  activityStepSeconds,
  ageGroups,
  maxSearchAge,
  minSearchAge,
  newMemberDays,
  onlineGraceSeconds,
} from '#shared/rules/limits.ts'
import { offeredInterests, searchableInterests } from '#shared/rules/profile.ts'

type VisitorAccess = Country['loggedOutSearch']

/**
 * What visitors may see of members (OPEN-30); a separate setting applies to visitors sent by an
 * advertiser (TRAP-72).
 */
export const visitorAccess = (site: Country, { network, ref }: { network?: string; ref?: string }): VisitorAccess =>
  network || ref ? site.loggedOutSearchTrafficsource : site.loggedOutSearch

const everyAge = { minAge: minSearchAge, maxAge: maxSearchAge }

/**
 * Ages requested from the match finder: the minimum and maximum in the query, else the ages of its
 * age group (SEARCH-17).
 */
export const agesOfGroup = ({ age_group, min_age, max_age }: z.output<typeof FinderQuery>) =>
  age_group && min_age === undefined && max_age === undefined ? ageGroups[age_group] : { min_age, max_age }

/** Default for callers whose wanted gender is unknown. */
const genderForVisitors = 'female'

/**
 * Ages of a search whose query contains no ages: for a member the ages that they look for
 * (SEARCH-24), for a visitor the default ages of the country.
 */
const defaultAges = (site: Country, own: Wanting | undefined, now: Date): Pick<Filters, 'minAge' | 'maxAge'> =>
  own ? filtersWantedBy(own, site, now) : site.searchAges

/**
 * Effective filters of a search: the requested filters if allowed, else the defaults of OPEN-28.
 * Countries that this site does not offer and regions of another country are ignored. Limited
 * visitors filter by gender and country only (OPEN-30).
 */
export function filtersOf(
  query: z.output<typeof SearchQuery>,
  site: Country,
  own: Wanting | undefined,
  { isLimited, now }: { isLimited: boolean; now: Date },
): Filters {
  const offered = (code: string | undefined) => site.memberCountries.find((one) => one === code)
  const country = offered(query.country) ?? offered(own?.country) ?? site.code
  const asked: Partial<typeof query> = isLimited ? {} : query
  const namesAge = asked.min_age !== undefined || asked.max_age !== undefined
  const { minAge, maxAge } = namesAge ? everyAge : defaultAges(site, own, now)
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

type MemberFilters = Pick<
  Output<typeof members.search>['filters'],
  'distance' | 'active' | 'new' | 'photo' | 'interests'
> & {
  /** Gender that the members must look for; null for any. */
  lookingFor: Gender | null
}

export const noMemberFilters: MemberFilters = {
  lookingFor: null,
  distance: null,
  active: false,
  new: false,
  photo: false,
  interests: [],
}

type Searcher = {
  /** Whether there is a place to measure a distance from. */
  hasPlace: boolean
  gender: Gender | undefined
}

/**
 * Further filters of a search (SEARCH-25), as far as they can be applied: a distance only from a
 * known place, interests only if the site offers and shows them.
 */
export function memberFiltersOf(
  query: z.output<typeof SearchQuery>,
  site: Country,
  { hasPlace, gender }: Searcher,
): MemberFilters {
  const showsInterests = site.visibleProfileFields.includes('interests')
  return {
    lookingFor: query.mutual ? (gender ?? null) : null,
    distance: hasPlace ? (query.distance ?? null) : null,
    active: query.active !== undefined,
    new: query.new !== undefined,
    photo: query.photo !== undefined,
    interests: showsInterests ? offeredInterests(site, namedIn(query.interests)) : [],
  }
}

type FinderFilters = MemberFilters & { reason: ProfileFacts['reason'] }

/**
 * Filters of the match finder, as far as they can be applied, with the restrictions of
 * `memberFiltersOf`. The reason that members state in their profile counts only if the site shows
 * it (SEARCH-28). Only members who look for the caller's gender fit (SEARCH-20).
 */
export function finderFiltersOf(
  { reason, distance, interests }: z.output<typeof FinderQuery>,
  site: Country,
  searcher: Searcher,
): FinderFilters {
  const isShown = site.visibleProfileFields.includes('reason')
  const memberFilters = memberFiltersOf({ distance, interests, mutual: '1' }, site, searcher)
  return { ...memberFilters, reason: isShown ? (reason ?? null) : null }
}

/** Interests of a query, without repeats. */
const namedIn = (text = '') => searchableInterests.filter((tag) => text.split(',').includes(tag))

/**
 * Whether any of these filters is set. The counters of search ignore these filters, and so also
 * count members whom the filters leave out.
 */
export const isFiltered = ({ interests, ...others }: MemberFilters | FinderFilters): boolean =>
  interests.length > 0 || Object.values(others).some(Boolean)

/**
 * Seconds since the stored activity within which a member can be online: activity is stored every
 * 15 minutes, and a member stays online for 5 minutes after leaving.
 */
const onlineSeconds = activityStepSeconds + onlineGraceSeconds

/**
 * Returns a function that tests whether a card passes all filters except the distance. Members who
 * hide their presence, and fictional profiles, are never found as active (LIVE-11, TRAP-01).
 */
export function passes(
  filters: MemberFilters | FinderFilters,
  country: string,
  now: Date,
): (card: FoundCard) => boolean {
  const { timeZone } = countryOf(country)
  const midnight = startOfDate(civilDate(now, timeZone), timeZone).getTime()
  const activeSince = activityMark(new Date(Math.min(midnight, now.getTime() - onlineSeconds * 1000)), '')
  const newSince = now.getTime() - newMemberDays * dayMs
  return (card) =>
    (!filters.lookingFor || isLookingFor(card, filters.lookingFor)) &&
    (!filters.photo || card.p !== undefined) &&
    (!filters.active || (card.at >= activeSince && !card.h && !card.f)) &&
    (!('reason' in filters) || !filters.reason || aimOf(card) === filters.reason) &&
    (!filters.new || (decodeTime(card.id) >= newSince && !card.f)) &&
    (filters.interests.length === 0 || hasInterestOf(card, filters.interests))
}
