import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call } from '#frontend/lib/call.ts'
import { cursorPages } from '#frontend/lib/paged.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { showToast } from '#frontend/ui/toasts.ts'
import * as likes from '#shared/contract/likes.ts'
import type { MemberProfile } from '#shared/contract/members.ts'

/** Favourites, page by page; refetched whenever their page opens. */
export const useFavourites = () =>
  useInfiniteQuery({
    queryKey: queryKeys.favourites,
    queryFn: ({ pageParam, signal }) => call(likes.listFavourites, { query: { before: pageParam } }, { signal }),
    ...cursorPages('older'),
    staleTime: 0,
  })

/**
 * Toggles a favourite. Optimistic: reverts with a toast on failure. `known` is the value that came
 * with the profile or the list. The open list is not refetched, so that a favourite removed by
 * mistake can be put back.
 */
export function useFavourite(id: string, known: boolean): { isFavourite: boolean; onToggle: () => void } {
  const client = useQueryClient()
  const errorText = useErrorText()
  // Not the mutation's own result, which is lost when the next toggle starts.
  const [saved, setSaved] = useState<boolean>()
  const { mutate, isPending, variables } = useMutation({
    // serial, so that a second toggle cannot overtake the first
    scope: { id: `favourite-${id}` },
    mutationFn: async (isWanted: boolean) => {
      if (isWanted) await call(likes.addFavourite, { body: { id } })
      else await call(likes.removeFavourite, { query: { id } })
      return isWanted
    },
    onSuccess: (favourite) => {
      setSaved(favourite)
      client.setQueryData<MemberProfile>(queryKeys.member(id), (shown) => shown && { ...shown, favourite })
    },
    onError: (error) => {
      const text = errorText(error)
      if (text) showToast(text, { tone: 'danger' })
    },
  })
  const isFavourite = isPending ? variables : (saved ?? known)
  return { isFavourite, onToggle: () => mutate(!isFavourite) }
}
