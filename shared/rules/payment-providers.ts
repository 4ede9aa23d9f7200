import type { Country } from '../countries/country.ts'
import { type Currency, currencies } from '../model/money.ts'
import { type PaymentMethod, type PaymentProviderName, paymentMethods } from '../model/payment.ts'

type ProviderFacts = {
  methods: readonly PaymentMethod[]
  currencies: readonly Currency[]
  /** Whether members can store a card at the provider (PAY-56). */
  storesCards: boolean
}

/**
 * Methods and currencies that each provider's adapter takes. FlexPay, version 4: cards, and the
 * currencies in controlcenter.verotel.com/flexpay-doc/purchase.html (November 2026). FlexPay's
 * direct debit (DDEU) cannot use our mandate, and its other methods are not documented for the
 * hosted page.
 */
const providerFacts: Readonly<Record<PaymentProviderName, ProviderFacts>> = {
  mollie: { methods: paymentMethods, currencies, storesCards: true },
  flexpay: {
    methods: ['creditcard', 'visa', 'mastercard'],
    currencies: ['EUR', 'GBP', 'USD', 'CAD', 'AUD', 'CHF'],
    storesCards: false,
  },
}

export const takesMethod = (provider: PaymentProviderName, method: PaymentMethod, currency: Currency): boolean =>
  providerFacts[provider].methods.includes(method) && providerFacts[provider].currencies.includes(currency)

export const storesCards = ({ paymentProvider }: Pick<Country, 'paymentProvider'>): boolean =>
  providerFacts[paymentProvider].storesCards

/**
 * Payment methods for a member of a site with a payment country (PAY-61): the methods of the
 * payment country that the site's provider takes.
 */
export const methodsAt = (
  { paymentProvider }: Pick<Country, 'paymentProvider'>,
  { paymentMethods: offered, currency }: Pick<Country, 'paymentMethods' | 'currency'>,
): PaymentMethod[] => offered.filter((method) => takesMethod(paymentProvider, method, currency))
