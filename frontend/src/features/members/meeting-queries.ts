import { useInfiniteQuery } from '@tanstack/react-query'
import { useSession } from '#frontend/domain/account/session.ts'
import { useFurtherPages } from '#frontend/domain/members/further-pages.ts'
import { matchesQuery } from '#frontend/domain/members/matches.ts'
import { foundIn } from '#frontend/domain/members/search.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { trafficSource } from '#frontend/domain/site/tracking.ts'
import { call } from '#frontend/lib/call.ts'
import { cursorPages } from '#frontend/lib/paged.ts'
import * as members from '#shared/contract/members.ts'
import { minuteMs } from '#shared/rules/durations.ts'
import type { Answers } from './match-finder.ts'

/** Matches shown after signup; refetched if they are older than a minute when the screen opens. */
export const useMatches = () => useInfiniteQuery({ ...matchesQuery, staleTime: minuteMs, gcTime: 30 * minuteMs })

/**
 * Similar members of a profile, in the form of a search with pages and a count (SEARCH-02,
 * SEARCH-13). The first page is fetched when the section is near the viewport.
 */
export function useSimilar(id: string, isNear: boolean) {
  const { state } = useSession()
  return useInfiniteQuery({
    queryKey: queryKeys.similar(id, state),
    queryFn: ({ pageParam, signal }) =>
      call(members.similar, { query: { id, ...trafficSource(new Date()), cursor: pageParam } }, { signal }),
    ...cursorPages('next'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30 * minuteMs,
    enabled: isNear && state !== 'unknown',
  })
}

/**
 * Members who match the answers of the match finder. The answers on appearance and race, which have
 * no effect, are never sent (TRAP-22).
 */
export const useMatchFinder = (answers: Answers) =>
  useInfiniteQuery({
    queryKey: queryKeys.matchFinder(answers),
    queryFn: ({ pageParam, signal }) =>
      call(members.matchFinder, { query: { ...answers, cursor: pageParam } }, { signal }),
    ...cursorPages('next'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30 * minuteMs,
  })

/**
 * First members who match the answers. `found` is null during the search: the first pages may be
 * empty although more follow.
 */
export function useFirstFound(answers: Answers) {
  const query = useMatchFinder(answers)
  const found = foundIn(query.data)
  const isSearching = useFurtherPages(query, found?.results.length === 0)
  return { query, found: isSearching ? null : found }
}
