import * as z from 'zod/mini'
import { keys } from '#functions/data/keys.ts'
import { Conflict, find, list, put, putNew, remove, update, type Write } from '#functions/data/table.ts'
import { Card } from '#functions/members/store.ts'

/** One side of a like: on the liker's side as LIKE, on the liked member's as LIKED_BY; each holds the card of the other. */
const LikeRow = z.object({
  SK: z.string(),
  card: Card,
  at: z.string(),
  /** On the liked member's side, until they open the liker's profile (LIKE-07). */
  isNew: z.optional(z.boolean()),
  /** The other is being deleted or banned: not shown meanwhile. */
  isGone: z.optional(z.boolean()),
})
export type LikeRow = z.infer<typeof LikeRow>

export const findLike = (memberId: string, likedId: string) => find(LikeRow, keys.like(memberId, likedId))
export const findLikedBy = (memberId: string, likerId: string) => find(LikeRow, keys.likedBy(memberId, likerId))

/** Both directions in one read, those with somebody who is gone among them. */
export const listLikeRows = async (memberId: string): Promise<LikeRow[]> =>
  (await list(LikeRow, keys.likesOfMember(memberId))).items

const LikedId = z.object({ SK: z.string() })

/** Whom a member likes, as they stand this moment. */
export async function listLikedIds(memberId: string): Promise<string[]> {
  const range = keys.likesGiven(memberId)
  const { items } = await list(LikedId, range, { consistent: true })
  return items.map(({ SK }) => SK.slice(range.prefix.length))
}

/** Whom a member likes and who likes them, newest first. */
export async function listLikes(memberId: string): Promise<{ given: LikeRow[]; received: LikeRow[] }> {
  const shown = (await listLikeRows(memberId)).filter(({ isGone }) => !isGone)
  const newestFirst = shown.sort((a, b) => b.at.localeCompare(a.at))
  return {
    given: newestFirst.filter(({ SK }) => SK.startsWith('LIKE#')),
    received: newestFirst.filter(({ SK }) => SK.startsWith('LIKED_BY#')),
  }
}

const standsAlready = () => new Conflict('the like stands already')

/** Both sides of a like. One that stands is not put again: an old like would become new by it. */
export const addLike = (liker: Card, liked: Card, now: Date): Write[] => [
  putNew(keys.like(liker.id, liked.id), { card: liked, at: now.toISOString() }, standsAlready),
  put(keys.likedBy(liked.id, liker.id), { card: liker, at: now.toISOString(), isNew: true }),
]

export const removeLike = (likerId: string, likedId: string): Write[] => [
  remove(keys.like(likerId, likedId)),
  remove(keys.likedBy(likedId, likerId)),
]

export const markLikeSeen = (memberId: string, likerId: string): Write =>
  update(keys.likedBy(memberId, likerId), 'REMOVE isNew', { condition: 'attribute_exists(PK)' })
