/**
 * The 18 known methods as the specification spells them; giropay, sofort
 * and maestro remain so that old payments can be shown (TRAP-13).
 */
export const paymentMethods = [
  'sdd',
  'prezelewy24',
  'blik',
  'sct',
  'giropay',
  'mastercard',
  'visa',
  'creditcard',
  'nexi',
  'cartebancaire',
  'ideal',
  'bancontact',
  'applepay',
  'paysafecard',
  'maestro',
  'paypal',
  'sofort',
  'eps',
] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Payment providers, each with an adapter in functions/credits/provider. */
export const paymentProviders = ['mollie', 'flexpay'] as const
export type PaymentProviderName = (typeof paymentProviders)[number]

export const isPaymentMethod = (value: unknown): value is PaymentMethod =>
  paymentMethods.includes(value as PaymentMethod)
