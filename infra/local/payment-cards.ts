import type { LocalPayment } from './payment-state.ts'

/**
 * Test cards that the payment page offers. `later` is the bank's reaction when the stored card is
 * charged later: it pays, asks the buyer to confirm, declines, or waits for a button on the
 * developer page.
 */
export const testCards = {
  visa: { cardLabel: 'Visa', cardNumber: '4242', cardExpiryDate: '2049-11-30', later: 'pays' },
  confirms: { cardLabel: 'Mastercard', cardNumber: '5454', cardExpiryDate: '2049-06-30', later: 'asks' },
  declined: { cardLabel: 'Visa', cardNumber: '0002', cardExpiryDate: '2049-03-31', later: 'declines' },
  slow: { cardLabel: 'American Express', cardNumber: '0005', cardExpiryDate: '2050-01-31', later: 'waits' },
} as const
export type TestCard = keyof typeof testCards

export const isTestCard = (value: unknown): value is TestCard => Object.hasOwn(testCards, String(value))

/**
 * Card payment of a customer: `first` stores the card, `recurring` charges the stored card without
 * a page, and `oneoff` offers it on the page.
 */
export type LocalCardUse = {
  sequence: 'oneoff' | 'first' | 'recurring'
  customerId: string
  /** Mandate that the payment charges, or that the payment created. */
  mandateId?: string
}

/** Status of a new charge of a stored card. */
export function chargeWith(card: TestCard): Pick<LocalPayment, 'status' | 'failureReason'> {
  const { later } = testCards[card]
  if (later === 'pays') return { status: 'paid' }
  if (later === 'waits') return { status: 'pending' }
  return { status: 'failed', failureReason: later === 'asks' ? 'authentication_required' : 'card_declined' }
}

/** Mandate of a stored card in the API's form. */
export const shownCardMandate = (id: string, card: TestCard, isValid: boolean) => {
  const { later: _, ...details } = testCards[card]
  return {
    resource: 'mandate',
    id,
    status: isValid ? 'valid' : 'invalid',
    method: 'creditcard',
    details: { ...details, cardHolder: 'Test', cardFingerprint: `print_${card}` },
    mandateReference: null,
    scopes: ['customer-not-present'],
  }
}
