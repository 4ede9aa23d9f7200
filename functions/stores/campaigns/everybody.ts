import * as z from 'zod/mini'
import { type Account, findAccounts } from '#functions/stores/account/account.ts'
import { audienceOf, dueShards, inAudience } from '#functions/table/index-keys.ts'
import { keys } from '#functions/table/keys.ts'
import { count, find, findEach } from '#functions/table/read.ts'
import { Conflict, commit, ignoreConflict, type Write } from '#functions/table/transaction.ts'
import { check, put } from '#functions/table/write.ts'
import type { CountryCode } from '#shared/countries/country.ts'

/** Audience of every member of a site, whatever they agreed to. */
const everybody = 'terms'

/** Lists a new member among those who are told of new terms; the purge removes the row. */
export const addToEverybody = (memberId: string, site: CountryCode): Write =>
  put(keys.audience(memberId, everybody), inAudience(everybody, site, '', memberId))

/** Part of a site's members, by their ids. */
export const everybodyOf = (site: CountryCode, shard: number) => ({
  PK: audienceOf(everybody, site, shard).PK,
  between: ['#', '#~'] as const,
})

/** Number of accounts on a site, including those that get no mail as they are banned. */
export async function countEverybody(site: CountryCode): Promise<number> {
  const counts = await Promise.all(
    Array.from({ length: dueShards }, (_, shard) => count(everybodyOf(site, shard), { index: 'due' })),
  )
  return counts.reduce((sum, one) => sum + one, 0)
}

/** Progress of adding the accounts that are older than this audience. */
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
 * Adds to the audience those of these members who are missing in it, except fictional profiles and
 * members of other sites. Returns their number. Idempotent.
 */
export async function listOlderAccounts(site: CountryCode, memberIds: readonly string[]): Promise<number> {
  const accounts = (await findAccounts(memberIds)).filter((one) => one.site === site && !one.fictional)
  const rows = accounts.map(({ id }) => keys.audience(id, everybody))
  const listed = new Set((await findEach(z.object({ PK: z.string() }), rows)).map(({ PK }) => PK))
  const missing = accounts.filter((_, at) => !listed.has(rows[at]!.PK))
  for (const account of missing) await commit(addOlder(account)).catch(ignoreConflict)
  return missing.length
}

/** Adds an account; Conflict if it was purged meanwhile, so that no row of it is left. */
const addOlder = ({ id, site }: Account): Write[] => [
  check(keys.account(id), {
    condition: 'attribute_exists(PK)',
    onConflict: () => new Conflict('the member was purged meanwhile'),
  }),
  addToEverybody(id, site),
]
