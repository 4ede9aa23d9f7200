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

const creditCards: readonly PaymentMethod[] = ['creditcard', 'mastercard', 'visa', 'nexi', 'cartebancaire']

/**
 * Whether the method charges a credit card, under any of its
 * country-specific names. A mobile wallet backed by a card is not one.
 */
export const isCreditCard = (method: PaymentMethod): boolean => creditCards.includes(method)

export const isPaymentMethod = (value: unknown): value is PaymentMethod =>
  paymentMethods.includes(value as PaymentMethod)
