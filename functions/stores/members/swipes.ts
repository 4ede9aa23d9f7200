import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import { Conflict, refusing, type Write } from '#functions/table/transaction.ts'
import { put, update } from '#functions/table/write.ts'
import { daySeconds } from '#shared/rules/durations.ts'
import { passedDays } from '#shared/rules/limits.ts'

export const Pass = z.object({ SK: z.string(), at: z.string(), ttl: z.int(), isUndone: z.optional(z.literal(true)) })
type Pass = { id: string; at: string; isUndone: boolean }

/**
 * Passes of the last 90 days, including undone passes. Rows that the table's TTL has not removed
 * yet are filtered out.
 */
async function listPasses(memberId: string, now: Date): Promise<Pass[]> {
  const range = keys.swipesOfMember(memberId)
  const { items } = await list(Pass, range, { consistent: true })
  return items
    .filter(({ ttl }) => ttl > now.getTime() / 1000)
    .map(({ SK, at, isUndone }) => ({ id: SK.slice(range.prefix.length), at, isUndone: isUndone === true }))
}

const lastOf = (passes: readonly Pass[]): Pass | undefined =>
  passes.toSorted((a, b) => (a.at + a.id < b.at + b.id ? 1 : -1))[0]

/** Members passed in the last 90 days, and the member whose pass can be undone, if there is one. */
export async function readPassed(memberId: string, now: Date): Promise<{ ids: string[]; undoable?: string }> {
  const passes = await listPasses(memberId, now)
  const last = lastOf(passes)
  const ids = passes.filter(({ isUndone }) => !isUndone).map(({ id }) => id)
  return { ids, ...(last && !last.isUndone && { undoable: last.id }) }
}

/**
 * Latest pass, even if it was undone. Only the latest pass can be undone; all earlier passes are
 * final (SEARCH-27).
 */
export const findLastPass = async (memberId: string, now: Date): Promise<Pass | undefined> =>
  lastOf(await listPasses(memberId, now))

/**
 * Undoes a pass. Its row remains: without the row, the previous pass would become the latest one
 * and could be undone too.
 */
export const undoPass = (memberId: string, { id, at }: Pass): Write =>
  update(keys.swipe(memberId, id), 'SET isUndone = :true', {
    condition: '#at = :at',
    names: { '#at': 'at' },
    values: { ':true': true, ':at': at },
    onConflict: () => new Conflict('the pass changed meanwhile'),
  })

/** Adds a pass and its mirror; idempotent. */
export const addPass = (memberId: string, passedId: string, now: Date): Write[] => {
  const row = { at: now.toISOString(), ttl: Math.floor(now.getTime() / 1000) + passedDays * daySeconds }
  return [put(keys.swipe(memberId, passedId), row), put(keys.swipedBy(passedId, memberId), row)]
}

export const Day = z.object({ likes: z.int() })

/** Likes given in the swipe game on a day, in the time zone of the member's country. */
export const countSwipeLikes = async (memberId: string, day: string): Promise<number> =>
  (await find(Day, keys.swipeDay(memberId, day), { consistent: true }))?.likes ?? 0

/**
 * TTL of a day's counter. The counter is read until midnight in the country; two days are enough in
 * every time zone.
 */
const counterSeconds = 2 * daySeconds

/**
 * Counts a like in its transaction; refused with `swipe_limit` beyond `max`, also if calls run
 * concurrently (SEARCH-22).
 */
export const addSwipeLike = (memberId: string, day: string, max: number, now: Date): Write =>
  update(keys.swipeDay(memberId, day), 'SET #ttl = :end ADD likes :one', {
    condition: 'attribute_not_exists(PK) OR likes < :max',
    names: { '#ttl': 'ttl' },
    values: { ':end': Math.floor(now.getTime() / 1000) + counterSeconds, ':one': 1, ':max': max },
    onConflict: refusing('swipe_limit', { max }),
  })
