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
import { type MemberProfile, members } from '#shared/contract/members.ts'
import { photos } from '#shared/contract/photos.ts'
import type { MemberCard } from '#shared/model/profile.ts'

type Page = Output<typeof members.search>
/** Any answer that comes in pages with a count: of the search, of similar members, of the match finder (SEARCH-01, SEARCH-02). */
type Pages = InfiniteData<
  // A page may be newer than the server that answers it: then all found are one number.
  Pick<Page, 'results' | 'numResults'> & Partial<Pick<Page, 'numFictional'>>
>

export const minute = 60_000

/**
 * A search, page by page. It runs once for a set of filters and is kept, so that going back shows the same people in the same
 * place (SEARCH-10).
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

/** Everybody found so far, each once: somebody who was active meanwhile may come again on a later page (SEARCH-08). */
export function foundIn(
  data: Pages | undefined,
): { results: MemberCard[]; total: number; fictional: number | undefined } | null {
  const first = data?.pages[0]
  if (!first) return null
  const results = new Map(data.pages.flatMap((page) => page.results.map((card) => [card.id, card] as const)))
  return { results: [...results.values()], total: first.numResults, fictional: first.numFictional }
}

/** Somebody's card from a search, a list of matches or of likes, so that their profile opens with it at once. */
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

/** Opens the own private photos to somebody, or closes them again. */
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
 * A profile. One that was opened before is shown from what is kept, and read again behind it (SEARCH-11); `card` is what is known
 * of a new one until its answer is here. The server takes a like of theirs as seen, so the badge falls with it (LIKE-07).
 */
export function useProfile(id: string) {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: queryKeys.member(id),
    // not cancelled by leaving the page: the server marks the like as seen, so the badge falls with the answer
    queryFn: async () => {
      const query = { id, ...trafficSource(new Date()) }
      const profile = await call(members.profile, { query }).catch((error: Error) => {
        if (error instanceof Refused && error.code === 'not_found') forgetOpened(id)
        throw error
      })
      if (profile.likes_me) {
        // Only while new likes are unloaded: else each profile of a liker would refetch the likes.
        const isUnloadedNew = hasNewUnloaded(client.getQueryData(likesQuery.queryKey))
        changeLikes(client, (known) => withSeen(known, id), isUnloadedNew ? id : undefined)
      }
      return profile
    },
    staleTime: 0,
    gcTime: 30 * minute,
  })
  return { ...query, card: query.data ?? knownCard(client, id) }
}
