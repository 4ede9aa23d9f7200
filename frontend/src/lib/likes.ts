import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Output } from '#shared/contract/endpoint.ts'
import { likes } from '#shared/contract/likes.ts'
import type { MemberCard } from '#shared/model/profile.ts'
import { call } from './call.ts'
import { queryKeys } from './query-keys.ts'

/** Whom the member likes (`profiles`) and who likes the member (`liked_by`), newest first. */
export type Likes = Output<typeof likes.list>

/** Read once on login; the likes screens read it again when they open, nothing does so on the rhythm (TRAP-41). */
export const likesQuery = queryOptions({
  queryKey: queryKeys.likes,
  queryFn: ({ signal }): Promise<Likes> => call(likes.list, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Likes whose profile was not opened yet: the badge (LIKE-06). */
export const countNewLikes = ({ liked_by }: Likes): number => liked_by.filter(({ like_new }) => like_new).length

export const doesLike = ({ profiles }: Likes, id: string): boolean => profiles.some((like) => like.id === id)

/** The likes after this member liked somebody at `now`; both sides of a match say so. A like that stands is left as it is. */
export function withLike(likes: Likes, card: MemberCard, match: boolean, now: Date): Likes {
  if (doesLike(likes, card.id)) return likes
  return {
    profiles: [{ id: card.id, profile: card, liked_at: now.toISOString(), match }, ...likes.profiles],
    liked_by: likes.liked_by.map((like) => (like.id === card.id ? { ...like, match: true } : like)),
  }
}

/** The likes after this member took one back. */
export const withoutLike = (likes: Likes, id: string): Likes => ({
  profiles: likes.profiles.filter((like) => like.id !== id),
  liked_by: likes.liked_by.map((like) => (like.id === id ? { ...like, match: false } : like)),
})

/** The likes after somebody's profile was opened: no longer new (LIKE-07). */
export const withSeen = (likes: Likes, id: string): Likes => ({
  ...likes,
  liked_by: likes.liked_by.map((like) => (like.id === id ? { ...like, like_new: false } : like)),
})

/** The likes after a block: none left in either direction (BLOCK-05). */
export const withoutMember = (likes: Likes, id: string): Likes => ({
  profiles: likes.profiles.filter((like) => like.id !== id),
  liked_by: likes.liked_by.filter((like) => like.id !== id),
})

/** Changes the likes known here after a call that changed them. An answer under way may be older than that, so it is asked for anew. */
export function changeLikes(client: QueryClient, change: (likes: Likes) => Likes): void {
  client.setQueryData(likesQuery.queryKey, (known) => known && change(known))
  if (client.isFetching({ queryKey: likesQuery.queryKey }) > 0)
    void client.invalidateQueries({ queryKey: likesQuery.queryKey })
}
