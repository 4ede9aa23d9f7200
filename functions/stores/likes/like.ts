import * as z from 'zod/mini'
import { ComparableCard, withheld } from '#functions/stores/members/card.ts'
import { listed, listedAsNew } from '#functions/table/index-keys.ts'
import type { Key } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { apply, Conflict, ignoreConflict, retryOnConflict, type Write } from '#functions/table/transaction.ts'
import { updateFields } from '#functions/table/update-fields.ts'
import { update } from '#functions/table/write.ts'

/**
 * Copy of the other member's card. It has no id, as reads are billed by size and the id is in the
 * sort key.
 */
const Copy = z.omit(ComparableCard, { id: true })

export const copyOf = ({ id, ...copy }: ComparableCard): z.infer<typeof Copy> => copy

export const StoredLike = z.object({
  SK: z.string(),
  card: Copy,
  at: z.string(),
  /** Set on a received like until the liker's profile is opened (LIKE-07). */
  isNew: z.optional(z.boolean()),
  /** Whether the two members like each other; set on all four rows between them. */
  isMatch: z.optional(z.boolean()),
  /**
   * On a received like: whether the member has yet to see the match moment (LIKE-19). Not part of
   * the lock of `updateUnchanged`: no decision depends on it, and the end of the match removes it.
   */
  isMatchNew: z.optional(z.boolean()),
  /**
   * Set if no hint was sent, because an earlier like by this member caused one within the last 30
   * days (`mayHint`).
   */
  isQuiet: z.optional(z.boolean()),
  /** Whether the other member is banned or leaving; the row is then in no list. */
  isGone: z.optional(z.boolean()),
})

/** The id of the other member of a row. */
export const otherIn = ({ SK }: { SK: string }): string => SK.slice(SK.indexOf('#') + 1)

/**
 * Row of a like. Each like has two: LIKE in the liker's partition and LIKED_BY in the liked
 * member's, each with the card of the other member.
 */
export const LikeRow = z.pipe(
  StoredLike,
  z.transform((row) => ({ ...row, card: { id: otherIn(row), ...row.card } })),
)
export type LikeRow = z.infer<typeof LikeRow>

type Reading = { consistent?: boolean }
export const findLike = (memberId: string, likedId: string, reading?: Reading) =>
  find(LikeRow, keys.like(memberId, likedId), reading)
export const findLikedBy = (memberId: string, likerId: string, reading?: Reading) =>
  find(LikeRow, keys.likedBy(memberId, likerId), reading)

/**
 * Index attributes that put a shown row into its list and, while the like is new, into the list of
 * new likes.
 */
export function listAttributesOf(
  memberId: string,
  row: Pick<LikeRow, 'SK' | 'at' | 'isNew' | 'isMatch'>,
): Record<string, string> {
  const received = row.isMatch ? 'RETURNED_LIKES' : 'LIKES_RECEIVED'
  const name = row.SK.startsWith(keys.likedBy('', '').SK) ? received : 'LIKES_GIVEN'
  const [at, other] = [row.at, otherIn(row)]
  return { ...listed(name, memberId, at, other), ...(row.isNew && listedAsNew(memberId, at, other)) }
}

export const likeConflict = () => new Conflict('the like changed meanwhile')

/**
 * Sets and removes attributes under an optimistic lock. Conflict if one of the flags has changed
 * since `row` was read, or if the row is now that of a later like (`at` differs).
 */
export function updateUnchanged(
  key: Key,
  row: LikeRow,
  set: Record<string, unknown>,
  removed: readonly string[],
): Write {
  return updateFields(key, {
    set,
    remove: removed,
    unchanged: [row, ['at', 'isNew', 'isMatch', 'isGone']],
    onConflict: likeConflict,
  })
}

export const markLikeSeen = (memberId: string, likerId: string): Write =>
  update(keys.likedBy(memberId, likerId), 'REMOVE isNew, dueJob, dueAt', { condition: 'attribute_exists(PK)' })

/** Marks the match moment as seen. Idempotent, and without effect if there is no match. */
export async function markMatchSeen(memberId: string, otherId: string): Promise<void> {
  const condition = 'attribute_exists(isMatchNew)'
  const write = update(keys.likedBy(memberId, otherId), 'REMOVE isMatchNew', { condition, onConflict: likeConflict })
  await apply(write).catch(ignoreConflict)
}

const listAttributeNames = ['li', 'la', 'dueJob', 'dueAt']

type Copied = { isGone: boolean; isWithheld: boolean }

/**
 * Copies the other member's card to the row, if the row exists; if `isWithheld`, only what
 * `withheld` lets through. While the other member is banned or leaving (`isGone`), the row is in no
 * list.
 */
export function copyCardToLike(
  memberId: string,
  key: Key,
  current: ComparableCard,
  { isGone, isWithheld }: Copied,
): Promise<void> {
  return retryOnConflict(async () => {
    const row = await find(LikeRow, key, { consistent: true })
    if (!row) return
    const card = copyOf(isWithheld ? withheld(row.card, current) : current)
    const places = isGone ? { isGone } : listAttributesOf(memberId, row)
    await apply(updateUnchanged(key, row, { card, ...places }, isGone ? listAttributeNames : ['isGone']))
  })
}
