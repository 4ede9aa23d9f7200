import * as z from 'zod/mini'
import { countryCodes } from '../countries/country.ts'
import { MessageId, PaymentId } from '../model/ids.ts'
import { refuseWith } from '../model/input.ts'
import { DiscountCode, OfferedBundle, Payment } from '../model/money.ts'
import { paymentMethods } from '../model/payment.ts'
import { LimitCents, Spending, spendingPeriods } from '../model/spending.ts'
import { cardConsentVersion } from '../rules/stored-card.ts'
import { endpoint } from './endpoint.ts'

export const PaymentMethod = z.enum(paymentMethods, refuseWith('unknown_payment_method'))
export const DiscountText = z.string().check(z.trim(), z.toUpperCase(), z.minLength(1), z.maxLength(40))

const PostbackField = z.string().check(z.maxLength(1000))

export const bundles = endpoint({
  method: 'GET',
  path: '/api/bundles.php',
  access: 'visitor',
  /** Discount code that the member typed; `price_cents` in the answer takes it into account. */
  query: z.object({ code: z.optional(DiscountText) }),
  answer: z.object({
    bundles: z.array(OfferedBundle),
    methods: z.array(z.enum(paymentMethods)),
    /** Whether the member can store the card of an order (PAY-56). */
    stores_cards: z.boolean(),
    /** Country whose prices, methods and currency these are (PAY-61). */
    payment_country: z.enum(countryCodes),
    /** Countries that the member can choose as payment country; empty for a visitor. */
    payment_countries: z.array(z.enum(countryCodes)),
    /** VAT contained in the prices, in per cent; null if the prices contain none (PAY-58). */
    vat_percent: z.nullable(z.number()),
    /** Discount applied to the prices, or null; the time bonus takes precedence (PAY-36). */
    discount: z.nullable(DiscountCode),
    /** End of the applied discount, or null if it does not expire. */
    discount_ends_at: z.nullable(z.string()),
    credits: z.nullable(z.int()),
  }),
  refusals: ['code_not_found', 'code_already_used', 'code_not_applicable', 'too_many_requests'],
})

/**
 * Orders a bundle. Amount, currency and discount are computed by the server only (TRAP-76). The
 * browser generates `id`, so a retry returns the same payment.
 */
export const startPayment = endpoint({
  method: 'POST',
  path: '/api/payment.php',
  access: 'member',
  body: z.object({
    id: PaymentId,
    bundle: z.string().check(z.maxLength(20)),
    method: PaymentMethod,
    code: z.optional(DiscountText),
    /** Consent to immediate delivery, given before the order button (TRAP-20). */
    immediate_delivery: z.literal(true, refuseWith('consent_required')),
    /** Stored card to charge at once (PAY-56); `method` must then be a credit card. */
    card: z.optional(PaymentId),
    /**
     * Price that the member saw; required with `card`, not allowed without. No page of the provider
     * shows the price of such an order again, so an order at a different price is refused with
     * `price_changed`.
     */
    shown_cents: z.optional(z.int()),
    /**
     * Consent to store the card that pays: the version of the consent text. Only for a payment by
     * credit card; without effect if a stored card is charged (`card`).
     */
    store_card: z.optional(z.literal(cardConsentVersion, refuseWith('consent_required'))),
  }),
  answer: Payment,
  refusals: [
    'not_found',
    'card_gone',
    'card_busy',
    'price_changed',
    'payment_method_unavailable',
    'spending_limit',
    'code_not_found',
    'code_already_used',
    'code_not_applicable',
    'discount_in_use',
    'too_many_requests',
    'payment_provider_unavailable',
  ],
})

export const payment = endpoint({
  method: 'GET',
  path: '/api/payment.php',
  access: 'member',
  query: z.object({ id: PaymentId }),
  answer: Payment,
  refusals: ['not_found'],
})

