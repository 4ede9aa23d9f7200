import * as z from 'zod/mini'
import { paymentMethods } from './payment.ts'

export const Currency = z.enum(['EUR', 'GBP', 'CHF', 'PLN', 'USD', 'CAD', 'AUD', 'NZD'])

/** A discount code as callers see it (PAY-30); `percentage` reads the same as `value_percentage` (TRAP-08). */
export const DiscountCode = z.object({
  code: z.string(),
  value_percentage: z.number(),
  percentage: z.number(),
  status: z.enum(['active', 'inactive']),
  validity: z.enum(['once-per-user', 'unlimited']),
  /** Follows from `expires`, which decides; null never expires by date. */
  expired: z.boolean(),
  expires: z.nullable(z.string()),
  country: z.nullable(z.string()),
  user_id: z.nullable(z.string()),
  currency: z.nullable(Currency),
  /** Cents. */
  minimum_order_value: z.nullable(z.int()),
  paymentmethods: z.nullable(z.array(z.enum(paymentMethods))),
})
export type DiscountCode = z.infer<typeof DiscountCode>

/** A bundle as offered to this member now: `price_cents` is what would be charged, `full_price_cents` what it costs without discount. */
export const OfferedBundle = z.object({
  id: z.string(),
  credits: z.int(),
  currency: Currency,
  full_price_cents: z.int(),
  price_cents: z.int(),
  price_per_credit_cents: z.number(),
  /** The most sold in 30 days, by true sales only (TRAP-11, OPEN-49). */
  popular: z.boolean(),
  /** Percentage really taken off, or null (PAY-10). */
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
  /** The same value as payment_id (PAY-16). */
  id: z.string(),
  bundle: z.string(),
  credits: z.int(),
  currency: Currency,
  price_cents: z.int(),
  discount_code: z.nullable(z.string()),
  method: z.enum(paymentMethods),
  status: z.enum(paymentStatuses),
  created_at: z.string(),
  completed_at: z.nullable(z.string()),
  /** Where to pay while the payment is open; null once it is decided. */
  checkout_url: z.nullable(z.string()),
  /** What was paid back, in cents, and the credits that went for it; null where nothing was. */
  refund: z.nullable(z.object({ price_cents: z.int(), credits: z.int(), at: z.string() })),
  /** What the member's bank or payment service took back; null where nothing was (PAY-54). */
  charge_back: z.nullable(z.object({ price_cents: z.int(), at: z.string() })),
  /** What would come back now for the credits that are unused, and the last day for it; null where nothing would (TRAP-20). */
  cancel: z.nullable(
    z.object({ price_cents: z.int(), credits: z.int(), last_day: z.string(), ends_premium: z.boolean() }),
  ),
})
export type Payment = z.infer<typeof Payment>
