import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { PaymentMethod } from '#shared/contract/credits.ts'
import { languages } from '#shared/i18n/languages.ts'
import type { credits } from '#shared/i18n/nl/credits.ts'
import { Payment } from '#shared/model/money.ts'
import { isPaymentMethod, paymentMethods } from '#shared/model/payment.ts'

/** Identifiers as the specification spells them. */
const known = [
  ...['sdd', 'prezelewy24', 'blik', 'sct', 'giropay', 'mastercard', 'visa', 'creditcard', 'nexi'],
  ...['cartebancaire', 'ideal', 'bancontact', 'applepay', 'paysafecard', 'maestro', 'paypal', 'sofort', 'eps'],
]

describe('the known methods', () => {
  test('PAY-17 TRAP-13 are the 18 identifiers of the specification, as it spells them', () => {
    expect(known).toHaveLength(18)
    expect([...paymentMethods].sort()).toEqual([...known].sort())
  })

  test.each(known)('PAY-17 %s is accepted in an order and can be shown in a payment', (method) => {
    expect(isPaymentMethod(method)).toBe(true)
    expect(z.safeParse(PaymentMethod, method).success).toBe(true)
    expect(z.safeParse(Payment.shape.method, method).success).toBe(true)
  })

  test.each(['przelewy24', 'Ideal', 'PAYPAL', 'sepa', 'credit card', 'klarna', '', 'toString'])(
    'PAY-17 PAY-18 do not include %j',
    (other) => {
      expect(isPaymentMethod(other)).toBe(false)
      expect(z.safeParse(PaymentMethod, other).success).toBe(false)
    },
  )

  test.each(languages)('PAY-17 TRAP-13 have a name each in %s', async (language) => {
    const texts = ((await import(`../../shared/i18n/${language}/credits.ts`)) as { credits: typeof credits }).credits
    const { names } = texts.method
    expect(Object.keys(names).sort()).toEqual([...known].sort())
    expect(new Set(Object.values(names)).size).toBe(18)
    expect(names.prezelewy24).toBe('Przelewy24')
  })
})
