import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { useSession } from '#frontend/domain/account/session.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { trafficSource } from '#frontend/domain/site/tracking.ts'
import { call } from '#frontend/lib/call.ts'
import { cursorPages } from '#frontend/lib/paged.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type { FitReason } from '#shared/contract/members.ts'
import * as members from '#shared/contract/members.ts'
import type { MemberCard } from '#shared/model/profile.ts'
import { minuteMs } from '#shared/rules/durations.ts'

type Page = Output<typeof members.search>
/**
 * Paginated answer with a count, of the search, of similar members or of the match finder
 * (SEARCH-01, SEARCH-02).
 */
export type Pages = InfiniteData<
  // The code in the browser may be newer than the server, whose answer then has no separate count
  // of fictional profiles.
  Pick<Found, 'results'> & Pick<Page, 'numResults'> & Partial<Pick<Page, 'numFictional' | 'isMinimum' | 'next'>>
>

const lists: readonly unknown[] = ['search', 'similar', 'match-finder', 'matches']
/** Whether a query is of a paginated list of members that the server chose. */
export const isOfMemberList = ({ queryKey: [kind] }: { queryKey: readonly unknown[] }): boolean => lists.includes(kind)

/**
 * Paginated search, cached per set of filters, so that going back shows the same results at the
 * same position (SEARCH-10). `renewsAfterMs`: age from which results are fetched again when the
 * screen opens or its page becomes visible. Results with this option have a separate cache entry,
 * so that renewing them does not change the search page's list with the same filters.
 */
export function useSearch(
  filters: Readonly<Record<string, string>>,
  { isAsked = true, renewsAfterMs }: { isAsked?: boolean; renewsAfterMs?: number } = {},
) {
  const { state } = useSession()
  return useInfiniteQuery({
    queryKey: [...queryKeys.search(filters, state), ...(renewsAfterMs === undefined ? [] : ['renewed'])],
    queryFn: ({ pageParam, signal }) =>
      call(members.search, { query: { ...trafficSource(new Date()), ...filters, cursor: pageParam } }, { signal }),
    ...cursorPages('next'),
    staleTime: renewsAfterMs ?? Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: true,
    gcTime: 30 * minuteMs,
    enabled: isAsked && state !== 'unknown',
  })
}

export type Found = {
  results: (MemberCard & { reasons?: readonly FitReason[] })[]
  total: number
  fictional: number | undefined
  /** Whether the total is only a lower bound, as the server could not count all. */
  isMinimum: boolean
}

/**
 * Cards of all pages without duplicates: a member active meanwhile can reappear on a later page
 * (SEARCH-08).
 */
export const cardsIn = <Card extends Pick<MemberCard, 'id'>>(
  pages: readonly { results: readonly Card[] }[],
): Card[] => [...new Map(pages.flatMap(({ results }) => results.map((card) => [card.id, card] as const))).values()]

/**
 * Results so far. A total that is a lower bound grows with each page, and is exact once the last
 * page is loaded.
 */
export function foundIn(data: Pages | undefined): Found | null {
  const first = data?.pages[0]
  if (!first) return null
  const cards = cardsIn(data.pages)
  const isMinimum = first.isMinimum === true && data.pages.at(-1)?.next != null
  if (!first.isMinimum || (isMinimum && cards.length <= first.numResults))
    return { results: cards, total: first.numResults, fictional: first.numFictional, isMinimum }
  const fictional = cards.filter((card) => card.fictional).length
  return { results: cards, total: cards.length, fictional, isMinimum }
}
