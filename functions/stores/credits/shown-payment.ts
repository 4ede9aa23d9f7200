import type { Payment } from '#shared/model/money.ts'
import { isPaymentOpen } from '#shared/rules/payment-state.ts'
import { containedVatCents } from '#shared/rules/vat.ts'
import { referenceOf, type StoredPayment } from './payment.ts'

/**
 * Payment as shown to its member, with the refund that the member would get for a cancellation
 * (functions/credits/cancel.ts).
 */
export const shownPayment = (payment: StoredPayment, cancel: Payment['cancel'] = null): Payment => ({
  payment_id: payment.id,
  id: payment.id,
  reference: referenceOf(payment),
  bundle: payment.bundle,
  credits: payment.credits,
  currency: payment.currency,
  price_cents: payment.priceCents,
  vat_percent: payment.vatPercent ?? null,
  vat_cents: payment.vatPercent === undefined ? null : containedVatCents(payment.priceCents, payment.vatPercent),
  discount_code: payment.discountCode ?? null,
  method: payment.method,
  stored_card: payment.card !== undefined,
  status: payment.status,
  created_at: payment.createdAt,
  completed_at: payment.completedAt ?? null,
  checkout_url: isPaymentOpen(payment.status) ? (payment.checkoutUrl ?? null) : null,
  refund: shownRefund(payment),
  charge_back: shownChargeBack(payment),
  cancel,
  consent_at: payment.consentAt ?? null,
  terms: payment.termsVersion && payment.termsAt ? { version: payment.termsVersion, at: payment.termsAt } : null,
})

const shownRefund = ({ refundedAt, refundedCents, refundedCredits = 0 }: StoredPayment): Payment['refund'] =>
  refundedAt !== undefined && refundedCents
    ? { price_cents: refundedCents, credits: refundedCredits, at: refundedAt }
    : null

const shownChargeBack = ({ chargedBackAt, chargedBackCents }: StoredPayment): Payment['charge_back'] =>
  chargedBackAt !== undefined && chargedBackCents !== undefined
    ? { price_cents: chargedBackCents, at: chargedBackAt }
    : null
