import * as z from 'zod/mini'
import { due } from '#functions/table/index-keys.ts'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { put } from '#functions/table/write.ts'
import type { Country } from '#shared/countries/country.ts'
import { type DigestStates, digestEvents, earliestDue } from './digest-rule.ts'

const Digest = z.object({
  states: z.partialRecord(
    z.enum(digestEvents),
    z.object({
      since: z.optional(z.string()),
      mailedAt: z.optional(z.string()),
      aboutFrom: z.optional(z.string()),
      lookAgainAt: z.optional(z.string()),
    }),
  ),
  dueAt: z.optional(z.string()),
  /** Version for the optimistic lock. */
  version: z.int(),
})
export type Digest = z.infer<typeof Digest>

export const findDigest = (memberId: string, options?: { consistent?: boolean }): Promise<Digest | undefined> =>
  find(Digest, keys.digest(memberId), options)

/** Replaces the states; Conflict if they changed since `before` was read. */
export function saveDigest(
  memberId: string,
  before: Digest | undefined,
  states: DigestStates,
  country: Country,
): Write {
  const dueDate = earliestDue(states, country)
  return put(
    keys.digest(memberId),
    { states, version: (before?.version ?? 0) + 1, ...(dueDate && due('mailDigests', dueDate, memberId)) },
    {
      ...(before
        ? { condition: '#version = :seen', names: { '#version': 'version' }, values: { ':seen': before.version } }
        : { condition: 'attribute_not_exists(PK)' }),
      onConflict: () => new Conflict('the digest changed meanwhile'),
    },
  )
}
