import { expect, test } from 'vitest'
import { mollieNames } from '#functions/credits/provider/mollie.ts'
import * as credits from '#shared/contract/credits.ts'
import type { Currency } from '#shared/model/money.ts'
import { type PaymentMethod, paymentMethods } from '#shared/model/payment.ts'
import { paymentMethodFacts } from '#shared/rules/payment-methods.ts'
import { atProvider, order } from '#test/support/buying.ts'
import { withCountry } from '#test/support/country.ts'
import { anna } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
const member = () => anna(stack, { credits: 0, signupDate: '2026-01-01T00:00:00.000Z' })

/**
 * Runs with a country that has this payment method only, in a currency that the method supports.
 */
const withMethod = <T>(method: PaymentMethod, currency: Currency, run: () => Promise<T>) =>
  withCountry('NL', { paymentMethods: [method], currency }, run)

// Direct debits are left out, because another call orders them.
const usual = paymentMethods.filter((method) => method !== 'sdd' && paymentMethodFacts[method].ended === null)
test.each(usual)('PAY-60 %s can be switched on for a country: it is ordered and paid', async (method) => {
  const a = await member()
  const [currency] = Object.keys(paymentMethodFacts[method].amounts) as Currency[]
  const { id } = await withMethod(method, currency!, () => order(a, { method }))
  const there = atProvider(stack, id)
  expect(there).toMatchObject({ method: mollieNames[method], amount: { currency, value: '9.99' } })
  stack.payments.act(there.id, 'pay')
  await stack.settle()
  expect(await a.call(credits.payment, { query: { id } })).toMatchObject({ status: 'completed', method })
})

test.each(['giropay', 'sofort', 'maestro'] as const)(
  'PAY-60 TRAP-13 %s has ended and takes no order',
  async (method) => {
    const a = await member()
    await withMethod(method, 'EUR', () => expectRefusal(order(a, { method }), 'payment_method_unavailable'))
  },
)

test('PAY-60 an order outside the amounts of its method is refused, and the discount that makes it fit is not', async () => {
  const [a, b] = [await member(), await anna(stack, { credits: 0, signupDate: stack.clock.now().toISOString() })]
  const dear = { method: 'paysafecard', bundle: 'c400' }
  await expectRefusal(order(a, dear), 'payment_method_unavailable')
  expect(await order(a, { method: 'paysafecard', bundle: 'c150' })).toMatchObject({ status: 'pending' })
  const bundles = [{ id: 'c400', credits: 400, priceCents: 6000 }]
  await withCountry('NL', { bundles }, async () => {
    await expectRefusal(order(a, dear), 'payment_method_unavailable')
    expect(await order(b, dear)).toMatchObject({ price_cents: 4500 })
  })
})
