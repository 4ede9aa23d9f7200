import * as z from 'zod/mini'
import { due, dueShards } from '#functions/table/index-keys.ts'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import type { Write } from '#functions/table/transaction.ts'
import { putNew } from '#functions/table/write.ts'
import { type CountryCode, countryCodes, isCountryCode } from '#shared/countries/country.ts'
import { languages } from '#shared/i18n/languages.ts'
import { listAudience } from './audience.ts'
import { everybodyOf } from './everybody.ts'
import { saveProgress } from './progress.ts'

/** Announced change of the terms of a site, with the progress of its mails. */
const TermsChange = z.object({
  site: z.enum(countryCodes),
  /** Civil date from which the new terms apply. */
  from: z.string(),
  /** What changes, in each language. */
  changes: z.record(z.enum(languages), z.string()),
  startedAt: z.string(),
  endedAt: z.optional(z.string()),
  /** Current shard of the audience, and position of the last handled member in this shard. */
  shard: z.int(),
  after: z.optional(z.string()),
  /** Number of members for whom a mail was queued. */
  ordered: z.int(),
  /** Version for the optimistic lock. */
  version: z.int(),
  /** Absent once all mails are queued. */
  dueAt: z.optional(z.string()),
})
export type TermsChange = z.infer<typeof TermsChange>

export const findTermsChange = (site: CountryCode, from: string): Promise<TermsChange | undefined> =>
  find(TermsChange, keys.termsChange(site, from), { consistent: true })

/**
 * Site and start date of a change of terms, from the partition key of a due item. Undefined if the
 * item is something else.
 */
export function termsChangeIn(PK: string): { site: CountryCode; from: string } | undefined {
  const [kind, site, from] = PK.split('#')
  return kind === 'TERMS_CHANGE' && from && isCountryCode(site) ? { site, from } : undefined
}

const idOf = ({ site, from }: Pick<TermsChange, 'site' | 'from'>): string => `${site}#${from}`

/**
 * Announces a change; fails with `onConflict` if a change with this site and start date was
 * announced before.
 */
export const addTermsChange = (
  { site, from, changes }: Pick<TermsChange, 'site' | 'from' | 'changes'>,
  onConflict: Write['onConflict'],
  now: Date,
): Write =>
  putNew(
    keys.termsChange(site, from),
    {
      site,
      from,
      changes,
      startedAt: now.toISOString(),
      shard: 0,
      ordered: 0,
      version: 1,
      ...due('runCampaigns', now, idOf({ site, from })),
    },
    onConflict,
  )

/** Next progress of a change of terms and the write that stores it, as in `saveProgress`. */
export const saveTermsChange = (before: TermsChange, progress: Partial<TermsChange>, at: Date | null) =>
  saveProgress({ key: keys.termsChange(before.site, before.from), id: idOf(before) }, before, progress, at)

/** Next members to notify, and the progress after them; undefined if no members are left. */
export async function listEverybody({ site, shard: first, after: start }: TermsChange, limit: number) {
  for (let shard = first, after = start; shard < dueShards; shard++, after = undefined) {
    const page = await listAudience(everybodyOf(site, shard), after, limit)
    if (page.memberIds.length > 0) return { memberIds: page.memberIds, progress: { shard, after: page.after } }
  }
  return undefined
}
