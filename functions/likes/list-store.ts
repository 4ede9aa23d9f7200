import * as z from 'zod/mini'
import { keys, listOf, type MemberList, newLikesOf } from '#functions/data/keys.ts'
import { count, findEach, list } from '#functions/data/table.ts'
import { LikeRow, otherIn } from './store.ts'

const LikedId = z.object({ SK: z.string() })

/** Whom a member likes, as they stand this moment. */
export async function listLikedIds(memberId: string): Promise<string[]> {
  return (await list(LikedId, keys.likesGiven(memberId), { consistent: true })).items.map(otherIn)
}

/** Whom of at most 100 others a member likes; nobody who is gone. */
export async function findLikedIds(memberId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await findEach(
    LikeRow,
    ids.map((id) => keys.like(memberId, id)),
  )
  return rows.filter(({ isGone }) => !isGone).map(otherIn)
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
