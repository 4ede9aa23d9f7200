import { due, keys } from '#functions/table/keys.ts'
import type { Write } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import { type PaymentStep, statusOfReturned } from '#shared/rules/payment-state.ts'
import { changed, move, type StoredPayment } from './payment.ts'

/** Payment after money was returned and credits taken back. */
function returned(payment: StoredPayment, step: PaymentStep, taken: number, now: Date): StoredPayment {
  const at = now.toISOString()
  return {
    ...payment,
    status: step.status,
    refundedCredits: (payment.refundedCredits ?? 0) + taken,
    ...(step.refundedCents > (payment.refundedCents ?? 0) && { refundedCents: step.refundedCents, refundedAt: at }),
    ...(step.chargedBackCents > (payment.chargedBackCents ?? 0) && {
      chargedBackCents: step.chargedBackCents,
      chargedBackAt: at,
    }),
  }
}

const changesOf = ({ refundedCents, refundedAt, chargedBackCents, chargedBackAt, refundedCredits }: StoredPayment) => ({
  ...(refundedCredits !== undefined && { refundedCredits }),
  ...(refundedCents !== undefined && refundedAt !== undefined && { refundedCents, refundedAt }),
  ...(chargedBackCents !== undefined && chargedBackAt !== undefined && { chargedBackCents, chargedBackAt }),
})

type Booking = { after: StoredPayment; write: Write }

/**
 * Books a refund or charge-back by the provider. Nothing is owed once the whole price is returned.
 */
export function markReturned(payment: StoredPayment, step: PaymentStep, taken: number, now: Date): Booking {
  const after = returned(payment, step, taken, now)
  const rest = step.status === 'partially_refunded' ? '' : ' REMOVE dueJob, dueAt'
  return { after, write: move(payment, step.status, changesOf(after), rest) }
}

/** Books a cancellation by the member: the money is owed from now on, and the job refunds it. */
export function markCancelled(payment: StoredPayment, refund: { credits: number; cents: number }, now: Date): Booking {
  const status = statusOfReturned({ priceCents: payment.priceCents, refundedCents: refund.cents })
  const after = returned(payment, { status, refundedCents: refund.cents, chargedBackCents: 0 }, refund.credits, now)
  const owed = { owedCents: refund.cents, ...due('refundPayments', now, payment.id) }
  return { after, write: move(payment, status, { ...changesOf(after), ...owed }) }
}

const minuteMs = 60_000
const longestRefundWaitMinutes = 24 * 60

/**
 * Claims an attempt to refund by scheduling the next one: in 1, 2, 4 ... minutes, at most a day.
 */
export function postponeRefund({ member, id, dueAt, refundTries = 0 }: StoredPayment, now: Date): Write {
  const wait = Math.min(2 ** refundTries, longestRefundWaitMinutes) * minuteMs
  const next = due('refundPayments', new Date(now.getTime() + wait), id)
  return update(keys.payment(member, id), 'SET dueAt = :next, refundTries = :tries', {
    condition: 'dueAt = :seen',
    values: { ':next': next.dueAt, ':tries': refundTries + 1, ':seen': dueAt },
    onConflict: changed,
  })
}

/** Marks the refund as sent; the payment is no longer due. */
export const markRefundSent = ({ member, id }: StoredPayment, refundId: string): Write =>
  update(keys.payment(member, id), 'SET refundId = :refund REMOVE dueJob, dueAt', {
    condition: 'attribute_not_exists(refundId)',
    values: { ':refund': refundId },
    onConflict: changed,
  })
