import type { LocalCardUse } from './payment-cards.ts'
import type { LocalDebit } from './payment-customers.ts'

export type PaymentStatus = 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed'
export type Amount = { currency: string; value: string }

/** Call of the site's webhook about a changed payment; status 0 means no answer. */
export type Report = { at: string; status: number }

export type LocalRefund = {
  id: string
  amount: Amount
  metadata: unknown
  status: 'pending' | 'refunded' | 'failed'
  idempotencyKey: string | null
  at: string
}

export type LocalPayment = {
  id: string
  status: PaymentStatus
  amount: Amount
  refunded: string
  chargedBack: string
  /**
   * Refunds requested through the API. `refunded` is the sum of those that did not fail, plus
   * refunds of the developer page.
   */
  refunds: LocalRefund[]
  description: string
  method: string | null
  metadata: unknown
  /** Present for a direct debit, which has no hosted page. */
  debit?: LocalDebit | undefined
  /** Present for a card payment that names a customer. */
  card?: LocalCardUse | undefined
  /** Card or account that paid; if absent, a made-up account of the member is used. */
  paidFrom?: string | undefined
  /** Why the bank did not pay by card. */
  failureReason?: string
  redirectUrl: string
  webhookUrl: string | null
  createdAt: string
  expiresAt: string
  /** Time of the last change of the status. */
  changedAt: string
  idempotencyKey: string | null
  /** Whether the site has not yet confirmed the webhook call about the last change. */
  isUnreported: boolean
  reports: Report[]
}

/** Actions of the hosted page and the developer page, and the states that allow them. */
export const paymentActions = {
  pay: { from: ['open', 'pending', 'authorized'], to: 'paid' },
  cancel: { from: ['open', 'pending', 'authorized'], to: 'canceled' },
  fail: { from: ['open', 'pending', 'authorized'], to: 'failed' },
  expire: { from: ['open', 'pending', 'authorized'], to: 'expired' },
  pend: { from: ['open'], to: 'pending' },
  authorize: { from: ['open'], to: 'authorized' },
  refund: { from: ['paid'], to: 'paid' },
  deliverRefund: { from: ['paid'], to: 'paid' },
  failRefund: { from: ['paid'], to: 'paid' },
  chargeBack: { from: ['paid'], to: 'paid' },
} as const satisfies Record<string, { from: PaymentStatus[]; to: PaymentStatus }>
export type PaymentAction = keyof typeof paymentActions

export const isPaymentAction = (value: unknown): value is PaymentAction => Object.hasOwn(paymentActions, String(value))

/** Cents of the price that were neither refunded nor charged back. */
export const remainingCents = ({ amount, refunded, chargedBack }: LocalPayment): number =>
  Math.max(0, centsOf(amount.value) - centsOf(refunded) - centsOf(chargedBack))

export const pendingRefund = ({ refunds }: LocalPayment) => refunds.find(({ status }) => status === 'pending')

export const centsOf = (value: string): number => Math.round(Number(value) * 100)

/**
 * Whether the amounts allow an action. A bank charges back the whole price, once, even if a part
 * was refunded before.
 */
const isPossible = (payment: LocalPayment, action: PaymentAction): boolean => {
  if (action === 'refund') return remainingCents(payment) > 0
  if (action === 'deliverRefund' || action === 'failRefund') return pendingRefund(payment) !== undefined
  // Only `returnDebit` charges back a debit, as a return has a reason code of the bank.
  return action !== 'chargeBack' || (payment.chargedBack === '0.00' && !payment.debit)
}

/** Whether the bank can still refuse or return a debit. */
export const isReturnable = ({ debit, status, chargedBack }: LocalPayment): boolean =>
  debit !== undefined && (status === 'pending' || (status === 'paid' && chargedBack === '0.00'))

export const actionsFor = (payment: LocalPayment): PaymentAction[] =>
  (Object.keys(paymentActions) as PaymentAction[]).filter(
    (action) =>
      (paymentActions[action].from as readonly PaymentStatus[]).includes(payment.status) && isPossible(payment, action),
  )
