import { audienceOf, dueShards, inAudience } from '#functions/table/index-keys.ts'
import { keys } from '#functions/table/keys.ts'
import { count } from '#functions/table/read.ts'
import type { Write } from '#functions/table/transaction.ts'
import { put } from '#functions/table/write.ts'
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
