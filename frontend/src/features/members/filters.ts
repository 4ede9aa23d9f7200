import * as z from 'zod/mini'
import type { Tracking } from '#frontend/domain/site/tracking.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import { type members, SearchQuery } from '#shared/contract/members.ts'
import type { Settings } from '#shared/contract/site.ts'
import { maximumSearchAge } from '#shared/rules/limits.ts'
import { hasSource } from '#shared/rules/signup.ts'

/** The filters that a search really used, with all defaults filled in. */
export type Filters = Output<typeof members.search>['filters']
export type SearchField = Settings['search_fields'][number]

/** How far a visitor may search; whoever came through a traffic source may have a setting of their own (SEARCH-14, TRAP-72). */
export const visitorAccess = (
  settings: Pick<Settings, 'logged_out_search' | 'logged_out_search_trafficsource'>,
  source: Pick<Tracking, 'network' | 'ref'>,
): string => (hasSource(source) ? settings.logged_out_search_trafficsource : settings.logged_out_search)

/** A visitor with limited search filters by these only (OPEN-30). */
const limitedFields: readonly SearchField[] = ['gender', 'country']

/** The fields to offer: those of the site (SEARCH-12), for a limited visitor fewer. */
export const offeredFields = ({ search_fields }: Pick<Settings, 'search_fields'>, isLimited: boolean): SearchField[] =>
  search_fields.filter((field) => !isLimited || limitedFields.includes(field))

/** What the address asks for, as far as it is a filter on offer with a value that search knows; anything else is as if it were not there. */
export function filtersFrom(
  search: Readonly<Record<string, string>>,
  fields: readonly SearchField[],
): Record<string, string> {
  const asked = fields.flatMap((field) => {
    const value = search[field]
    const isKnown = value !== undefined && value !== '' && z.safeParse(SearchQuery.shape[field], value).success
    return isKnown ? [[field, value] as const] : []
  })
  return Object.fromEntries(asked)
}

/** The address of a choice: every field on offer, so that a link shows others the same (a region only where one is chosen). */
export function addressOf(filters: Filters, fields: readonly SearchField[]): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => (filters[field] === null ? [] : [[field, String(filters[field])] as const])),
  )
}

/** A change of filters: a region belongs to its country, and ages given the wrong way round pull the other one along. */
export function changed(filters: Filters, change: Partial<Filters>): Filters {
  const next = { ...filters, ...change }
  if (change.country && change.country !== filters.country) next.countryregion = null
  if (next.min_age > next.max_age) {
    if (change.min_age !== undefined) next.max_age = next.min_age
    else next.min_age = next.max_age
  }
  return next
}

export const isAnyAge = ({ min_age, max_age }: Filters, minimumAge: number): boolean =>
  min_age <= minimumAge && max_age >= maximumSearchAge

/** The next wider search after one that found nobody: without the region, then of any age. Null where it cannot be wider. */
export function widened(filters: Filters, minimumAge: number, fields: readonly SearchField[]): Filters | null {
  if (filters.countryregion !== null && fields.includes('countryregion')) return { ...filters, countryregion: null }
  const hasAges = fields.includes('min_age') || fields.includes('max_age')
  if (!hasAges || isAnyAge(filters, minimumAge)) return null
  return { ...filters, min_age: minimumAge, max_age: maximumSearchAge }
}
