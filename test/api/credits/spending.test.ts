import { afterEach, describe, expect, test } from 'vitest'
import * as account from '#shared/contract/account.ts'
import * as credits from '#shared/contract/credits.ts'
import * as directDebit from '#shared/contract/direct-debit.ts'
import type { SpendingPeriod } from '#shared/model/spending.ts'
import { atProvider, buy, order } from '#test/support/buying.ts'
import { freshAccount, signedForm } from '#test/support/debits.ts'
import { anna, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
afterEach(() => stack.clock.reset())

/** Members without a time bonus: a bundle of 25 costs 9.99, one of 60 19.99. */
const member = () => anna(stack, { credits: 0, signupDate: '2026-01-01T00:00:00.000Z' })
const limit = (a: Member, cents: number | null, period: SpendingPeriod = 'day') =>
  a.call(credits.setSpendingLimit, { body: { period, cents } })
const overview = (a: Member) => a.call(credits.spending)
const limitOf = async (a: Member, period: SpendingPeriod = 'day') =>
  (await overview(a)).limits.find((one) => one.period === period)!
const openOrders = async (a: Member) =>
  (await a.call(credits.payments, { query: {} })).payments.filter(({ status }) => status === 'pending')
const pay = async (id: string) => {
  stack.payments.act(atProvider(stack, id).id, 'pay')
  await stack.settle()
}
const refusalOf = (a: Member, wanted = {}) => expectRefusal(order(a, wanted), 'spending_limit')

describe('PAY-65 what a member spent', () => {
  test('is shown for this month and all time, less money returned', async () => {
    stack.clock.stopAt(new Date('2026-10-31T12:00:00Z'))
    const a = await member()
    await buy(stack, a)
    stack.clock.stopAt(new Date('2026-10-31T23:00:00Z'))
    expect((await overview(a)).spent).toEqual([{ currency: 'EUR', month_cents: 0, total_cents: 999 }])
    const { id } = await buy(stack, a, { bundle: 'c60' })
    expect((await overview(a)).spent).toEqual([{ currency: 'EUR', month_cents: 1999, total_cents: 2998 }])
    await a.call(credits.cancel, { body: { id } })
    expect((await overview(a)).spent).toEqual([{ currency: 'EUR', month_cents: 0, total_cents: 999 }])
  })
})

describe('PAY-65 the limit of a member', () => {
  test('refuses the order above it, names it and when it frees, exact to the cent and the second', async () => {
    stack.clock.stopAt(new Date('2026-11-25T12:00:00Z'))
    const a = await member()
    await limit(a, 1998)
    await buy(stack, a)
    const { id } = await order(a)
    await a.call(credits.cancelPayment, { body: { id } })
    await limit(a, 1997)
    expect(await refusalOf(a)).toMatchObject({
      period: 'day',
      currency: 'EUR',
      limit_cents: 1997,
      left_cents: 998,
      frees_at: '2026-11-25T23:00:00.000Z',
    })
    stack.clock.stopAt(new Date('2026-11-25T22:59:59Z'))
    await refusalOf(a)
    stack.clock.stopAt(new Date('2026-11-25T23:00:00Z'))
    expect(await order(a, { method: 'sct' })).toMatchObject({ status: 'pending' })
    await limit(a, 1998, 'week')
    expect(await refusalOf(a)).toMatchObject({ period: 'week', left_cents: 0 })
  })

  test('is lowered at once and raised after 24 hours, and a raise can be taken back', async () => {
    stack.clock.stopAt(new Date('2026-11-25T12:00:00Z'))
    const a = await member()
    await limit(a, 999)
    await limit(a, 5000)
    const next = { limit_cents: 5000, starts_at: '2026-11-26T12:00:00.000Z' }
    expect(await limitOf(a)).toMatchObject({ limit_cents: 999, next })
    await expectRefusal(order(a, { bundle: 'c60' }), 'spending_limit')
    stack.clock.stopAt(new Date('2026-11-26T11:59:59.999Z'))
    await expectRefusal(order(a, { bundle: 'c60' }), 'spending_limit')
    stack.clock.stopAt(new Date('2026-11-26T12:00:00Z'))
    expect(await order(a, { bundle: 'c60' })).toMatchObject({ status: 'pending' })
    await limit(a, null)
    expect((await limitOf(a)).next).toMatchObject({ limit_cents: null })
    expect(await limit(a, 5000).then(() => limitOf(a))).toMatchObject({ limit_cents: 5000, next: null })
    await limit(a, 100)
    await expectRefusal(order(a), 'spending_limit')
  })

  test('holds under 12 parallel orders', async () => {
    const a = await member()
    await limit(a, 2 * 999)
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => order(a, { method: 'sct' })))
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason.body.error).toMatch(/^(spending_limit|temporarily_unavailable)$/)
    expect(await openOrders(a)).toHaveLength(2)
    expect(await limitOf(a)).toMatchObject({ used_cents: 1998 })
  })

  test('holds for direct debits too, exact to the cent, and under parallel debits and other orders', async () => {
    const a = await member()
    await limit(a, 998)
    const form = await signedForm(stack, a, freshAccount())
    await expectRefusal(a.call(directDebit.orderDebit, { body: form }), 'spending_limit')
    const b = await member()
    await limit(b, 999)
    const forms = await signedForm(stack, b, freshAccount())
    const outcomes = await Promise.allSettled([
      ...[1, 2, 3].map(() => b.call(directDebit.orderDebit, { body: { ...forms, id: newId() } })),
      ...[1, 2, 3].map(() => order(b, { method: 'sct' })),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await openOrders(b)).toHaveLength(1)
    expect(await limitOf(b)).toMatchObject({ used_cents: 999 })
  })

  test('counts an order from its start until it ends, and what is paid from then on', async () => {
    const a = await member()
    await limit(a, 999, 'month')
    const first = await order(a, { method: 'sct' })
    expect(await refusalOf(a)).toMatchObject({ left_cents: 0, frees_at: null, payment: first.id })
    await a.call(credits.cancelPayment, { body: { id: first.id } })
    const second = await order(a, { method: 'sct' })
    await pay(second.id)
    expect(await refusalOf(a)).toMatchObject({ left_cents: 0 })
    await a.call(credits.cancel, { body: { id: second.id } })
    expect(await order(a)).toMatchObject({ status: 'pending' })
  })
})

