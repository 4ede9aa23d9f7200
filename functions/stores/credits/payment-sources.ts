import * as z from 'zod/mini'
import { accountsPaidFrom, paidFromBy } from '#functions/table/index-keys.ts'
import { keys } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import type { Write } from '#functions/table/transaction.ts'
import { put, remove } from '#functions/table/write.ts'
import { dayMs } from '#shared/rules/durations.ts'
import { bannedAddressDays } from '#shared/rules/safety-limits.ts'

export const PaidFrom = z.object({ SK: z.string(), at: z.string() })
const Mark = z.object({ until: z.string() })
/** Maximum number of ban marks that one read returns; far fewer banned accounts share a source. */
const marksRead = 100

/**
 * Stores the source of a member's payment as a keyed hash. Each source has one row, with the time
 * of the latest payment.
 */
export const addPaidFrom = (memberId: string, source: string, now: Date): Write =>
  put(keys.paidFrom(memberId, source), { at: now.toISOString(), ...paidFromBy(source, memberId) })

/** Keyed hashes of all payment sources of a member. */
export async function listSources(memberId: string): Promise<string[]> {
  const range = keys.paidFromOfMember(memberId)
  const { items } = await list(PaidFrom, range, { consistent: true })
  return items.map(({ SK }) => sourceIn(SK))
}

/** Ids of all members who paid from this source. */
export const listPaidFrom = async (source: string): Promise<string[]> =>
  (await list(z.object({ dueAt: z.string() }), accountsPaidFrom(source), { index: 'due' })).items.map(
    ({ dueAt }) => dueAt,
  )

/** Hash of the payment source in the sort key of its row. */
export const sourceIn = (SK: string): string => SK.slice(keys.paidFromOfMember('').prefix.length)

/**
 * Adds a ban mark for each payment source of a banned account; the marks remain after the purge of
 * the account (MOD-09).
 */
export const addBannedSources = (banMarkId: string, sources: readonly string[], now: Date): Write[] => {
  const until = new Date(now.getTime() + bannedAddressDays * dayMs)
  const mark = { until: until.toISOString(), ttl: Math.ceil(until.getTime() / 1000) }
  return sources.map((source) => put(keys.bannedSource(source, banMarkId), mark))
}

export const removeBannedSources = (banMarkId: string, sources: readonly string[]): Write[] =>
  sources.map((source) => remove(keys.bannedSource(source, banMarkId)))

/**
 * Whether a banned account paid from this source. `until` decides, as the table's TTL removes
 * expired marks late.
 */
export async function isBannedSource(source: string, now: Date): Promise<boolean> {
  const { items } = await list(Mark, { ...keys.bannedSources(source), limit: marksRead }, { consistent: true })
  return items.some(({ until }) => until > now.toISOString())
}
