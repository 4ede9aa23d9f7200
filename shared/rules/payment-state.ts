import type { PaymentStatus } from '../model/money.ts'

/**
 * Every step a payment can take. A failed one still completes when the provider reports the money later (OPEN-51); from `refunded`
 * nothing follows.
 */
const steps: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  loading: ['pending', 'failed'],
  pending: ['completed', 'failed'],
  completed: ['refunded'],
  failed: ['completed'],
  refunded: [],
}

export const isPaymentOpen = (status: PaymentStatus): boolean => status === 'loading' || status === 'pending'

/** What the provider can say that decides something; while it says anything else, a payment stays as it is. */
export type PaymentOutcome = 'completed' | 'failed' | 'refunded'

/**
 * The next step from `status` towards what the provider says, or null where there is none to take. A report that overtook others is
 * walked one step at a time, so that a refund is always the refund of something completed.
 */
export function nextPaymentStatus(status: PaymentStatus, outcome: PaymentOutcome): PaymentStatus | null {
  const towards = outcome === 'refunded' && status !== 'completed' ? 'completed' : outcome
  if (steps[status].includes(towards)) return towards
  return status === 'loading' ? 'pending' : null
}
