import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { addGivenLike } from '#frontend/domain/likes/given.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call, Refused } from '#frontend/lib/call.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { showToast } from '#frontend/ui/toasts.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type { SwipeCard } from '#shared/contract/members.ts'
import * as members from '#shared/contract/members.ts'
import { cardsOf, type Verdict } from './swipe-moves.ts'

type Game = Output<typeof members.nextSwipe> & {
  /** Card whose pass was taken back, and which is on top until it is decided. */
  restored?: SwipeCard | null
}

/**
 * Whether an error is a refusal that occurs in normal play: the member is gone, the likes of the
 * day are used, or the pass to undo is no longer the last.
 */
const isOutdated = (error: unknown): error is Refused =>
  error instanceof Refused && ['not_found', 'swipe_limit', 'pass_final'].includes(error.code)

/**
 * Swipe game: top card, the card behind it, and verdicts. `leaving`: direction in which the top
 * card leaves; the card behind it then becomes the top card at once and stays there, whatever card
 * the server returns first. `lastCard`: the top card, or the card that was decided last.
 * `isSearching`: the server has examined the maximum number of members per call and found nobody;
 * the next calls continue from there until somebody is found or nobody is left. `isRestored`: the
 * pass of the top card was taken back, so it is shown even without likes left.
 */
export function useSwipeGame() {
  const client = useQueryClient()
  const errorText = useErrorText()
  const decided = useRef(new Set<string>())
  const promoted = useRef<SwipeCard | null>(null)
  const reached = useRef<string | undefined>(undefined)
  const top = () => client.getQueryData<Game>(queryKeys.swipe)?.card ?? null
  const game = useQuery({
    queryKey: queryKeys.swipe,
    queryFn: async ({ signal }) => {
      const answer = await call(members.nextSwipe, { query: { cursor: reached.current } }, { signal })
      // Advances the cursor only if the answer contains no undecided card, so that no card is
      // skipped. The answer may contain cards decided here, as the server's reads may lag behind
      // its writes.
      const isFresh = [answer.card, answer.next].some((card) => card && !decided.current.has(card.id))
      if (!isFresh && answer.more !== null) reached.current = answer.more
      const restored = client.getQueryData<Game>(queryKeys.swipe)?.restored ?? null
      const cards = cardsOf([restored, promoted.current, answer.card, answer.next], decided.current)
      // An answer requested before an undo still contains the undone pass as undoable.
      const undoable = answer.undoable?.id === cards.card?.id ? null : answer.undoable
      return { ...answer, ...cards, undoable, restored }
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const show = (shownNow: Partial<Game>) =>
    client.setQueryData<Game>(queryKeys.swipe, (shown) => shown && { ...shown, ...shownNow })
  const swipe = useMutation({
    mutationKey: queryKeys.swipe,
    mutationFn: ({ card: { id }, verdict }: { card: SwipeCard; verdict: Verdict | 'undo' }) =>
      call(members.swipe, { body: { id, verdict } }),
    onSuccess: async ({ match, likes_left }, { card, verdict }) => {
      const behind = client.getQueryData<Game>(queryKeys.swipe)?.next ?? null
      if (verdict === 'like') addGivenLike(client, card, match)
      if (verdict === 'undo') {
        decided.current.delete(card.id)
        promoted.current = card
        // If the next card failed to load, the passed card is still on top.
        const behindIt = top()?.id === card.id ? null : top()
        show({ card, next: behindIt, undoable: null, likes_left, restored: card })
        return
      }
      decided.current.add(card.id)
      promoted.current = behind
      show({ restored: null })
      if (verdict === 'pass') show({ undoable: card })
      if (behind) show({ card: behind, next: null, likes_left })
      const loaded = game.refetch()
      // without a card behind it, the decided card stays off to the side until a card is loaded
      if (!behind) await loaded
    },
    onError: async (error) => {
      const text = errorText(error)
      if (text) showToast(text, { tone: 'danger' })
      if (!isOutdated(error)) return
      promoted.current = null
      reached.current = undefined
      // Without likes left, the card can still be passed.
      if (error.code !== 'swipe_limit') show({ restored: null })
      await game.refetch()
    },
  })
  const { data, error, refetch, isFetching } = game
  const searchedFrom = data?.card === null && data.likes_left > 0 ? data.more : null
  useEffect(() => {
    if (searchedFrom !== null && !isFetching && !error) void refetch()
  }, [searchedFrom, isFetching, error, refetch])
  const { mutate, isPending, variables } = swipe
  const send = (card: SwipeCard | null | undefined, verdict: Verdict | 'undo') => {
    // a second click can precede the re-render
    if (card && client.isMutating({ mutationKey: queryKeys.swipe }) === 0) mutate({ card, verdict })
  }
  const isLeaving = isPending && variables.verdict !== 'undo' && variables.card.id === data?.card?.id
  return {
    game: data,
    isSearching: searchedFrom !== null,
    error,
    refetch,
    leaving: isLeaving ? (variables.verdict as Verdict) : null,
    isRestored: data?.restored != null && data.restored.id === data.card?.id,
    lastCard: data?.card ?? variables?.card ?? null,
    onVerdict: (verdict: Verdict) => send(data?.card, verdict),
    onUndo: () => send(data?.undoable, 'undo'),
  }
}
