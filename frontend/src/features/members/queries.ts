import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useSession } from '#frontend/domain/account/session.ts'
import { changeLikes, hasNewUnloaded, likesQuery, withSeen } from '#frontend/domain/likes/likes.ts'
import { forgetOpened } from '#frontend/domain/members/last-opened.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { trafficSource } from '#frontend/domain/site/tracking.ts'
import { call, Refused } from '#frontend/lib/call.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import { likeLists } from '#shared/contract/likes.ts'
import { type FitReason, type MemberProfile, members } from '#shared/contract/members.ts'
import { photos } from '#shared/contract/photos.ts'
import type { MemberCard } from '#shared/model/profile.ts'

type Page = Output<typeof members.search>
/**
 * Paginated answer with a count: of the search, of similar
 * members, of the match finder (SEARCH-01, SEARCH-02).
 */
type Pages = InfiniteData<
  // The page may be newer than the server, whose answer
  // then has no separate count of fictional profiles.
  Pick<Found, 'results'> & Pick<Page, 'numResults'> & Partial<Pick<Page, 'numFictional' | 'isMinimum' | 'next'>>
>

export const minute = 60_000

/**
 * Search, page by page. Fetched once per set of filters and cached, so
 * that going back shows the same results at the same position (SEARCH-10).
 */
export function useSearch(filters: Readonly<Record<string, string>>) {
  const { state } = useSession()
  return useInfiniteQuery({
    queryKey: queryKeys.search(filters, state),
    queryFn: ({ pageParam, signal }) =>
      call(members.search, { query: { ...trafficSource(new Date()), ...filters, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30 * minute,
    enabled: state !== 'unknown',
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
 * Results so far without duplicates: a member active meanwhile can reappear on a later page
 * (SEARCH-08). A total that is a lower bound grows with them, and is exact with the last page.
 */
export function foundIn(data: Pages | undefined): Found | null {
  const first = data?.pages[0]
  if (!first) return null
  const results = new Map(data.pages.flatMap((page) => page.results.map((card) => [card.id, card] as const)))
  const cards = [...results.values()]
  const isMinimum = first.isMinimum === true && data.pages.at(-1)?.next != null
  if (!first.isMinimum || (isMinimum && cards.length <= first.numResults))
    return { results: cards, total: first.numResults, fictional: first.numFictional, isMinimum }
  const fictional = cards.filter((card) => card.fictional).length
  return { results: cards, total: cards.length, fictional, isMinimum }
}

/**
 * Cached card of a member from a search, matches or likes, so that the profile opens immediately.
 */
function knownCard(client: QueryClient, id: string): MemberCard | undefined {
  const pages = ['search', 'similar', 'match-finder'].flatMap((kind) =>
    client.getQueriesData<Pages>({ queryKey: [kind] }).flatMap(([, data]) => data?.pages ?? []),
  )
  const matches = client.getQueryData<Pick<Page, 'results'>>(queryKeys.matches)
  const likes = client.getQueryData(likesQuery.queryKey)
  const cards = [
    ...pages.flatMap(({ results }) => results),
    ...(matches?.results ?? []),
    ...likeLists.flatMap((name) => likes?.[name] ?? []).map(({ profile }) => profile),
  ]
  return cards.find((card) => card.id === id)
}

/** Opens or closes one's own private photos to a member. */
export function useOpenPhotos({ id, own_private_photos_open: isOpen }: MemberProfile) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      if (isOpen) await call(photos.close, { query: { id }, body: { id } })
      else await call(photos.open, { body: { id } })
    },
    onSuccess: () => {
      client.setQueryData<MemberProfile>(
        queryKeys.member(id),
        (shown) => shown && { ...shown, own_private_photos_open: !isOpen },
      )
      void client.invalidateQueries({ queryKey: queryKeys.openedTo })
    },
  })
}

/**
 * Profile. A cached one is shown and refetched in the background (SEARCH-11); `card` is the cached
 * card until then. The server marks the member's like as seen, so the badge drops (LIKE-07).
 */
export function useProfile(id: string, { isAsked = true } = {}) {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: queryKeys.member(id),
    // not aborted on unmount: the server marks the like
    // as seen, so the badge must drop with the answer
    queryFn: async () => {
      const query = { id, ...trafficSource(new Date()) }
      const profile = await call(members.profile, { query }).catch((error: Error) => {
        if (error instanceof Refused && error.code === 'not_found') forgetOpened(id)
        throw error
      })
      if (profile.likes_me) {
        // Only while new likes are unloaded, as otherwise
        // each profile of a liker would refetch the likes.
        const isUnloadedNew = hasNewUnloaded(client.getQueryData(likesQuery.queryKey))
        changeLikes(client, (known) => withSeen(known, id), isUnloadedNew ? id : undefined)
      }
      return profile
    },
    staleTime: 0,
    gcTime: 30 * minute,
    enabled: isAsked,
  })
  return { ...query, card: query.data ?? knownCard(client, id) }
}
