import * as z from 'zod/mini'
import { listOf, type MemberList, newLikesOf } from '#functions/table/index-keys.ts'
import { keys } from '#functions/table/keys.ts'
import { count, findEach, list } from '#functions/table/read.ts'
import { LikeRow, otherIn } from './like.ts'

const RowKey = z.object({ SK: z.string() })

/** Ids of all members liked by a member, including banned and leaving ones; read consistently. */
export async function readAllLikedIds(memberId: string): Promise<string[]> {
  return (await list(RowKey, keys.likesGiven(memberId), { consistent: true })).items.map(otherIn)
}

/**
 * Selects from at most 100 ids (limit of `findEach`) the members whom this member likes. Leaves out
 * banned and leaving members.
 */
export async function findLikedIds(memberId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await findEach(
    LikeRow,
    ids.map((id) => keys.like(memberId, id)),
  )
  return rows.filter(({ isGone }) => !isGone).map(otherIn)
}

/**
 * Selects from the given ids the members whom this member likes or who like this member. At most 50
 * ids, as two keys are read for each.
 */
export async function findIdsInLikes(memberId: string, ids: readonly string[]): Promise<Set<string>> {
  const rowKeys = ids.flatMap((id) => [keys.like(memberId, id), keys.likedBy(memberId, id)])
  return new Set((await findEach(RowKey, rowKeys)).map(otherIn))
}

/** Page of likes, newest first; `older` is the cursor of the next page, null at the end. */
export type LikePage = { rows: LikeRow[]; older: string | null }

const cursorOf = (row: LikeRow): string => `${row.at}#${otherIn(row)}`

/** Reads one row more than a page, to learn whether another page follows. */
async function listRows(name: MemberList, memberId: string, before: string | undefined, limit: number) {
  const range = { ...listOf(name, memberId), after: before, newestFirst: true, limit: limit + 1 }
  return (await list(LikeRow, range, { index: 'lists' })).items
}

function pageOf(rows: readonly LikeRow[], limit: number): LikePage {
  const page = rows.slice(0, limit)
  return { rows: page, older: rows.length > limit ? cursorOf(page.at(-1)!) : null }
}

/**
 * Merges the two lists of received likes. The index is eventually consistent, so a row may be in
 * both.
 */
function merge(...lists: readonly LikeRow[][]): LikeRow[] {
  const rows = new Map(lists.flat().map((row) => [cursorOf(row), row]))
  return [...rows.values()].sort((a, b) => (cursorOf(a) < cursorOf(b) ? 1 : -1))
}

type PageRequest = { before?: string | undefined; limit: number }

export const listGiven = async (memberId: string, { before, limit }: PageRequest): Promise<LikePage> =>
  pageOf(await listRows('LIKES_GIVEN', memberId, before, limit), limit)

/**
 * Two pages, both after the cursor `before`: one of all received likes, and one of only those that
 * are matches.
 */
export async function listReceived(memberId: string, { before, limit }: PageRequest) {
  const [others, returned] = await Promise.all([
    listRows('LIKES_RECEIVED', memberId, before, limit),
    listRows('RETURNED_LIKES', memberId, before, limit),
  ])
  return { received: pageOf(merge(others, returned), limit), matches: pageOf(returned, limit) }
}

export const listMatches = async (memberId: string, { before, limit }: PageRequest): Promise<LikePage> =>
  pageOf(await listRows('RETURNED_LIKES', memberId, before, limit), limit)

const NewLikeKey = z.object({ PK: z.string(), SK: z.string() })

/**
 * Latest received likes that are still new, at most 100 (limit of `findEach`). The index is
 * eventually consistent, so each row is read, and the result leaves out likes that were opened and
 * likes of banned or leaving members.
 */
export async function listNewLikes(memberId: string): Promise<LikeRow[]> {
  const range = { ...newLikesOf(memberId), newestFirst: true, limit: 100 }
  const { items } = await list(NewLikeKey, range, { index: 'due' })
  return (await findEach(LikeRow, items)).filter(({ isNew, isGone }) => isNew && !isGone)
}

/**
 * Number of new received likes, without those of banned or leaving members. Costs half a read unit
 * for each 25 likes.
 */
export const countNewLikes = (memberId: string): Promise<number> => count(newLikesOf(memberId), { index: 'due' })
