import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { changeLikes, hasNewUnloaded, likesQuery, withSeen } from '#frontend/domain/likes/likes.ts'
import { forgetOpened } from '#frontend/domain/members/last-opened.ts'
import { isOfMemberList, type Pages } from '#frontend/domain/members/search.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { trafficSource } from '#frontend/domain/site/tracking.ts'
import { call, Refused } from '#frontend/lib/call.ts'
import { likeLists } from '#shared/contract/likes.ts'
import type { MemberProfile } from '#shared/contract/members.ts'
import * as members from '#shared/contract/members.ts'
import * as photos from '#shared/contract/photos.ts'
import type { MemberCard } from '#shared/model/profile.ts'
import { minuteMs } from '#shared/rules/durations.ts'

/**
 * Cached card of a member from a search, matches or likes, so that the profile opens immediately.
 */
function knownCard(client: QueryClient, id: string): MemberCard | undefined {
  const lists = client.getQueriesData<Pages>({ predicate: isOfMemberList })
  const pages = lists.flatMap(([, data]) => data?.pages ?? [])
  const likes = client.getQueryData(likesQuery.queryKey)
  const cards = [
    ...pages.flatMap(({ results }) => results),
    ...likeLists.flatMap((name) => likes?.[name] ?? []).map(({ profile }) => profile),
  ]
  return cards.find((card) => card.id === id)
}

/** Opens or closes the viewer's private photos to a member. */
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
 * Profile of a member. A cached profile is shown while it is refetched in the background
 * (SEARCH-11); without one, `card` is the cached card until the profile is loaded. The server marks
 * the member's like as seen, so the number in the badge drops (LIKE-07).
 */
export function useProfile(id: string, { isAsked = true } = {}) {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: queryKeys.member(id),
    // not aborted on unmount: the server marks the like
    // as seen, so the badge must drop with the answer
    queryFn: async () => {
      const query = { id, ...trafficSource(new Date()) }
      const askedAt = Date.now()
      const profile = await call(members.profile, { query }).catch((error: Error) => {
        if (error instanceof Refused && error.code === 'not_found') forgetOpened(id)
        throw error
      })
      if (profile.likes_me) {
        // Refetches only while new likes are unloaded; otherwise, opening the profile of any liker
        // would refetch the likes.
        const isUnloadedNew = hasNewUnloaded(client.getQueryData(likesQuery.queryKey))
        const likesAt = client.getQueryState(likesQuery.queryKey)?.dataUpdatedAt ?? 0
        changeLikes(client, (known) => withSeen(known, id), isUnloadedNew ? id : undefined)
        // Likes that were fetched since this request began may no longer count this like as new;
        // `withSeen` has then subtracted it a second time.
        if (likesAt > askedAt) void client.invalidateQueries({ queryKey: likesQuery.queryKey })
      }
      return profile
    },
    staleTime: 0,
    gcTime: 30 * minuteMs,
    enabled: isAsked,
  })
  return { ...query, card: query.data ?? knownCard(client, id) }
}
