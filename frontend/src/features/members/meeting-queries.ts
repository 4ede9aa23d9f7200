import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#frontend/domain/account/session.ts'
import { addGivenLike } from '#frontend/domain/likes/given.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { trafficSource } from '#frontend/domain/site/tracking.ts'
import { call, Refused } from '#frontend/lib/call.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { showToast } from '#frontend/ui/toasts.ts'
import { members } from '#shared/contract/members.ts'
import type { MemberCard } from '#shared/model/profile.ts'
import type { AgeGroup } from './match-finder.ts'
import { minute } from './queries.ts'
import type { Verdict } from './swipe-moves.ts'

/** Matches of signup: prefetched by signup, refetched when the screen opens later. */
export const useMatches = () =>
  useQuery({
    queryKey: queryKeys.matches,
    queryFn: ({ signal }) => call(members.matches, {}, { signal }),
    staleTime: minute,
    gcTime: 30 * minute,
  })

/**
 * Similar members, in pages and with a count like a search
 * (SEARCH-02, SEARCH-13). Fetched when near the viewport.
 */
export function useSimilar(id: string, isNear: boolean) {
  const { state } = useSession()
  return useInfiniteQuery({
    queryKey: queryKeys.similar(id, state),
    queryFn: ({ signal }) => call(members.similar, { query: { id, ...trafficSource(new Date()) } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: () => undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30 * minute,
    enabled: isNear && state !== 'unknown',
  })
}

/** Members of an age group. No other answer is ever sent (TRAP-22). */
export const useMatchFinder = (ageGroup: AgeGroup | null) =>
  useInfiniteQuery({
    queryKey: queryKeys.matchFinder(ageGroup ?? ''),
    queryFn: ({ pageParam, signal }) =>
      call(members.matchFinder, { query: { age_group: ageGroup!, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30 * minute,
    enabled: ageGroup !== null,
  })

/** Refusals during normal play: the member no longer exists, or the likes of the day are used. */
const isOutdated = (error: unknown) => error instanceof Refused && ['not_found', 'swipe_limit'].includes(error.code)

/**
 * Swipe game: top card and its verdicts. `leaving` is the direction in which the card leaves, until
 * the next one is loaded.
 */
export function useSwipeGame() {
  const client = useQueryClient()
  const errorText = useErrorText()
  const game = useQuery({
    queryKey: queryKeys.swipe,
    queryFn: ({ signal }) => call(members.nextSwipe, {}, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const swipe = useMutation({
    mutationKey: queryKeys.swipe,
    mutationFn: ({ card: { id }, verdict }: { card: MemberCard; verdict: Verdict }) =>
      call(members.swipe, { body: { id, verdict } }),
    onSuccess: async ({ match }, { card, verdict }) => {
      if (verdict === 'like') addGivenLike(client, card, match)
      // until the next card is loaded, this one stays off to the side
      await game.refetch()
    },
    onError: async (error) => {
      const text = errorText(error)
      if (text) showToast(text, { tone: 'danger' })
      if (isOutdated(error)) await game.refetch()
    },
  })
  const { data, error, refetch } = game
  const { mutate, isPending, variables } = swipe
  return {
    game: data,
    error,
    refetch,
    leaving: isPending && variables.card.id === data?.card?.id ? variables.verdict : null,
    onVerdict: (verdict: Verdict) => {
      // a second click can precede the re-render
      if (data?.card && client.isMutating({ mutationKey: queryKeys.swipe }) === 0) mutate({ card: data.card, verdict })
    },
  }
}