export const payments = endpoint({
  method: 'GET',
  path: '/api/payments.php',
  access: 'member',
  /** Id of the last payment of the previous page. */
  query: z.object({ cursor: z.optional(PaymentId) }),
  answer: z.object({ payments: z.array(Payment), next: z.nullable(z.string()) }),
  refusals: [],
})

/**
 * Credits refunded for messages that a fictional profile did not answer in time (CHAT-36), latest
 * message first. The cursor is the id of the last message on the previous page.
 */
export const returned = endpoint({
  method: 'GET',
  path: '/api/returned.php',
  access: 'member',
  query: z.object({ cursor: z.optional(MessageId) }),
  answer: z.object({
    returned: z.array(z.object({ id: z.string(), credits: z.int(), at: z.string() })),
    next: z.nullable(z.string()),
  }),
  refusals: [],
})

/**
 * Cancels an open payment and releases its discount (PAY-59). A payment that is no longer open
 * does not change; the answer has its status. Money that is received after the cancellation still
 * completes the payment.
 */
export const cancelPayment = endpoint({
  method: 'POST',
  path: '/api/cancel-payment.php',
  access: 'member',
  body: z.object({ id: PaymentId }),
  answer: Payment,
  refusals: ['not_found', 'direct_debit_sent', 'card_busy', 'payment_provider_unavailable'],
})

/**
 * Cancels the unused credits of a purchase within the country's refund days: deducts them from the
 * balance and refunds their share of the price by the original payment method (TRAP-20).
 * Idempotent: without unused credits, a repeat changes nothing. Credits that are refunded later can
 * be cancelled too.
 */
export const cancel = endpoint({
  method: 'POST',
  path: '/api/cancel-credits.php',
  access: 'member',
  body: z.object({ id: PaymentId }),
  answer: Payment,
  refusals: ['not_found', 'cancel_too_late', 'credits_used'],
})

/** What the member spent, and their limits (PAY-65). */
export const spending = endpoint({
  method: 'GET',
  path: '/api/spending.php',
  access: 'member',
  answer: Spending,
  refusals: [],
})

/**
 * Sets the limit of a period; null removes it. A lower limit applies at once, a higher one or the
 * removal after 24 hours; setting the current amount cancels a raise that has not started.
 * Idempotent.
 */
export const setSpendingLimit = endpoint({
  method: 'POST',
  path: '/api/spending-limit.php',
  access: 'member',
  body: z.object({ period: z.enum(spendingPeriods), cents: LimitCents }),
  answer: Spending,
  refusals: [],
})

/** Changes the payment country to another one that the member's site serves (PAY-61). */
export const setPaymentCountry = endpoint({
  method: 'POST',
  path: '/api/payment-country.php',
  access: 'member',
  body: z.object({ country: z.enum(countryCodes) }),
  answer: z.object({ payment_country: z.enum(countryCodes) }),
  refusals: ['payment_country_unavailable', 'limits_in_currency'],
})

/**
 * Callback of a payment provider that posts a form. Only the id is read, and the status is fetched
 * from the provider, because anybody can call this endpoint.
 */
export const providerReport = endpoint({
  method: 'POST',
  path: '/api/payment-webhook.php',
  access: 'public',
  fromAnywhere: true,
  body: z.object({ id: z.string().check(z.regex(/^tr_[A-Za-z0-9]{4,40}$/)) }),
  answer: z.object({ received: z.literal(true) }),
  refusals: ['payment_provider_unavailable'],
})

/**
 * Callback of a payment provider that calls a signed URL. The signature covers all parameters,
 * including unknown ones; without a valid signature the call is refused with `invalid_input`.
 * `not_found`: no member gets credits for this payment.
 */
export const providerPostback = endpoint({
  method: 'GET',
  path: '/api/payment-postback.php',
  access: 'public',
  fromAnywhere: true,
  query: z.catchall(
    z.object({ shopID: PostbackField, referenceID: PostbackField, signature: PostbackField }),
    PostbackField,
  ),
  answer: z.object({ text: z.literal('OK') }),
  text: true,
  refusals: ['not_found', 'payment_provider_unavailable'],
})
