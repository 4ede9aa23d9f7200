import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import { refusing, type Write } from '#functions/table/transaction.ts'
import { put, update } from '#functions/table/write.ts'
import { passedDays } from '#shared/rules/limits.ts'

const Pass = z.object({ SK: z.string(), ttl: z.int() })

/**
 * Members passed in the last 90 days; rows that the table's TTL has not removed yet are filtered
 * out.
 */
export async function listPassed(memberId: string, now: Date): Promise<string[]> {
  const range = keys.swipesOfMember(memberId)
  const { items } = await list(Pass, range, { consistent: true })
  return items.filter(({ ttl }) => ttl > now.getTime() / 1000).map(({ SK }) => SK.slice(range.prefix.length))
}

/** Adds a pass and its mirror; idempotent. */
export const addPass = (memberId: string, passedId: string, now: Date): Write[] => {
  const row = { at: now.toISOString(), ttl: Math.floor(now.getTime() / 1000) + passedDays * 86_400 }
  return [put(keys.swipe(memberId, passedId), row), put(keys.swipedBy(passedId, memberId), row)]
}

const Day = z.object({ likes: z.int() })

/** Likes given in the swipe game on a day, in the country's time zone. */
export const countSwipeLikes = async (memberId: string, day: string): Promise<number> =>
  (await find(Day, keys.swipeDay(memberId, day), { consistent: true }))?.likes ?? 0

/** TTL of a day's counter, which is read until midnight; the second day covers every time zone. */
const daySeconds = 2 * 86_400

/**
 * Counts a like in its transaction; refused with `swipe_limit` beyond `max`, even under a race
 * (SEARCH-22).
 */
export const addSwipeLike = (memberId: string, day: string, max: number, now: Date): Write =>
  update(keys.swipeDay(memberId, day), 'SET #ttl = :end ADD likes :one', {
    condition: 'attribute_not_exists(PK) OR likes < :max',
    names: { '#ttl': 'ttl' },
    values: { ':end': Math.floor(now.getTime() / 1000) + daySeconds, ':one': 1, ':max': max },
    onConflict: refusing('swipe_limit', { max }),
  })
