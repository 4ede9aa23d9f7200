import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#frontend/lib/call.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { showToast } from '#frontend/ui/toasts.ts'
import * as likes from '#shared/contract/likes.ts'
import type { MemberCard } from '#shared/model/profile.ts'
import { addGivenLike, removeGivenLike } from './given.ts'
import { likedQuery } from './liked.ts'
import { doesLike, likesQuery } from './likes.ts'

/**
 * Toggles a like. Optimistic: `isLiked` changes immediately everywhere and reverts with a toast on
 * failure. `known` is the value that came with the card, used while the loaded likes do not contain
 * the answer. If `known` is undefined, the server is asked. `onToggle` is for members only.
 */
export function useLike(card: MemberCard, known?: boolean): { isLiked: boolean; onToggle: () => void } {
  const client = useQueryClient()
  const errorText = useErrorText()
  const { id } = card
  const { data: listed } = useQuery({ ...likesQuery, enabled: false, select: (all) => doesLike(all, id) })
  const { data: asked } = useQuery({ ...likedQuery(id), enabled: listed === null && known === undefined })
  const mutationKey = ['like', id]
  // Latest pending toggle, shared by all hearts of this member.
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as boolean,
  }).at(-1)

  const { mutate } = useMutation({
    mutationKey,
    // serial, so that a second toggle cannot overtake the first
    scope: { id: `like-${id}` },
    mutationFn: async (isWanted: boolean) => {
      if (isWanted) return { isWanted, ...(await call(likes.like, { body: { id } })) }
      return { isWanted, match: false, ...(await call(likes.unlike, { query: { id }, body: { id } })) }
    },
    onSuccess: ({ isWanted, match }) => {
      if (isWanted) addGivenLike(client, card, match)
      else removeGivenLike(client, id)
    },
    onError: (error) => {
      const text = errorText(error)
      if (text) showToast(text, { tone: 'danger' })
    },
  })

  const isLiked = pending ?? listed ?? known ?? asked ?? false
  return { isLiked, onToggle: () => mutate(!isLiked) }
}
