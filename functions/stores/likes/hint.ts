import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import type { Write } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import { likeHintDays } from '#shared/rules/limits.ts'
import { likeConflict } from './like.ts'

/**
 * When a liked member last got a hint of a like by this member, and of a match with them. Expires
 * by TTL.
 */
const LikeHints = z.object({ likeAt: z.optional(z.string()), matchAt: z.optional(z.string()) })
export type LikeHints = z.infer<typeof LikeHints>

const keyOf = (likerId: string, likedId: string) => keys.throttle('like-hint', `${likerId}#${likedId}`)
const nameOf = (isMatch: boolean) => (isMatch ? 'matchAt' : 'likeAt')
const lifeMs = likeHintDays * 86_400_000
const limitAt = (now: Date) => new Date(now.getTime() - lifeMs).toISOString()

export const findLikeHints = (likerId: string, likedId: string, options?: { consistent?: boolean }) =>
  find(LikeHints, keyOf(likerId, likedId), options)

/**
 * Whether the liked member may get a hint of a like, or of the match that it makes. Likes that are
 * taken back and given again cause one hint in 30 days, or they could be used to pester (LIVE-12).
 */
export const mayHint = (hints: LikeHints | undefined, isMatch: boolean, now: Date): boolean =>
  (hints?.[nameOf(isMatch)] ?? '') <= limitAt(now)

/** Records the hint of a like or match; Conflict if a parallel call was first. */
export const addLikeHint = (likerId: string, likedId: string, isMatch: boolean, now: Date): Write =>
  update(keyOf(likerId, likedId), 'SET #at = :now, #ttl = :end', {
    condition: 'attribute_not_exists(#at) OR #at <= :limit',
    names: { '#at': nameOf(isMatch), '#ttl': 'ttl' },
    values: {
      ':now': now.toISOString(),
      ':limit': limitAt(now),
      ':end': Math.floor((now.getTime() + lifeMs) / 1000),
    },
    onConflict: likeConflict,
  })
