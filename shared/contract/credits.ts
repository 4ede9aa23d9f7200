import * as z from 'zod/mini'
import { PaymentId } from '../model/ids.ts'
import { refuseWith } from '../model/input.ts'
import { DiscountCode, OfferedBundle, Payment } from '../model/money.ts'
import { paymentMethods } from '../model/payment.ts'
import { endpoint } from './endpoint.ts'

export const PaymentMethod = z.enum(paymentMethods, refuseWith('unknown_payment_method'))
export const DiscountText = z.string().check(z.trim(), z.toUpperCase(), z.minLength(1), z.maxLength(40))

export const credits = {
  bundles: endpoint({
    method: 'GET',
    path: '/api/bundles.php',
    access: 'visitor',
    /** A typed code, so that the prices shown are the prices charged. */
    query: z.object({ code: z.optional(DiscountText) }),
    answer: z.object({
      bundles: z.array(OfferedBundle),
      methods: z.array(z.enum(paymentMethods)),
      /** The discount behind the prices, or null; the time bonus comes first (PAY-36). */
      discount: z.nullable(DiscountCode),
      /** True end of that discount, or null. */
      discount_ends_at: z.nullable(z.string()),
      credits: z.nullable(z.int()),
    }),
    refusals: ['code_not_found', 'code_already_used', 'code_not_applicable', 'too_many_requests'],
  }),
  /** Amount, currency and discount are computed here only (TRAP-76). `id` is made by the browser: a repeat gives the same payment. */
  startPayment: endpoint({
    method: 'POST',
    path: '/api/payment.php',
    access: 'member',
    body: z.object({
      id: PaymentId,
      bundle: z.string().check(z.maxLength(20)),
      method: PaymentMethod,
      code: z.optional(DiscountText),
      /** Agreement to immediate delivery, asked before the order button (TRAP-20). */
      immediate_delivery: z.literal(true, refuseWith('consent_required')),
    }),
    answer: Payment,
    refusals: [
      'not_found',
      'payment_method_unavailable',
      'code_not_found',
      'code_already_used',
      'code_not_applicable',
      'discount_in_use',
      'too_many_requests',
      'payment_provider_unavailable',
    ],
  }),
  payment: endpoint({
    method: 'GET',
    path: '/api/payment.php',
    access: 'member',
    query: z.object({ id: PaymentId }),
    answer: Payment,
    refusals: ['not_found'],
  }),
  payments: endpoint({
    method: 'GET',
    path: '/api/payments.php',
    access: 'member',
    /** The last payment of the page before. */
    query: z.object({ cursor: z.optional(PaymentId) }),
    answer: z.object({ payments: z.array(Payment), next: z.nullable(z.string()) }),
    refusals: [],
  }),
  /**
   * Ends a payment that is still open, and frees its discount (PAY-59). Answers with how the payment stands: one that was decided before is not
   * changed, and money that comes in later still completes one that was ended.
   */
  cancelPayment: endpoint({
    method: 'POST',
    path: '/api/cancel-payment.php',
    access: 'member',
    body: z.object({ id: PaymentId }),
    answer: Payment,
    refusals: ['not_found', 'payment_provider_unavailable'],
  }),
  /**
   * Cancels the unused credits of a purchase within the country's refund days: they leave the balance, and their share of the price goes back the way it
   * came (TRAP-20). The same again changes nothing and is answered alike.
   */
  cancel: endpoint({
    method: 'POST',
    path: '/api/cancel-credits.php',
    access: 'member',
    body: z.object({ id: PaymentId }),
    answer: Payment,
    refusals: ['not_found', 'cancel_too_late', 'credits_used'],
  }),
  /** The provider's report: an id and nothing to be believed. What is true is asked from the provider itself. */
  providerReport: endpoint({
    method: 'POST',
    path: '/api/payment-webhook.php',
    access: 'public',
    fromAnywhere: true,
    body: z.object({ id: z.string().check(z.regex(/^tr_[A-Za-z0-9]{4,40}$/)) }),
    answer: z.object({ received: z.literal(true) }),
    refusals: ['payment_provider_unavailable'],
  }),
}
