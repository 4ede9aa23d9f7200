import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { mollieNames } from '#functions/credits/provider/mollie.ts'
import { PaymentMethod } from '#shared/contract/credits.ts'
import { languages } from '#shared/i18n/languages.ts'
import type { credits } from '#shared/i18n/nl/credits.ts'
import { Payment } from '#shared/model/money.ts'
import { isPaymentMethod, paymentMethods } from '#shared/model/payment.ts'
import { canPay, isSameChoice, paymentMethodFacts } from '#shared/rules/payment-methods.ts'

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

test.each(known)('PAY-60 %s has a picture of its mark, or an icon', (method) => {
  const { mark } = paymentMethodFacts[method as (typeof paymentMethods)[number]]
  const picture = new URL(`../../frontend/src/features/credits/marks/${method}.svg`, import.meta.url)
  expect(existsSync(picture)).toBe(mark === 'own')
})

describe('PAY-60 the facts of a method', () => {
  const namesWhere = (isWanted: (facts: (typeof paymentMethodFacts)['ideal']) => boolean) =>
    paymentMethods.filter((method) => isWanted(paymentMethodFacts[method])).sort()

  test('the provider has its own names, and one for all cards', () => {
    const cards = ['cartebancaire', 'creditcard', 'maestro', 'mastercard', 'nexi', 'visa']
    expect(paymentMethods.filter((method) => mollieNames[method] === 'creditcard').sort()).toEqual(cards)
    const others = paymentMethods.filter((method) => !cards.includes(method))
    const renamed = others.filter((method) => mollieNames[method] !== method)
    expect(renamed.map((method) => [method, mollieNames[method]])).toEqual([
      ['sdd', 'directdebit'],
      ['prezelewy24', 'przelewy24'],
      ['sct', 'banktransfer'],
    ])
  })

  test('PAY-22 credit cards are those of every country, without debit cards and wallets', () => {
    expect(namesWhere(({ isCreditCard }) => isCreditCard)).toEqual([
      ...['cartebancaire', 'creditcard', 'mastercard', 'nexi', 'visa'],
    ])
  })

  test('OPEN-53 one method is a direct debit', () => {
    expect(namesWhere(({ isDirectDebit }) => isDirectDebit)).toEqual(['sdd'])
  })

  test('OPEN-51 only a bank transfer may take days', () => {
    expect(namesWhere(({ timeout }) => timeout === 'bankTransfer')).toEqual(['sct'])
  })

  test('TRAP-13 three methods have ended', () => {
    expect(namesWhere(({ ended }) => ended !== null)).toEqual(['giropay', 'maestro', 'sofort'])
  })

  test('OPEN-50 cards and wallets take every currency, Poland has three methods, the rest needs the euro', () => {
    const wallets = ['applepay', 'cartebancaire', 'creditcard', 'mastercard', 'nexi', 'paypal', 'visa']
    expect(namesWhere((facts) => facts.amounts.NZD !== undefined)).toEqual(wallets)
    expect(namesWhere((facts) => facts.amounts.PLN !== undefined)).toEqual(
      [...wallets, 'blik', 'prezelewy24', 'sct'].sort(),
    )
    expect(namesWhere((facts) => facts.amounts.EUR === undefined)).toEqual(['blik'])
  })

  test('PAY-60 a price is taken from the smallest to the largest amount of the currency', () => {
    const takes = (cents: number[], ...of: [Parameters<typeof canPay>[0], Parameters<typeof canPay>[2]]) =>
      cents.map((one) => canPay(of[0], one, of[1]))
    expect(takes([0, 1, 5000, 5001], 'paysafecard', 'EUR')).toEqual([false, true, true, false])
    expect(takes([99, 100, 1_000_000, 1_000_001], 'eps', 'EUR')).toEqual([false, true, true, false])
    expect(takes([1_000_000, 1_000_001], 'visa', 'EUR')).toEqual([true, false])
    expect(takes([800_000, 800_001], 'visa', 'GBP')).toEqual([true, false])
    expect(takes([1, 900_000_000], 'paypal', 'USD')).toEqual([true, true])
    expect(canPay('paysafecard', 999, 'PLN')).toBe(false)
    expect(paymentMethods.filter((method) => canPay(method, 999, 'EUR') || canPay(method, 999, 'PLN'))).toHaveLength(15)
  })

  test('PAY-60 an ended method takes no price, and says why', () => {
    for (const method of ['giropay', 'sofort', 'maestro'] as const) {
      expect(canPay(method, 999, 'EUR')).toBe(false)
      expect(paymentMethodFacts[method].ended).toMatch(/20\d\d/)
    }
  })

  test('PAY-60 every method but paysafecard is refunded by the provider', () => {
    expect(namesWhere(({ isRefundable }) => !isRefundable)).toEqual(['paysafecard'])
  })

  test('PAY-60 credit cards are one choice', () => {
    expect(isSameChoice('visa', 'cartebancaire')).toBe(true)
    expect(isSameChoice('visa', 'applepay')).toBe(false)
    expect(isSameChoice('ideal', 'ideal')).toBe(true)
  })
})
