import * as z from 'zod/mini'
import { movedOf, movedOn } from '#functions/table/index-keys.ts'
import { memberIn } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { findEach, list } from '#functions/table/read.ts'
import type { Write } from '#functions/table/transaction.ts'
import { put } from '#functions/table/write.ts'
import { daySeconds } from '#shared/rules/durations.ts'

/** Mark that the member's credits changed on a day. */
const Mark = z.object({ PK: z.string(), SK: z.string() })

/**
 * Days for which a mark is kept. The nightly check of a day needs the marks of this day, and is
 * retried for up to a week.
 */
const markDays = 14

/**
 * Members who have a mark for the day, out of at most 100 pairs of member and day. The read is
 * eventually consistent, so a mark written in the last second may be missing.
 */
export async function findMoved(marks: readonly { member: string; day: string }[]): Promise<Set<string>> {
  const found = await findEach(
    Mark,
    marks.map(({ member, day }) => keys.creditsDay(member, day)),
  )
  return new Set(found.map(({ PK }) => memberIn(PK)))
}

/** Stores the mark that a member's credits changed on a day, in the time zone of their site. */
export const markMoved = (member: string, site: string, day: string, now: Date): Write =>
  put(keys.creditsDay(member, day), {
    ...movedOn(site, day, member),
    ttl: Math.floor(now.getTime() / 1000) + markDays * daySeconds,
  })

/** Members of a country whose credits changed on a day. */
export async function listMoved(site: string, day: string): Promise<string[]> {
  const { items } = await list(Mark, movedOf(site, day), { index: 'due' })
  return items.map(({ PK }) => memberIn(PK))
}
