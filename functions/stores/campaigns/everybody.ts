import * as z from 'zod/mini'
import { type Account, findAccounts } from '#functions/stores/account/account.ts'
import { audienceOf, dueShards, inAudience } from '#functions/table/index-keys.ts'
import { keys } from '#functions/table/keys.ts'
import { count, find, findEach } from '#functions/table/read.ts'
import { Conflict, commit, ignoreConflict, type Write } from '#functions/table/transaction.ts'
import { check, put } from '#functions/table/write.ts'
import type { CountryCode } from '#shared/countries/country.ts'

/** Audience that contains all members of a site, whatever notifications they have agreed to. */
const everybody = 'terms'

/** Adds a new member to the audience of announcements of new terms. The purge removes the row. */
export const addToEverybody = (memberId: string, site: CountryCode): Write =>
  put(keys.audience(memberId, everybody), inAudience(everybody, site, '', memberId))

/** Index range of one shard of a site's members, sorted by member id. */
export const everybodyOf = (site: CountryCode, shard: number) => ({
  PK: audienceOf(everybody, site, shard).PK,
  between: ['#', '#~'] as const,
})

/** Number of accounts on a site, including banned ones, which get no mail. */
export async function countEverybody(site: CountryCode): Promise<number> {
  const counts = await Promise.all(
    Array.from({ length: dueShards }, (_, shard) => count(everybodyOf(site, shard), { index: 'due' })),
  )
  return counts.reduce((sum, one) => sum + one, 0)
}

/** Progress of the scan that adds accounts which were created before this audience existed. */
const OlderAccounts = z.object({
  /** Key in JSON after which the scan continues; absent at the start and at the end. */
  after: z.optional(z.string()),
  endedAt: z.optional(z.string()),
})
type OlderAccounts = z.infer<typeof OlderAccounts>

export const findOlderAccounts = async (site: CountryCode): Promise<OlderAccounts> =>
  (await find(OlderAccounts, keys.olderAccounts(site), { consistent: true })) ?? {}

export const saveOlderAccounts = (site: CountryCode, progress: OlderAccounts): Write =>
  put(keys.olderAccounts(site), progress)

/**
 * Adds the given members to the audience, except members who are already in it, fictional profiles
 * and members of other sites. Returns how many members were missing from the audience. Idempotent.
 */
export async function listOlderAccounts(site: CountryCode, memberIds: readonly string[]): Promise<number> {
  const accounts = (await findAccounts(memberIds)).filter((one) => one.site === site && !one.fictional)
  const rows = accounts.map(({ id }) => keys.audience(id, everybody))
  const listed = new Set((await findEach(z.object({ PK: z.string() }), rows)).map(({ PK }) => PK))
  const missing = accounts.filter((_, at) => !listed.has(rows[at]!.PK))
  for (const account of missing) await commit(addOlder(account)).catch(ignoreConflict)
  return missing.length
}

/**
 * Adds a member to the audience. Conflict if the member was purged meanwhile, as a new row would
 * never be removed.
 */
const addOlder = ({ id, site }: Account): Write[] => [
  check(keys.account(id), {
    condition: 'attribute_exists(PK)',
    onConflict: () => new Conflict('the member was purged meanwhile'),
  }),
  addToEverybody(id, site),
]
