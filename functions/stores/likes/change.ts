import type { ComparableCard } from '#functions/stores/members/card.ts'
import { keys } from '#functions/table/keys.ts'
import { commit, retryOnConflict, type Write } from '#functions/table/transaction.ts'
import { check, putNew, remove, update } from '#functions/table/write.ts'
import { addLikeHint, findLikeHints, type LikeHints, mayHint } from './hint.ts'
import {
  copyOf,
  findLike,
  findLikedBy,
  type LikeRow,
  likeConflict,
  listAttributesOf,
  otherIn,
  updateUnchanged,
} from './like.ts'

/**
 * Flags of a received like that has just become a match: the member has not seen the match moment
 * yet (LIKE-19).
 */
const newMatch = { isMatch: true, isMatchNew: true }

/**
 * Makes the received like `row` a match, or ends the match, in both rows of the like. The received
 * row moves to the list of matches or back (`listAttributesOf`).
 */
function setMatch(memberId: string, row: LikeRow, isMatch: boolean): Write[] {
  const places = row.isGone ? {} : listAttributesOf(memberId, { ...row, isMatch })
  const liker = otherIn(row)
  const [set, removed] = isMatch ? [newMatch, []] : [{}, Object.keys(newMatch)]
  return [
    updateUnchanged(keys.likedBy(memberId, liker), row, { ...places, ...set }, removed),
    update(keys.like(liker, memberId), isMatch ? 'SET isMatch = :true' : 'REMOVE isMatch', {
      condition: 'attribute_exists(PK)',
      ...(isMatch && { values: { ':true': true } }),
      onConflict: likeConflict,
    }),
  ]
}

/**
 * Writes of a like that does not exist yet. `likedMe` is the other member's like of the caller, if
 * the read found one: the two likes then become a match. Conflict if one of the two likes was given
 * or taken back since they were read. `isQuiet`: the liked member gets no hint.
 */
export function addLike(
  liker: ComparableCard,
  liked: ComparableCard,
  now: Date,
  likedMe?: LikeRow,
  isQuiet = false,
): Write[] {
  const at = now.toISOString()
  const given = { card: copyOf(liked), at, ...(likedMe && { isMatch: true }) }
  const received = { card: copyOf(liker), at, isNew: true, ...(likedMe && newMatch), ...(isQuiet && { isQuiet }) }
  const [givenKey, receivedKey] = [keys.like(liker.id, liked.id), keys.likedBy(liked.id, liker.id)]
  return [
    putNew(givenKey, { ...given, ...listAttributesOf(liker.id, { SK: givenKey.SK, ...given }) }, likeConflict),
    putNew(
      receivedKey,
      { ...received, ...listAttributesOf(liked.id, { SK: receivedKey.SK, ...received }) },
      likeConflict,
    ),
    ...(likedMe
      ? setMatch(liker.id, likedMe, true)
      : [check(keys.likedBy(liker.id, liked.id), { condition: 'attribute_not_exists(PK)', onConflict: likeConflict })]),
  ]
}

type Given = { isAdded: boolean; isMatch: boolean }

/**
 * What a call has read about two members: the like in each direction, and when the liked member
 * last got hints about this liker.
 */
type Existing = { like: LikeRow | undefined; likedMe: LikeRow | undefined; hints: LikeHints | undefined }

/**
 * Gives a like. Idempotent: an existing like stays unchanged, so that a like which the other member
 * has seen does not become new again. `existing` is what the caller has read about the two members;
 * a retry reads it again. `withChecks` adds writes to the transaction.
 */
export function giveLike(
  liker: ComparableCard,
  liked: ComparableCard,
  existing: Existing,
  { now, withChecks }: { now: Date; withChecks: (steps: readonly Write[]) => readonly Write[] },
): Promise<Given> {
  return retryOnConflict(async (attempt) => {
    const { like, likedMe, hints } = attempt === 0 ? existing : await readExisting(liker.id, liked.id)
    const isMatch = likedMe !== undefined
    if (like) return { isAdded: false, isMatch }
    const addsHint = mayHint(hints, isMatch, now)
    const hint = addsHint ? [addLikeHint(liker.id, liked.id, isMatch, now)] : []
    await commit(withChecks([...addLike(liker, liked, now, likedMe, !addsHint), ...hint]))
    return { isAdded: true, isMatch }
  })
}

async function readExisting(likerId: string, likedId: string): Promise<Existing> {
  const [like, likedMe, hints] = await Promise.all([
    findLike(likerId, likedId, { consistent: true }),
    findLikedBy(likerId, likedId, { consistent: true }),
    findLikeHints(likerId, likedId, { consistent: true }),
  ])
  return { like, likedMe, hints }
}

/** Removes a like; idempotent. The other member's like stays, but is no longer a match. */
export function takeLikeBack(likerId: string, likedId: string): Promise<void> {
  return retryOnConflict(async () => {
    const likedMe = await findLikedBy(likerId, likedId, { consistent: true })
    await commit([
      ...removeLike(likerId, likedId),
      ...(likedMe?.isMatch
        ? setMatch(likerId, likedMe, false)
        : [
            check(keys.likedBy(likerId, likedId), {
              condition: 'attribute_not_exists(isMatch)',
              onConflict: likeConflict,
            }),
          ]),
    ])
  })
}

const removeLike = (likerId: string, likedId: string): Write[] => [
  remove(keys.like(likerId, likedId)),
  remove(keys.likedBy(likedId, likerId)),
]

/** Removes the likes of two members in both directions. */
export const removeLikesBetween = (id: string, other: string): Write[] => [
  ...removeLike(id, other),
  ...removeLike(other, id),
]
