import * as z from 'zod/mini'
import { movedOf, movedOn } from '#functions/table/index-keys.ts'
import { memberIn } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { findEach, list } from '#functions/table/read.ts'
import type { Write } from '#functions/table/transaction.ts'
import { put } from '#functions/table/write.ts'

/** Mark that credits of a member moved on a day. */
const Mark = z.object({ PK: z.string(), SK: z.string() })

/** Days for which a mark is kept: a night that was not done is retried for up to a week. */
const markDays = 14

/** Members whose marks exist, of at most 100 marks. A mark of the last second may be missing. */
export async function findMoved(marks: readonly { member: string; day: string }[]): Promise<Set<string>> {
  const found = await findEach(
    Mark,
    marks.map(({ member, day }) => keys.creditsDay(member, day)),
  )
  return new Set(found.map(({ PK }) => memberIn(PK)))
}

/** Marks that credits of a member moved on a day of their site. */
export const markMoved = (member: string, site: string, day: string, now: Date): Write =>
  put(keys.creditsDay(member, day), {
    ...movedOn(site, day, member),
    ttl: Math.floor(now.getTime() / 1000) + markDays * 86_400,
  })

/** Members of a country whose credits moved on a day. */
export async function listMoved(site: string, day: string): Promise<string[]> {
  const { items } = await list(Mark, movedOf(site, day), { index: 'due' })
  return items.map(({ PK }) => memberIn(PK))
}
