import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import type { Write } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import { dayMs } from '#shared/rules/durations.ts'
import { likeHintDays } from '#shared/rules/limits.ts'
import { likeConflict } from './like.ts'

/**
 * Times of the last hints to a liked member: about a like by one other member, and about a match
 * with that member. The row expires by TTL.
 */
const LikeHints = z.object({ likeAt: z.optional(z.string()), matchAt: z.optional(z.string()) })
export type LikeHints = z.infer<typeof LikeHints>

const keyOf = (likerId: string, likedId: string) => keys.throttle('like-hint', `${likerId}#${likedId}`)
const nameOf = (isMatch: boolean) => (isMatch ? 'matchAt' : 'likeAt')
const lifeMs = likeHintDays * dayMs
const limitAt = (now: Date) => new Date(now.getTime() - lifeMs).toISOString()

export const findLikeHints = (likerId: string, likedId: string, options?: { consistent?: boolean }) =>
  find(LikeHints, keyOf(likerId, likedId), options)

/**
 * Whether the liked member may get a hint of a like, or of the match that the like makes. A like
 * that is taken back and given again causes at most one hint in 30 days, so that nobody can harass
 * a member with hints (LIVE-12).
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
