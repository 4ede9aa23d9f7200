import type { PaymentStatus } from '../model/money.ts'

/** What the provider's copy of a payment says. The cents are totals, so that a repeated report says nothing new. */
export type PaymentReport = { outcome: 'completed' | 'failed'; refundedCents: number; chargedBackCents: number }

/** A payment as it is booked: its status and the money that went back. */
type BookedPayment = {
  status: PaymentStatus
  priceCents: number
  refundedCents?: number | undefined
  chargedBackCents?: number | undefined
}

export type PaymentStep = { status: PaymentStatus; refundedCents: number; chargedBackCents: number }

export const isPaymentOpen = (status: PaymentStatus): boolean => status === 'loading' || status === 'pending'

/** Whether money went back, of a part or of all. */
export const isReturned = (status: PaymentStatus): boolean =>
  status === 'partially_refunded' || status === 'refunded' || status === 'charged_back'

/** Whether the whole price went back: the purchase no longer counts for premium (TRAP-19). */
export const isWhollyReturned = ({ priceCents, refundedCents = 0, chargedBackCents = 0 }: BookedPayment): boolean =>
  refundedCents + chargedBackCents >= priceCents

/** The status of a completed payment by the money that went back. A charge-back stays visible whatever else was refunded. */
export const statusOfReturned = (money: Omit<BookedPayment, 'status'>): PaymentStatus => {
  if (money.chargedBackCents) return 'charged_back'
  if (!money.refundedCents) return 'completed'
  return money.refundedCents >= money.priceCents ? 'refunded' : 'partially_refunded'
}

/**
 * The next step of a payment towards what the provider reports, or null where nothing is new. A report that overtook others is taken one step
 * at a time, so that only a completed payment is refunded; a failed one still completes (OPEN-51). Returned money only grows: a late, smaller
 * total is an older report (PAY-54).
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
 * Credits to take back for the money of a step: the same share as of the price, a broken credit the member's, less what earlier steps took, and
 * never more than the balance (PAY-54).
 */
export function creditsToTake(payment: BookedPayment & Credits, step: PaymentStep, balance: number): number {
  const { credits, priceCents, refundedCredits = 0 } = payment
  const returnedCents = Math.min(priceCents, step.refundedCents + step.chargedBackCents)
  const share = Math.floor((credits * returnedCents) / priceCents)
  return Math.min(balance, Math.max(0, share - refundedCredits))
}
