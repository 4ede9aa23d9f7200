import type { Country } from '../countries/country.ts'
import { type Currency, currencies } from '../model/money.ts'
import type { PaymentMethod } from '../model/payment.ts'

/** Timeout of an open payment: a field of `pendingPaymentSeconds` of the country. */
export type PaymentTimeout = keyof Country['pendingPaymentSeconds']

/** Smallest and largest price in cents; null if the provider sets no maximum. */
type Amounts = { minCents: number; maxCents: number | null }

/** Picture beside a method's name: the method's logo (infra/build/marks.ts), or a generic icon. */
export type MethodMark = 'own' | 'card' | 'bank' | 'debit'

type PaymentMethodFacts = {
  /** Amounts in each currency that the method takes. */
  amounts: Readonly<Partial<Record<Currency, Amounts>>>
  timeout: PaymentTimeout
  /** Whether money can be sent back this way. If not, finance pays refunds by hand. */
  isRefundable: boolean
  /**
   * Whether the method charges a credit card, under any country-specific name; false for mobile
   * wallets. The payment page shows all credit card methods as one choice.
   */
  isCreditCard: boolean
  /** Whether the method collects from a bank account by a mandate, signed by a code (OPEN-53). */
  isDirectDebit: boolean
  /**
   * Why the method ended, so that only old payments have it (TRAP-13); null for a current method.
   */
  ended: string | null
  mark: MethodMark
}

const method = (
  amounts: PaymentMethodFacts['amounts'],
  mark: MethodMark,
  more: Partial<PaymentMethodFacts> = {},
): PaymentMethodFacts => ({
  amounts,
  mark,
  timeout: 'online',
  isRefundable: true,
  ended: null,
  isCreditCard: false,
  isDirectDebit: false,
  ...more,
})

const between = (minCents: number, maxCents: number | null): Amounts => ({ minCents, maxCents })
const upTo = (maxCents: number | null): Amounts => between(1, maxCents)
const inEachCurrency = (amounts: Amounts) =>
  Object.fromEntries(currencies.map((currency) => [currency, amounts])) as Record<Currency, Amounts>

/**
 * The provider's maximum is EUR 10,000, converted at the exchange rate of the day. The maximums in
 * other currencies leave a margin, so that they stay below that maximum when the rate changes.
 */
const cardAmounts = {
  ...inEachCurrency(upTo(10_000_00)),
  GBP: upTo(8_000_00),
  CHF: upTo(9_000_00),
}
const card = (mark: MethodMark) => method(cardAmounts, mark, { isCreditCard: true })

/**
 * Facts of each payment method (PAY-60), from Mollie's documents of November 2026: currencies and
 * amounts at docs.mollie.com/docs/<method>, refunds there and at help.mollie.com ("possible for all
 * payment methods except gift cards and paysafecard"). The documents no longer contain Sofort.
 * Separate from the list of methods, because that list is in the first load of the site.
 */
export const paymentMethodFacts: Readonly<Record<PaymentMethod, PaymentMethodFacts>> = {
  sdd: method({ EUR: upTo(1_000_00) }, 'debit', { timeout: 'directDebit', isDirectDebit: true }),
  prezelewy24: method({ EUR: upTo(55_000_00), PLN: upTo(55_000_00) }, 'own'),
  blik: method({ PLN: upTo(50_000_00) }, 'own'),
  // The provider documents this method for the euro only; OPEN-50 offers it in Poland too.
  sct: method({ EUR: upTo(1_000_000_00), PLN: upTo(null) }, 'bank', {
    timeout: 'bankTransfer',
  }),
  giropay: method({ EUR: between(1_00, null) }, 'own', {
    ended: 'Its operator ended the service on 30 June 2024.',
  }),
  mastercard: card('own'),
  visa: card('own'),
  creditcard: card('card'),
  nexi: card('own'),
  cartebancaire: card('own'),
  ideal: method({ EUR: upTo(50_000_00) }, 'own'),
  // The maximum of EUR 1,500 in the app does not apply to a payment by card number.
  bancontact: method({ EUR: between(2, null) }, 'own'),
  applepay: method(cardAmounts, 'own'),
  // EUR 50 is the maximum of a classic voucher in the EU. Mollie's documents contradict each other
  // on refunds. If `false` is wrong, finance makes a needless transfer; if `true` were wrong, the
  // member would lose the money.
  paysafecard: method({ EUR: upTo(50_00) }, 'own', { isRefundable: false }),
  maestro: method({ EUR: upTo(10_000_00) }, 'own', {
    ended: 'Mastercard issues no Maestro cards since 1 July 2023.',
  }),
  paypal: method(inEachCurrency(upTo(null)), 'own'),
  sofort: method({ EUR: between(10, null) }, 'own', { ended: 'Klarna ended the service in 2024.' }),
  eps: method({ EUR: between(1_00, 10_000_00) }, 'own'),
}

/** Whether a method can take a price: it has not ended, and its amounts include the price. */
export function canPay(method: PaymentMethod, priceCents: number, currency: Currency): boolean {
  const { amounts, ended } = paymentMethodFacts[method]
  const { [currency]: range } = amounts
  if (ended !== null || !range) return false
  return priceCents >= range.minCents && (range.maxCents === null || priceCents <= range.maxCents)
}

/** Whether the payment page shows two methods as one choice: equal methods, or credit cards. */
export const isSameChoice = (one: PaymentMethod, other: PaymentMethod): boolean =>
  one === other || (paymentMethodFacts[one].isCreditCard && paymentMethodFacts[other].isCreditCard)
