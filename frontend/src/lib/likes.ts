import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Output } from '#shared/contract/endpoint.ts'
import { likeLists, likes } from '#shared/contract/likes.ts'
import type { MemberCard } from '#shared/model/profile.ts'
import { call } from './call.ts'
import { type Order, type Paged, withNewest, withOlder } from './paged.ts'
import { queryKeys } from './query-keys.ts'
import { changeAnswer, readAnew } from './read-anew.ts'

/**
 * The pages loaded so far of whom the member likes (`profiles`), who likes the member (`liked_by`) and who is liked back
 * (`matches`), newest first (CHAT-35); `new_likes` counts those of all pages: the badge (LIKE-06).
 */
export type Likes = Output<typeof likes.list> & { new_likes: number }
export type LikeListName = (typeof likeLists)[number]
type Like = Likes['profiles'][number]
type ReceivedLike = Likes['liked_by'][number]

const order: Order<Like> = { idOf: ({ id }) => id, atOf: ({ liked_at }) => liked_at }

const pagedOf = (known: Pick<Likes, LikeListName | 'older'>, name: LikeListName): Paged<Like> => ({
  rows: known[name],
  older: known.older[name],
})

/** Replaces one list. Its rows are of the kind that the list had, as they come from it and from the same list of an answer. */
const withPaged = (known: Likes, name: LikeListName, { rows, older }: Paged<Like>): Likes => ({
  ...known,
  [name]: rows,
  older: { ...known.older, [name]: older },
})

/** First pages, read once on login and again when a likes screen opens, never on the rhythm (TRAP-41); other pages known stay. */
export const likesQuery = queryOptions({
  queryKey: queryKeys.likes,
  queryFn: async ({ signal, client }): Promise<Likes> => {
    const answer = await call(likes.list, {}, { signal })
    const newest = { ...answer, new_likes: answer.new_likes ?? 0 }
    const known = client.getQueryData<Likes>(queryKeys.likes)
    if (!known) return newest
    return likeLists.reduce(
      (all, name) => withPaged(all, name, withNewest(pagedOf(known, name), pagedOf(newest, name), order)),
      newest,
    )
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** Loads the page of a list that begins at `before`. */
export async function readOlderLikes(client: QueryClient, name: LikeListName, before: string): Promise<void> {
  const page = await call(likes.list, { query: { of: name, before } })
  client.setQueryData(
    likesQuery.queryKey,
    (known) => known && withPaged(known, name, withOlder(pagedOf(known, name), pagedOf(page, name), before, order)),
  )
}

/** Whether the member likes somebody; null where that would stand on a page that is not loaded. */
export const doesLike = ({ profiles, older }: Likes, id: string): boolean | null =>
  profiles.some((like) => like.id === id) || (older.profiles === null ? false : null)

/** Received like of somebody, where it is loaded. */
const receivedFrom = ({ liked_by, matches }: Likes, id: string): ReceivedLike | undefined =>
  [...liked_by, ...matches].find((like) => like.id === id)

/** Changes the received like of somebody in both lists that may hold it. */
const withReceived = (known: Likes, id: string, change: Partial<ReceivedLike>): Likes => {
  const changed = (like: ReceivedLike) => (like.id === id ? { ...like, ...change } : like)
  return { ...known, liked_by: known.liked_by.map(changed), matches: known.matches.map(changed) }
}

/** The matches with a like that was returned, in its place; none where that is beyond the pages loaded. */
function withMatch({ matches, older }: Likes, like: ReceivedLike): ReceivedLike[] {
  const isBeyond = older.matches !== null && like.liked_at < (matches.at(-1)?.liked_at ?? '')
  if (isBeyond || matches.some(({ id }) => id === like.id)) return matches
  return [...matches, like].sort((a, b) => b.liked_at.localeCompare(a.liked_at))
}

/** The likes after this member liked somebody at `now`; both sides of a match say so. A like that stands is left as it is. */
export function withLike(known: Likes, card: MemberCard, match: boolean, now: Date): Likes {
  if (doesLike(known, card.id)) return known
  const given = { id: card.id, profile: card, liked_at: now.toISOString(), match }
  const changed = { ...withReceived(known, card.id, { match: true }), profiles: [given, ...known.profiles] }
  const received = receivedFrom(changed, card.id)
  return received ? { ...changed, matches: withMatch(changed, received) } : changed
}

/** The likes after this member took one back. */
export const withoutLike = (known: Likes, id: string): Likes => ({
  ...withReceived(known, id, { match: false }),
  profiles: known.profiles.filter((like) => like.id !== id),
  matches: known.matches.filter((like) => like.id !== id),
})

const newOf = (known: Likes, id: string): number => (receivedFrom(known, id)?.like_new ? 1 : 0)

/** The likes after somebody's profile was opened: no longer new (LIKE-07). */
export const withSeen = (known: Likes, id: string): Likes => ({
  ...withReceived(known, id, { like_new: false }),
  new_likes: known.new_likes - newOf(known, id),
})

/** The likes after a block: none left in either direction (BLOCK-05). */
export const withoutMember = (known: Likes, id: string): Likes => ({
  ...known,
  profiles: known.profiles.filter((like) => like.id !== id),
  liked_by: known.liked_by.filter((like) => like.id !== id),
  matches: known.matches.filter((like) => like.id !== id),
  new_likes: known.new_likes - newOf(known, id),
})

/** Changes the likes known after a call that changed them; where the like of `liker` changed and is not loaded, they are read anew. */
export function changeLikes(client: QueryClient, change: (known: Likes) => Likes, liker?: string): void {
  const before = client.getQueryData(likesQuery.queryKey)
  const isUnloaded = liker && before && before.older.liked_by !== null && !receivedFrom(before, liker)
  changeAnswer(client, likesQuery.queryKey, change)
  if (isUnloaded) void readAnew(client, likesQuery.queryKey)
}

/** Whether likes that are new stand on pages that are not loaded. */
export const hasNewUnloaded = (known: Likes | undefined): boolean =>
  known !== undefined && known.new_likes > known.liked_by.filter(({ like_new }) => like_new).length