describe('PAY-59 PAY-65 a payment left open on the page of the provider', () => {
  test('is not the one that a refusal names while a bank transfer is open', async () => {
    const a = await member()
    await order(a)
    const transfer = await order(a, { method: 'sct' })
    await limit(a, 999)
    expect(await refusalOf(a, { bundle: 'c60' })).toMatchObject({ payment: transfer.id })
  })

  test('is closed for another way to pay, and no order is lost where that does not help', async () => {
    const a = await member()
    await limit(a, 1999)
    const first = await order(a)
    expect(await order(a, { method: 'paypal', bundle: 'c60' })).toMatchObject({ status: 'pending' })
    expect(atProvider(stack, first.id).status).toBe('canceled')
    const [open] = await openOrders(a)
    await expectRefusal(order(a, { bundle: 'c150' }), 'spending_limit')
    expect(await openOrders(a)).toMatchObject([{ id: open!.id }])
  })

  test('keeps its room once the bank is at work, as the provider cannot close it', async () => {
    const a = await member()
    await limit(a, 999)
    const { id } = await order(a)
    stack.payments.act(atProvider(stack, id).id, 'pend')
    await stack.settle()
    expect(await refusalOf(a, { method: 'paypal' })).toMatchObject({ left_cents: 0, payment: id })
    await pay(id)
    expect(await limitOf(a)).toMatchObject({ used_cents: 999 })
  })
})

describe('PAY-61 PAY-65 another payment country', () => {
  const setCountry = (a: Member, country: 'BE' | 'DE' | 'GB' | 'CH') =>
    a.call(credits.setPaymentCountry, { body: { country } })

  test('of the site is stored with the account; methods follow, and one that the site does not serve is refused', async () => {
    const a = await member()
    await expectRefusal(order(a, { method: 'bancontact' }), 'payment_method_unavailable')
    expect(await a.call(credits.bundles, { query: {} })).toMatchObject({
      payment_country: 'NL',
      payment_countries: ['NL', 'BE', 'DE'],
    })
    expect(await setCountry(a, 'BE')).toEqual({ payment_country: 'BE' })
    expect(await setCountry(a, 'BE')).toEqual({ payment_country: 'BE' })
    expect(await a.call(account.current)).toMatchObject({ payment_country: 'BE' })
    expect((await a.call(credits.bundles, { query: {} })).methods).toContain('bancontact')
    expect(await order(a, { method: 'bancontact' })).toMatchObject({ status: 'pending' })
    await expectRefusal(order(a, { method: 'ideal' }), 'payment_method_unavailable')
    await expectRefusal(setCountry(a, 'GB'), 'payment_country_unavailable')
    await setCountry(a, 'DE')
    expect((await a.call(credits.bundles, { query: {} })).vat_percent).toBe(19)
  })

  test('with another currency does not lift a limit', async () => {
    const a = await anna(stack, { site: 'DE', credits: 0, signupDate: '2026-01-01T00:00:00.000Z' })
    await limit(a, 999)
    await expectRefusal(setCountry(a, 'CH'), 'limits_in_currency')
    await limit(a, null)
    await expectRefusal(setCountry(a, 'CH'), 'limits_in_currency')
    stack.clock.advance({ hours: 24 })
    expect(await setCountry(a, 'CH')).toEqual({ payment_country: 'CH' })
    expect(await order(a, { method: 'paypal' })).toMatchObject({ currency: 'CHF', price_cents: 990 })
    expect(await overview(a)).toMatchObject({ currency: 'CHF' })
  })
})
