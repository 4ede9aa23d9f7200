import { keys } from '#functions/data/keys.ts'
import { check, commit, putNew, remove, retryOnConflict, update, type Write } from '#functions/data/table.ts'
import type { Card } from '#functions/members/store.ts'
import { changed, findLike, findLikedBy, type LikeRow, otherIn, placesOf, rewrite } from './store.ts'

/** Marks a received row, read as `row`, as returned or not; while the liker is there it changes lists. */
function setMatch(memberId: string, row: LikeRow, isMatch: boolean): Write {
  const places = row.isGone ? {} : placesOf(memberId, { ...row, isMatch })
  return rewrite(
    keys.likedBy(memberId, otherIn(row)),
    row,
    { ...places, ...(isMatch && { isMatch }) },
    isMatch ? [] : ['isMatch'],
  )
}

/**
 * Both sides of a like that does not stand yet. `likedMe` is the other's like of the liker, as it was read: with it the two are a
 * match, which both their likes are told. A Conflict where either like was given or taken back meanwhile.
 */
export function addLike(liker: Card, liked: Card, likedMe: LikeRow | undefined, now: Date): Write[] {
  const row = { at: now.toISOString(), ...(likedMe && { isMatch: true }) }
  const given = { card: liked, ...row }
  const received = { card: liker, ...row, isNew: true }
  const [givenKey, receivedKey] = [keys.like(liker.id, liked.id), keys.likedBy(liked.id, liker.id)]
  return [
    putNew(givenKey, { ...given, ...placesOf(liker.id, { SK: givenKey.SK, ...given }) }, changed),
    putNew(receivedKey, { ...received, ...placesOf(liked.id, { SK: receivedKey.SK, ...received }) }, changed),
    ...(likedMe
      ? [
          setMatch(liker.id, likedMe, true),
          update(keys.like(liked.id, liker.id), 'SET isMatch = :true', {
            condition: 'attribute_exists(PK)',
            values: { ':true': true },
            otherwise: changed,
          }),
        ]
      : [check(keys.likedBy(liker.id, liked.id), { condition: 'attribute_not_exists(PK)', otherwise: changed })]),
  ]
}

type Given = { isNew: boolean; isMatch: boolean }

/**
 * Gives a like; one that stands is left as it is, as an old like would become new by it. `between` is what was read of the two
 * already. `around` puts steps beside those of the like, all of which happen together.
 */
export function giveLike(
  liker: Card,
  liked: Card,
  between: { like: LikeRow | undefined; likedMe: LikeRow | undefined },
  { now, around }: { now: Date; around: (steps: readonly Write[]) => readonly Write[] },
): Promise<Given> {
  return retryOnConflict(async (attempt) => {
    const { like, likedMe } = attempt === 0 ? between : await readBetween(liker.id, liked.id)
    const isMatch = likedMe !== undefined
    if (like) return { isNew: false, isMatch }
    await commit(around(addLike(liker, liked, likedMe, now)))
    return { isNew: true, isMatch }
  })
}

async function readBetween(likerId: string, likedId: string) {
  const [like, likedMe] = await Promise.all([
    findLike(likerId, likedId, { consistent: true }),
    findLikedBy(likerId, likedId, { consistent: true }),
  ])
  return { like, likedMe }
}

/** Takes a like back; where there is none, nothing changes. A like of the other stays, and is no match any more. */
export function takeLikeBack(likerId: string, likedId: string): Promise<void> {
  return retryOnConflict(async () => {
    const likedMe = await findLikedBy(likerId, likedId, { consistent: true })
    await commit([
      ...removeLike(likerId, likedId),
      ...(likedMe?.isMatch
        ? [
            setMatch(likerId, likedMe, false),
            update(keys.like(likedId, likerId), 'REMOVE isMatch', {
              condition: 'attribute_exists(PK)',
              otherwise: changed,
            }),
          ]
        : [check(keys.likedBy(likerId, likedId), { condition: 'attribute_not_exists(isMatch)', otherwise: changed })]),
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
