import * as z from 'zod/mini'
import { type Key, keys, listed, listOf, type MemberList, newLike, newLikesOf } from '#functions/data/keys.ts'
import {
  apply,
  Conflict,
  check,
  commit,
  count,
  find,
  findEach,
  list,
  putNew,
  remove,
  retryOnConflict,
  update,
  type Write,
} from '#functions/data/table.ts'
import { Card } from '#functions/members/store.ts'

/** One side of a like: LIKE in the liker's partition, LIKED_BY in the liked member's; each holds the card of the other. */
const LikeRow = z.object({
  SK: z.string(),
  card: Card,
  at: z.string(),
  /** Received, and the liker's profile was not opened since (LIKE-07). */
  isNew: z.optional(z.boolean()),
  /** The two like each other: all four rows between them say so. */
  isMatch: z.optional(z.boolean()),
  /** The other is banned or is being deleted: the row stands in no list meanwhile. */
  isGone: z.optional(z.boolean()),
})
export type LikeRow = z.infer<typeof LikeRow>

type Reading = { consistent?: boolean }
export const findLike = (memberId: string, likedId: string, reading?: Reading) =>
  find(LikeRow, keys.like(memberId, likedId), reading)
export const findLikedBy = (memberId: string, likerId: string, reading?: Reading) =>
  find(LikeRow, keys.likedBy(memberId, likerId), reading)

const LikedId = z.object({ SK: z.string() })
const otherIn = ({ SK }: Pick<LikeRow, 'SK'>): string => SK.slice(SK.indexOf('#') + 1)

/** Whom a member likes, as they stand this moment. */
export async function listLikedIds(memberId: string): Promise<string[]> {
  return (await list(LikedId, keys.likesGiven(memberId), { consistent: true })).items.map(otherIn)
}

/** Whom of at most 100 others a member likes. */
export async function findLikedIds(memberId: string, ids: readonly string[]): Promise<string[]> {
  const likeKeys = ids.map((id) => keys.like(memberId, id))
  return (await findEach(LikedId, likeKeys)).map(otherIn)
}

/** Who of at most 50 others likes a member or is liked by them. */
export async function findIdsInLikes(memberId: string, ids: readonly string[]): Promise<Set<string>> {
  const rowKeys = ids.flatMap((id) => [keys.like(memberId, id), keys.likedBy(memberId, id)])
  return new Set((await findEach(LikedId, rowKeys)).map(otherIn))
}

/** A page of likes, newest first; `older` is where the next page begins, null at the end. */
export type LikePage = { rows: LikeRow[]; older: string | null }

const cursorOf = (row: LikeRow): string => `${row.at}#${otherIn(row)}`

/** One row more than a page has, which tells whether another page follows. */
async function listRows(name: MemberList, memberId: string, before: string | undefined, limit: number) {
  const range = { ...listOf(name, memberId), after: before, newestFirst: true, limit: limit + 1 }
  return (await list(LikeRow, range, { index: 'lists' })).items
}

function pageOf(rows: readonly LikeRow[], limit: number): LikePage {
  const page = rows.slice(0, limit)
  return { rows: page, older: rows.length > limit ? cursorOf(page.at(-1)!) : null }
}

/** Received likes are in two lists, the returned ones apart. One that moves between them may be in both for a moment. */
function merge(...lists: readonly LikeRow[][]): LikeRow[] {
  const rows = new Map(lists.flat().map((row) => [cursorOf(row), row]))
  return [...rows.values()].sort((a, b) => (cursorOf(a) < cursorOf(b) ? 1 : -1))
}

type Reach = { before?: string | undefined; limit: number }

/** A page of the people a member likes. */
export const listGiven = async (memberId: string, { before, limit }: Reach): Promise<LikePage> =>
  pageOf(await listRows('LIKES_GIVEN', memberId, before, limit), limit)

/** A page of those who like a member, and one of those among them whom the member likes too. */
export async function listReceived(memberId: string, { before, limit }: Reach) {
  const [others, returned] = await Promise.all([
    listRows('LIKES_RECEIVED', memberId, before, limit),
    listRows('RETURNED_LIKES', memberId, before, limit),
  ])
  return { received: pageOf(merge(others, returned), limit), matches: pageOf(returned, limit) }
}

/** A page of those who like a member and are liked back. */
export const listMatches = async (memberId: string, { before, limit }: Reach): Promise<LikePage> =>
  pageOf(await listRows('RETURNED_LIKES', memberId, before, limit), limit)

/** How many shown likes a member has not seen: half a read unit for each 25 of them. */
export const countNewLikes = (memberId: string): Promise<number> => count(newLikesOf(memberId), { index: 'due' })

/** The lists that a row stands in while the other member is there. */
function placesOf(memberId: string, row: Pick<LikeRow, 'SK' | 'at' | 'isNew' | 'isMatch'>): Record<string, string> {
  const received = row.isMatch ? 'RETURNED_LIKES' : 'LIKES_RECEIVED'
  const name = row.SK.startsWith('LIKED_BY#') ? received : 'LIKES_GIVEN'
  const [at, other] = [row.at, otherIn(row)]
  return { ...listed(name, memberId, at, other), ...(row.isNew && newLike(memberId, at, other)) }
}

const changed = () => new Conflict('the like changed meanwhile')

/** A condition that a row is still as it was read. */
function asRead(row: LikeRow) {
  const flags = (['isNew', 'isMatch', 'isGone'] as const).map(
    (flag) => `attribute_${row[flag] ? '' : 'not_'}exists(${flag})`,
  )
  return { condition: ['attribute_exists(PK)', ...flags].join(' AND '), otherwise: changed }
}

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

/** Sets and removes attributes of a row that is still as it was read. */
function rewrite(key: Key, row: LikeRow, set: Record<string, unknown>, removed: readonly string[]): Write {
  const entries = Object.entries(set)
  const parts = [
    entries.length > 0 && `SET ${entries.map(([name]) => `${name} = :${name}`).join(', ')}`,
    removed.length > 0 && `REMOVE ${removed.join(', ')}`,
  ]
  return update(key, parts.filter(Boolean).join(' '), {
    ...asRead(row),
    ...(entries.length > 0 && { values: Object.fromEntries(entries.map(([name, value]) => [`:${name}`, value])) }),
  })
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

export const markLikeSeen = (memberId: string, likerId: string): Write =>
  update(keys.likedBy(memberId, likerId), 'REMOVE isNew, dueJob, dueAt', { condition: 'attribute_exists(PK)' })

/** Attributes that put a row into lists. */
const placeNames = ['li', 'la', 'dueJob', 'dueAt']

/** Copies the other's card to a row of `memberId`, if it still exists. It leaves its lists while the other is gone. */
export function copyCardToLike(memberId: string, key: Key, card: Card, isGone: boolean): Promise<void> {
  return retryOnConflict(async () => {
    const row = await find(LikeRow, key, { consistent: true })
    if (!row) return
    const places = isGone ? { isGone } : placesOf(memberId, row)
    await apply(rewrite(key, row, { card, ...places }, isGone ? placeNames : ['isGone']))
  })
}
