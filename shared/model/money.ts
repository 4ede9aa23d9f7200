import * as z from 'zod/mini'
import { paymentMethods } from './payment.ts'

export const currencies = ['EUR', 'GBP', 'CHF', 'PLN', 'USD', 'CAD', 'AUD', 'NZD'] as const
export const Currency = z.enum(currencies)
export type Currency = z.infer<typeof Currency>

/** How often a member may use a discount code. */
export const discountValidities = ['once-per-user', 'unlimited'] as const

/**
 * Discount code as callers see it (PAY-30); `percentage`
 * always equals `value_percentage` (TRAP-08).
 */
export const DiscountCode = z.object({
  code: z.string(),
  value_percentage: z.number(),
  percentage: z.number(),
  status: z.enum(['active', 'inactive']),
  validity: z.enum(discountValidities),
  /** Derived from `expires`; always false if `expires` is null. */
  expired: z.boolean(),
  expires: z.nullable(z.string()),
  country: z.nullable(z.string()),
  user_id: z.nullable(z.string()),
  currency: z.nullable(Currency),
  /** In cents. */
  minimum_order_value: z.nullable(z.int()),
  paymentmethods: z.nullable(z.array(z.enum(paymentMethods))),
})
export type DiscountCode = z.infer<typeof DiscountCode>

/**
 * Bundle as offered to this member: `price_cents` is the amount
 * charged, `full_price_cents` the price without discount.
 */
export const OfferedBundle = z.object({
  id: z.string(),
  credits: z.int(),
  currency: Currency,
  full_price_cents: z.int(),
  price_cents: z.int(),
  price_per_credit_cents: z.number(),
  /** Best-selling bundle of the last 30 days, by real sales only (TRAP-11, OPEN-49). */
  popular: z.boolean(),
  /** Percentage deducted, or null (PAY-10). */
  discount: z.nullable(z.number()),
})
export type OfferedBundle = z.infer<typeof OfferedBundle>

export const paymentStatuses = [
  'loading',
  'pending',
  'completed',
  'failed',
  'partially_refunded',
  'refunded',
  'charged_back',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export const Payment = z.object({
  payment_id: z.string(),
  /** Same value as payment_id (PAY-16). */
  id: z.string(),
  /** Short reference for support and receipts, such as VK7M-3RDN. */
  reference: z._default(z.string(), ''),
  bundle: z.string(),
  credits: z.int(),
  currency: Currency,
  price_cents: z.int(),
  /**
   * VAT contained in the price, at the rate that applied to the order; null if there was none
   * (PAY-58).
   */
  vat_percent: z._default(z.nullable(z.number()), null),
  vat_cents: z._default(z.nullable(z.int()), null),
  discount_code: z.nullable(z.string()),
  method: z.enum(paymentMethods),
  /** Whether the payment charges a stored card (PAY-56). */
  stored_card: z._default(z.boolean(), false),
  status: z.enum(paymentStatuses),
  created_at: z.string(),
  completed_at: z.nullable(z.string()),
  /** Checkout page while the payment is open, else null. */
  checkout_url: z.nullable(z.string()),
  /**
   * Total refunded in cents, total credits deducted for it, and time of the latest refund; null if
   * none.
   */
  refund: z.nullable(z.object({ price_cents: z.int(), credits: z.int(), at: z.string() })),
  /** Amount charged back by the member's bank or payment service; null if none (PAY-54). */
  charge_back: z.nullable(z.object({ price_cents: z.int(), at: z.string() })),
  /**
   * Cancellation that is possible now: refund for the unused credits, last day for it, and whether
   * it would end premium; null if none is possible (TRAP-20).
   */
  cancel: z.nullable(
    z.object({ price_cents: z.int(), credits: z.int(), last_day: z.string(), ends_premium: z.boolean() }),
  ),
  /** Consent to immediate delivery; null in older orders (PAY-57). */
  consent_at: z._default(z.nullable(z.string()), null),
  /** Terms that applied to the order, and when the member accepted them; null in older orders. */
  terms: z._default(z.nullable(z.object({ version: z.string(), at: z.string() })), null),
})
export type Payment = z.infer<typeof Payment>
