/**
 * Nightly checks of the money: our payments against the provider's (FIN-06), and the ledger against
 * balances and payments (FIN-07).
 */
export const proofs = ['payments', 'ledger'] as const
export type Proof = (typeof proofs)[number]

/** Differences that a nightly check can find; the last three concern the ledger. */
export const differenceKinds = [
  'paid_not_completed',
  'completed_not_paid',
  'paid_twice',
  'amount',
  'refunded',
  'charged_back',
  'charge_back_reversed',
  'missing_at_provider',
  'missing_here',
  'balance',
  'grant',
  'returned_credits',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]

/** States of a nightly check. `overdue`: still not done after a second night. */
export const nightStates = ['clean', 'differs', 'not_done', 'overdue'] as const
export type NightState = (typeof nightStates)[number]
