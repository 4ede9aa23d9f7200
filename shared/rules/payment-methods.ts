import type { Country } from '../countries/country.ts'
import { type Currency, currencies } from '../model/money.ts'
import type { PaymentMethod } from '../model/payment.ts'

/** Timeout of an open payment: a field of `pendingPaymentSeconds` of the country. */
export type PaymentTimeout = keyof Country['pendingPaymentSeconds']

type PaymentMethodFacts = {
  /** The provider's name. It has one for all cards, as brands are chosen on its own page. */
  provider: string
  currencies: readonly Currency[]
  timeout: PaymentTimeout
  /**
   * Whether it charges a credit card, under any of its country-specific
   * names. A mobile wallet backed by a card is not one.
   */
  isCreditCard: boolean
  /** Discontinued: known for old payments, offered nowhere (TRAP-13). */
  isEnded: boolean
}

const method = (provider: string, ...taken: Currency[]): PaymentMethodFacts => ({
  ...{ provider, currencies: taken, timeout: 'online', isCreditCard: false, isEnded: false },
})

const card: PaymentMethodFacts = { ...method('creditcard', ...currencies), isCreditCard: true }

/**
 * Facts of each payment method (PAY-60); names and currencies as the provider documents them.
 * Separate from the list of methods, which is in the first load of the site.
 */
export const paymentMethodFacts: Readonly<Record<PaymentMethod, PaymentMethodFacts>> = {
  sdd: method('directdebit', 'EUR'),
  prezelewy24: method('przelewy24', 'EUR', 'PLN'),
  blik: method('blik', 'PLN'),
  // The provider documents the euro only, OPEN-50 offers it in Poland too.
  sct: { ...method('banktransfer', 'EUR', 'PLN'), timeout: 'bankTransfer' },
  giropay: { ...method('giropay', 'EUR'), isEnded: true },
  mastercard: card,
  visa: card,
  creditcard: card,
  nexi: card,
  cartebancaire: card,
  ideal: method('ideal', 'EUR'),
  bancontact: method('bancontact', 'EUR'),
  applepay: method('applepay', ...currencies),
  paysafecard: method('paysafecard', 'EUR'),
  maestro: { ...method('creditcard', 'EUR'), isEnded: true },
  paypal: method('paypal', ...currencies),
  sofort: { ...method('sofort', 'EUR'), isEnded: true },
  eps: method('eps', 'EUR'),
}
