import type { PaymentStatus } from '../model/money.ts'

/**
 * State of a payment at the provider. The cents are totals, so that applying the same state again
 * changes nothing.
 */
export type PaymentReport = { outcome: 'completed' | 'failed'; refundedCents: number; chargedBackCents: number }

/** Stored payment: its status and the money returned. */
type BookedPayment = {
  status: PaymentStatus
  priceCents: number
  refundedCents?: number | undefined
  chargedBackCents?: number | undefined
}

export type PaymentStep = { status: PaymentStatus; refundedCents: number; chargedBackCents: number }

export const isPaymentOpen = (status: PaymentStatus): boolean => status === 'loading' || status === 'pending'

/** Whether money was returned, in part or in full. */
export const isReturned = (status: PaymentStatus): boolean =>
  status === 'partially_refunded' || status === 'refunded' || status === 'charged_back'

/** Cents of the price that were not returned. */
export const keptCents = ({
  priceCents,
  refundedCents = 0,
  chargedBackCents = 0,
}: Omit<BookedPayment, 'status'>): number => Math.max(0, priceCents - refundedCents - chargedBackCents)

/**
 * Cents returned beyond the price: money that we refunded although the bank had already taken it
 * back.
 */
export const overReturnedCents = ({
  priceCents,
  refundedCents = 0,
  chargedBackCents = 0,
}: Omit<BookedPayment, 'status'>) => Math.max(0, refundedCents + chargedBackCents - priceCents)

/**
 * Whether the full price was returned; the purchase then no longer counts for premium (TRAP-19).
 */
export const isWhollyReturned = (payment: BookedPayment): boolean => keptCents(payment) === 0

/**
 * Status of a completed payment by the money returned. A charge-back takes precedence over refunds.
 */
export const statusOfReturned = (money: Omit<BookedPayment, 'status'>): PaymentStatus => {
  if (money.chargedBackCents) return 'charged_back'
  if (!money.refundedCents) return 'completed'
  return money.refundedCents >= money.priceCents ? 'refunded' : 'partially_refunded'
}

/**
 * Next transition of a payment towards the provider's state (`report`), or null if the report
 * contains nothing new. If the provider's state skips states, it is applied one transition at a
 * time, so that only completed payments are refunded. A failed payment can still complete
 * (OPEN-51). Totals of returned money never decrease: a state with a smaller total is outdated
 * (PAY-54).
 */
export function nextPaymentStep(payment: BookedPayment, report: PaymentReport): PaymentStep | null {
  const { status, priceCents, refundedCents = 0, chargedBackCents = 0 } = payment
  const to = (next: PaymentStatus): PaymentStep => ({ status: next, refundedCents, chargedBackCents })
  if (report.outcome === 'failed') return isPaymentOpen(status) ? to('failed') : null
  if (status === 'loading') return to('pending')
  if (status === 'pending' || status === 'failed') return to('completed')
  const money = {
    refundedCents: Math.max(refundedCents, report.refundedCents),
    chargedBackCents: Math.max(chargedBackCents, report.chargedBackCents),
  }
  if (money.refundedCents === refundedCents && money.chargedBackCents === chargedBackCents) return null
  return { status: statusOfReturned({ priceCents, ...money }), ...money }
}

type Credits = { credits: number; refundedCredits?: number | undefined }

/**
 * Number of the purchased credits that corresponds to the returned share of the price, rounded
 * down.
 */
function returnedShare({ credits, ...payment }: BookedPayment & Credits) {
  return Math.floor((credits * (payment.priceCents - keptCents(payment))) / payment.priceCents)
}

/**
 * Credits to deduct after a transition that returns money: the credits for all returned money, less
 * the credits that were deducted before, and at most the balance (PAY-54).
 */
export function creditsToTake(payment: BookedPayment & Credits, step: PaymentStep, balance: number): number {
  const share = returnedShare({ ...payment, ...step })
  return Math.min(balance, Math.max(0, share - (payment.refundedCredits ?? 0)))
}

/**
 * Credits whose price was returned although the member had already spent them. Finance sees them as
 * a debt; the balance never becomes negative (PAY-54).
 */
export const creditsOwed = (payment: BookedPayment & Credits): number =>
  Math.max(0, returnedShare(payment) - (payment.refundedCredits ?? 0))
