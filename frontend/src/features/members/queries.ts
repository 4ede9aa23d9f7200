import { type InfiniteData, type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#frontend/lib/call.ts'
import { changeLikes, type Likes, likesQuery, withSeen } from '#frontend/lib/likes.ts'
import { queryKeys } from '#frontend/lib/query-keys.ts'
import { useSession } from '#frontend/lib/session.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import { members } from '#shared/contract/members.ts'
import type { MemberCard } from '#shared/model/profile.ts'

type Page = Output<typeof members.search>
type Pages = InfiniteData<Page>

const minute = 60_000

/**
 * A search, page by page. It runs once for a set of filters and is kept, so that going back shows the same people in the same
 * place (SEARCH-10).
 */
export function useSearch(filters: Readonly<Record<string, string>>) {
  const { state } = useSession()
  return useInfiniteQuery({
    queryKey: queryKeys.search(filters, state),
    queryFn: ({ pageParam, signal }) => call(members.search, { query: { ...filters, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30 * minute,
    enabled: state !== 'unknown',
  })
}

/** Everybody found so far, each once: somebody who was active meanwhile may come again on a later page (SEARCH-08). */
export function foundIn(data: Pages | undefined): { results: MemberCard[]; total: number } | null {
  const first = data?.pages[0]
  if (!first) return null
  const results = new Map(data.pages.flatMap((page) => page.results.map((card) => [card.id, card] as const)))
  return { results: [...results.values()], total: first.numResults }
}

/** Somebody's card from a search or a list of likes, so that their profile opens with it at once. */
function knownCard(client: QueryClient, id: string): MemberCard | undefined {
  const pages = client.getQueriesData<Pages>({ queryKey: ['search'] }).flatMap(([, data]) => data?.pages ?? [])
  const likes = client.getQueryData<Likes>(likesQuery.queryKey)
  const cards = [
    ...pages.flatMap(({ results }) => results),
    ...[...(likes?.liked_by ?? []), ...(likes?.profiles ?? [])].map(({ profile }) => profile),
  ]
  return cards.find((card) => card.id === id)
}

/**
 * A profile. One that was opened before is shown from what is kept, and read again behind it (SEARCH-11); `card` is what is known
 * of a new one until its answer is here. The server takes a like of theirs as seen, so the badge falls with it (LIKE-07).
 */
export function useProfile(id: string) {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: queryKeys.member(id),
    queryFn: async ({ signal }) => {
      const profile = await call(members.profile, { query: { id } }, { signal })
      if (profile.likes_me) changeLikes(client, (likes) => withSeen(likes, id))
      return profile
    },
    staleTime: 0,
    gcTime: 30 * minute,
  })
  return { ...query, card: query.data ?? knownCard(client, id) }
}
