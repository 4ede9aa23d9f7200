/** The 18 known methods, spelled as in the specification; giropay, sofort and maestro stay known so that old payments can be shown (TRAP-13). */
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

/** Whether it charges a credit card, under whatever name the country knows it. A phone that pays by a card is not one. */
export const isCreditCard = (method: PaymentMethod): boolean => creditCards.includes(method)

export const isPaymentMethod = (value: unknown): value is PaymentMethod =>
  paymentMethods.includes(value as PaymentMethod)
