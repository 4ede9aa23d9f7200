import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { changeChats, withoutChatsOf } from '#frontend/domain/chats/chats.ts'
import { setLiked } from '#frontend/domain/likes/liked.ts'
import { changeLikes, withoutMember } from '#frontend/domain/likes/likes.ts'
import { forgetOpened } from '#frontend/domain/members/last-opened.ts'
import { isOfMemberList } from '#frontend/domain/members/search.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call } from '#frontend/lib/call.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type * as members from '#shared/contract/members.ts'
import type { MemberProfile } from '#shared/contract/members.ts'
import * as safety from '#shared/contract/safety.ts'

type Found = Output<typeof members.search>
/** Pages of a list of members; the list shown after signup has no counts. */
type Pages = InfiniteData<Pick<Found, 'results'> & Partial<Pick<Found, 'numResults' | 'numFictional'>>>

/**
 * Blocks a member and removes the conversation and likes between the two from the cache, as the
 * server does (BLOCK-04, BLOCK-05).
 */
export function useBlock(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(safety.block, { body: { id } }),
    onSuccess: () => {
      client.setQueryData<MemberProfile>(
        queryKeys.member(id),
        (shown) =>
          shown && { ...shown, blocked: true, liked: false, likes_me: false, favourite: false, conversation: null },
      )
      setLiked(client, id, false)
      changeLikes(client, (known) => withoutMember(known, id), id)
      changeChats(client, (known) => withoutChatsOf(known, id))
      forgetOpened(id)
      client.setQueriesData<Pages>({ predicate: isOfMemberList }, (data) => data && withoutResult(data, id))
      client.removeQueries({ queryKey: queryKeys.chatWithMember(id) })
      void client.invalidateQueries({ queryKey: queryKeys.blocked })
    },
  })
}

const withoutResult = (data: Pages, id: string): Pages => {
  const shown = data.pages.flatMap(({ results }) => results).find((card) => card.id === id)
  if (!shown) return data
  return {
    ...data,
    pages: data.pages.map(({ numResults, numFictional, ...page }) => ({
      ...page,
      results: page.results.filter((card) => card.id !== id),
      ...(numResults !== undefined && { numResults: numResults - 1 }),
      ...(numFictional !== undefined && { numFictional: numFictional - (shown.fictional ? 1 : 0) }),
    })),
  }
}

export function useUnblock(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(safety.unblock, { query: { id }, body: { id } }),
    onSuccess: () => {
      client.setQueryData<MemberProfile>(queryKeys.member(id), (shown) => shown && { ...shown, blocked: false })
      client.setQueryData<Output<typeof safety.listBlocked>>(
        queryKeys.blocked,
        (list) => list && { members: list.members.filter((card) => card.id !== id) },
      )
      void client.invalidateQueries({ queryKey: queryKeys.chats })
      client.removeQueries({ predicate: isOfMemberList, type: 'inactive' })
    },
  })
}
