import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call } from '#frontend/lib/call.ts'
import { type Order, type Paged, withNewest, withOlder } from '#frontend/lib/paged.ts'
import { changeCached } from '#frontend/lib/refetch.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import * as likes from '#shared/contract/likes.ts'
import { likeLists } from '#shared/contract/likes.ts'
import type { MemberCard } from '#shared/model/profile.ts'

/**
 * Cached pages of likes, newest first (CHAT-35): given (`profiles`), received (`liked_by`)
 * and mutual (`matches`). `new_likes` counts all pages, for the badge (LIKE-06).
 */
export type Likes = Output<typeof likes.list> & { new_likes: number }
export type LikeListName = (typeof likeLists)[number]
type Like = Likes['profiles'][number]
type ReceivedLike = Likes['liked_by'][number]

const order: Order<Like> = { idOf: ({ id }) => id, atOf: ({ liked_at }) => liked_at }

const listIn = (known: Pick<Likes, LikeListName | 'older'>, name: LikeListName): Paged<Like> => ({
  rows: known[name],
  older: known.older[name],
})

const withList = (known: Likes, name: LikeListName, { rows, older }: Paged<Like>): Likes => ({
  ...known,
  [name]: rows,
  older: { ...known.older, [name]: older },
})

/**
 * First pages, refetched when a likes screen opens and never
 * on a timer (TRAP-41); further loaded pages are kept.
 */
export const likesQuery = queryOptions({
  queryKey: queryKeys.likes,
  queryFn: async ({ signal, client }): Promise<Likes> => {
    const answer = await call(likes.list, {}, { signal })
    const newest = { ...answer, new_likes: answer.new_likes ?? 0 }
    const known = client.getQueryData<Likes>(queryKeys.likes)
    if (!known) return newest
    return likeLists.reduce(
      (all, name) => withList(all, name, withNewest(listIn(known, name), listIn(newest, name), order)),
      newest,
    )
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/**
 * Loads the page of a list that begins at `before`. Loads it again if the cached likes changed
 * during the request.
 */
export async function readOlderLikes(client: QueryClient, name: LikeListName, before: string): Promise<void> {
  const start = client.getQueryData(likesQuery.queryKey)
  const page = await call(likes.list, { query: { of: name, before } })
  if (client.getQueryData(likesQuery.queryKey) !== start) return readOlderLikes(client, name, before)
  client.setQueryData(
    likesQuery.queryKey,
    (known) => known && withList(known, name, withOlder(listIn(known, name), listIn(page, name), before, order)),
  )
}

/** Whether the member likes somebody; null if the answer may be on a page not loaded. */
export const doesLike = ({ profiles, older }: Likes, id: string): boolean | null =>
  profiles.some((like) => like.id === id) || (older.profiles === null ? false : null)

/** Like received from a member, if loaded. */
const receivedFrom = ({ liked_by, matches }: Likes, id: string): ReceivedLike | undefined =>
  [...liked_by, ...matches].find((like) => like.id === id)

/** Changes the received like of a member in the two lists that may contain it. */
const withReceived = (known: Likes, id: string, change: Partial<ReceivedLike>): Likes => {
  const changed = (like: ReceivedLike) => (like.id === id ? { ...like, ...change } : like)
  return { ...known, liked_by: known.liked_by.map(changed), matches: known.matches.map(changed) }
}

/** Matches with a like inserted at its position; unchanged if that position is not loaded. */
function withMatch({ matches, older }: Likes, like: ReceivedLike): ReceivedLike[] {
  const isBeyond = older.matches !== null && `${like.liked_at}#${like.id}` < older.matches
  if (isBeyond || matches.some(({ id }) => id === like.id)) return matches
  return [...matches, like].sort((a, b) => b.liked_at.localeCompare(a.liked_at))
}

/**
 * Adds a like given at `now`. If the two members now like each other, the given and the received
 * like become a match. Idempotent.
 */
export function withLike(known: Likes, card: MemberCard, match: boolean, now: Date): Likes {
  if (doesLike(known, card.id)) return known
  const given = { id: card.id, profile: card, liked_at: now.toISOString(), match }
  const changed = {
    ...withReceived(known, card.id, { match: true, match_new: match }),
    profiles: [given, ...known.profiles],
  }
  const received = receivedFrom(changed, card.id)
  return received ? { ...changed, matches: withMatch(changed, received) } : changed
}

export const withoutLike = (known: Likes, id: string): Likes => ({
  ...withReceived(known, id, { match: false, match_new: false }),
  profiles: known.profiles.filter((like) => like.id !== id),
  matches: known.matches.filter((like) => like.id !== id),
})

const newCountOf = (known: Likes, id: string): number => (receivedFrom(known, id)?.like_new ? 1 : 0)

/** Marks a member's like as no longer new after their profile was opened (LIKE-07). */
export const withSeen = (known: Likes, id: string): Likes => ({
  ...withReceived(known, id, { like_new: false }),
  new_likes: known.new_likes - newCountOf(known, id),
})

/** Records that the member has seen the match moment for this match (LIKE-19). */
export const withMatchSeen = (known: Likes, id: string): Likes => withReceived(known, id, { match_new: false })

/** Removes the likes of a blocked member in both directions (BLOCK-05). */
export const withoutMember = (known: Likes, id: string): Likes => ({
  ...known,
  profiles: known.profiles.filter((like) => like.id !== id),
  liked_by: known.liked_by.filter((like) => like.id !== id),
  matches: known.matches.filter((like) => like.id !== id),
  new_likes: known.new_likes - newCountOf(known, id),
})

/**
 * Updates the cached likes after a request. `changedLikerId`: member whose like, received by the
 * viewer, changes too; if that like is on a page that is not loaded, the likes are refetched.
 */
export function changeLikes(client: QueryClient, change: (known: Likes) => Likes, changedLikerId?: string): void {
  const before = client.getQueryData(likesQuery.queryKey)
  const isUnloaded =
    changedLikerId !== undefined && before?.older.liked_by != null && !receivedFrom(before, changedLikerId)
  changeCached(client, likesQuery.queryKey, change, isUnloaded)
}

/** Whether pages that are not loaded contain new likes. */
export const hasNewUnloaded = (known: Likes | undefined): boolean =>
  known !== undefined && known.new_likes > known.liked_by.filter(({ like_new }) => like_new).length
