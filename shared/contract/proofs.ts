import * as z from 'zod/mini'
import { differenceKinds, proofs as kinds, nightStates } from '../model/proof.ts'
import { endpoint, financeStaff } from './endpoint.ts'

const Difference = z.object({
  kind: z.enum(differenceKinds),
  member_id: z.nullable(z.string()),
  payment_id: z.nullable(z.string()),
  /** Reference on the receipt. */
  reference: z.nullable(z.string()),
  /** The provider's id. */
  provider_id: z.nullable(z.string()),
  /**
   * Value in the payment or account, and value at the provider or in the ledger: an amount such as
   * `9.99 EUR`, or credits; null where one is missing.
   */
  ours: z.nullable(z.string()),
  theirs: z.nullable(z.string()),
})

const Night = z.object({
  /** Day that was checked in the night after it, on the country's clock: `2026-11-23`. */
  day: z.string(),
  proof: z.enum(kinds),
  state: z.enum(nightStates),
  /** Payments or members looked at. */
  checked: z.int(),
  /** Payments at the provider that this site did not order. */
  foreign: z.int(),
  /** Number of differences, of which the first are listed. */
  found: z.int(),
  differences: z.array(Difference),
  done_at: z.nullable(z.string()),
})
export type Night = z.infer<typeof Night>

/** Proofs that payments and balances are right, for staff of finance. */
export const proofs = {
  /** Nightly checks of the last 30 days of the site's country, latest first (FIN-06, FIN-07). */
  nights: endpoint({
    method: 'GET',
    path: '/api/staff-nights.php',
    ...financeStaff,
    answer: z.object({ nights: z.array(Night) }),
    refusals: [],
  }),
}
