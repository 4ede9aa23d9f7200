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
   * `ours`: value in the payment or account. `theirs`: value at the provider or in the ledger.
   * Either an amount such as `9.99 EUR`, or credits; null if missing.
   */
  ours: z.nullable(z.string()),
  theirs: z.nullable(z.string()),
})

const Night = z.object({
  /** Checked day, such as `2026-11-23`, in the country's time; checked in the following night. */
  day: z.string(),
  proof: z.enum(kinds),
  state: z.enum(nightStates),
  /** Number of checked payments or members. */
  checked: z.int(),
  /** Number of payments at the provider that this site did not order. */
  foreign: z.int(),
  /** Number of all differences; `differences` lists only the first ones. */
  found: z.int(),
  differences: z.array(Difference),
  done_at: z.nullable(z.string()),
})
export type Night = z.infer<typeof Night>

// Results of the checks that payments and balances are correct, for staff of finance.

/** Nightly checks of the last 30 days of the site's country, latest first (FIN-06, FIN-07). */
export const nights = endpoint({
  method: 'GET',
  path: '/api/staff-nights.php',
  ...financeStaff,
  answer: z.object({ nights: z.array(Night) }),
  refusals: [],
})
