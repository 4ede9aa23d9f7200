import * as z from 'zod/mini'
import type { Tracking } from '#frontend/domain/site/tracking.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type * as members from '#shared/contract/members.ts'
import { SearchQuery } from '#shared/contract/members.ts'
import type { Settings } from '#shared/contract/site.ts'
import { maxSearchAge } from '#shared/rules/limits.ts'
import { hasSource } from '#shared/rules/signup.ts'

/** Filters applied by the server, with all defaults. */
export type Filters = Output<typeof members.search>['filters']
/** Filters that all signed-in members have (SEARCH-25), in addition to the fields of the site. */
const memberFields = ['distance', 'active', 'new', 'photo', 'mutual', 'interests'] as const
export type MemberField = (typeof memberFields)[number]
export type SearchField = Settings['search_fields'][number] | MemberField

/** Search access of a visitor; traffic sources have their own setting (SEARCH-14, TRAP-72). */
export const visitorAccess = (
  settings: Pick<Settings, 'logged_out_search' | 'logged_out_search_trafficsource'>,
  source: Pick<Tracking, 'network' | 'ref'>,
): string => (hasSource(source) ? settings.logged_out_search_trafficsource : settings.logged_out_search)

/** Filters of a visitor with limited search (OPEN-30). */
const limitedFields: readonly SearchField[] = ['gender', 'country']

type SearchAccess = 'member' | 'full' | 'limited'

/**
 * Filters on offer: the filters of the site (SEARCH-12), fewer with limited access, more for
 * members.
 */
export const offeredFields = (
  { search_fields }: Pick<Settings, 'search_fields'>,
  access: SearchAccess,
): SearchField[] => [
  ...search_fields.filter((field) => access !== 'limited' || limitedFields.includes(field)),
  ...(access === 'member' ? memberFields : []),
]

/** Filters of the URL that are on offer and valid; all others are ignored. */
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

/** Value of a filter in the URL; null if it is not set. */
function written(value: Filters[SearchField]): string | null {
  if (Array.isArray(value)) return value.length > 0 ? value.join(',') : null
  if (typeof value === 'boolean') return value ? '1' : null
  return value === null ? null : String(value)
}

/**
 * Query of a URL for a set of filters. It contains every field on offer, so that a shared link
 * shows the same members; the region and the filters of members only if they are set.
 */
export function addressOf(filters: Filters, fields: readonly SearchField[]): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = written(filters[field])
      return value === null ? [] : [[field, value] as const]
    }),
  )
}

/** Applies a change of filters; a new country resets the region. */
export function changed(filters: Filters, change: Partial<Filters>): Filters {
  const next = { ...filters, ...change }
  if (change.country && change.country !== filters.country) next.countryregion = null
  return next
}

export const isAnyAge = ({ min_age, max_age }: Pick<Filters, 'min_age' | 'max_age'>, minimumAge: number): boolean =>
  min_age <= minimumAge && max_age >= maxSearchAge

/** Filters that only members have, none of them set. */
export const noMemberFilters: Pick<Filters, MemberField> = {
  distance: null,
  active: false,
  new: false,
  photo: false,
  mutual: false,
  interests: [],
}

const hasMemberFilters = (filters: Filters): boolean => memberFields.some((field) => written(filters[field]) !== null)

/**
 * Next wider search after an empty result: without the filters that only members have, then without
 * the region, then for any age. Null if the search cannot be wider.
 */
export function widened(filters: Filters, minimumAge: number, fields: readonly SearchField[]): Filters | null {
  if (hasMemberFilters(filters)) return { ...filters, ...noMemberFilters }
  if (filters.countryregion !== null && fields.includes('countryregion')) return { ...filters, countryregion: null }
  const hasAges = fields.includes('min_age') || fields.includes('max_age')
  if (!hasAges || isAnyAge(filters, minimumAge)) return null
  return { ...filters, min_age: minimumAge, max_age: maxSearchAge }
}
