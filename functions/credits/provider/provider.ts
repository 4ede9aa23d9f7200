import type { StoredPayment } from '#functions/stores/credits/payment.ts'
import { countryOf } from '#shared/countries/all.ts'
import type { PaymentProviderName } from '#shared/model/payment.ts'
import { flexpay } from './flexpay.ts'
import { mollie } from './mollie.ts'
import type { PaymentProvider } from './port.ts'

const providers: Readonly<Record<PaymentProviderName, PaymentProvider>> = { mollie, flexpay }

/**
 * Provider at which a payment was ordered, even if its country now uses another provider. Payments
 * without the field `provider` were made at Mollie.
 */
export const providerOf = ({ provider = 'mollie' }: Pick<StoredPayment, 'provider'>): PaymentProvider =>
  providers[provider]

/** Whether a card or a mandate is at the provider that its site uses now. */
export const isAtPresentProvider = ({ site, provider = 'mollie' }: Pick<StoredPayment, 'site' | 'provider'>): boolean =>
  countryOf(site).paymentProvider === provider

/** Provider of a site's new payments. */
export const providerAt = (site: string): PaymentProvider => providers[countryOf(site).paymentProvider]

/** Provider whose callback is a posted form, and provider whose callback is a signed URL. */
export const reporters = { form: mollie, address: flexpay } as const
