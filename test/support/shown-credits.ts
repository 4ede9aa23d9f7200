import type * as z from 'zod/mini'
import type { Offer } from '#frontend/domain/credits/offer.ts'
import type { DiscountCode, OfferedBundle, Payment } from '#shared/model/money.ts'

type Bundle = z.infer<typeof OfferedBundle>

/**
 * The Dutch bundles as the server returns them. Bundles with a price of at least `from` cents are
 * reduced by `percentage`.
 */
export const shownBundles = (percentage = 0, from = 0): Bundle[] =>
  (
    [
      ['c25', 25, 999],
      ['c60', 60, 1999],
      ['c150', 150, 4499],
      ['c400', 400, 9999],
    ] as const
  ).map(([id, credits, full]) => {
    const isLower = percentage > 0 && full >= from
    const price = isLower ? Math.floor((full * (100 - percentage)) / 100) : full
    return {
      id,
      credits,
      currency: 'EUR',
      full_price_cents: full,
      price_cents: price,
      price_per_credit_cents: price / credits,
      popular: false,
      discount: isLower ? percentage : null,
    }
  })

export const shownDiscount = (code: string, percentage: number, more: Partial<DiscountCode> = {}): DiscountCode => ({
  code,
  value_percentage: percentage,
  percentage,
  status: 'active',
  validity: 'once-per-user',
  expired: false,
  expires: null,
  country: null,
  user_id: null,
  currency: null,
  minimum_order_value: null,
  paymentmethods: null,
  ...more,
})

export const shownOffer = (more: Partial<Offer> = {}): Offer => ({
  bundles: shownBundles(),
  stores_cards: true,
  methods: ['ideal', 'paypal', 'creditcard', 'visa', 'mastercard', 'applepay', 'sct', 'paysafecard'],
  discount: null,
  discount_ends_at: null,
  payment_country: 'NL',
  payment_countries: ['NL', 'BE', 'DE'],
  vat_percent: 21,
  credits: 2,
  ...more,
})

/** A failed credit card payment of 60 credits, ordered on 20 November 2026 at noon. */
export const shownPayment = (more: Partial<Payment> = {}): Payment => {
  const id = more.id ?? '01KAGFAY00000000000000FA1L'
  return {
    payment_id: id,
    id,
    bundle: 'c60',
    credits: 60,
    currency: 'EUR',
    price_cents: 1999,
    discount_code: null,
    method: 'creditcard',
    status: 'failed',
    created_at: '2026-11-20T12:00:00.000Z',
    completed_at: null,
    reference: 'VK7M-3RDN',
    vat_percent: 21,
    vat_cents: 347,
    consent_at: null,
    terms: null,
    stored_card: false,
    checkout_url: null,
    refund: null,
    charge_back: null,
    cancel: null,
    ...more,
  }
}
