import { afterEach, expect, test } from 'vitest'
import { findUse } from '#functions/stores/discounts/discount.ts'
import * as credits from '#shared/contract/credits.ts'
import * as directDebit from '#shared/contract/direct-debit.ts'
import { timeBonusCode } from '#shared/rules/limits.ts'
import { atProvider, order } from '#test/support/buying.ts'
import { withCountry } from '#test/support/country.ts'
import { collect, freshAccount, orderDebit, returnDebit, signedForm } from '#test/support/debits.ts'
import { anna, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => {
  stack.clock.reset()
  stack.payments.isDown = false
})

const inDays = (days: number) => new Date(stack.clock.now().getTime() + days * 86_400_000).toISOString()
const newcomer = () => anna(stack, { credits: 0, signupDate: stack.clock.now().toISOString() })
const offered = (member: Member, code?: string) => member.call(credits.bundles, { query: { code } })
const shown = (member: Member, id: string) => member.call(credits.payment, { query: { id } })

test('PAY-59 PAY-55 a new order has the full price that is shown, and leaves a signed direct debit and its discount alone', async () => {
  const a = await newcomer()
  const debit = await orderDebit(stack, a, freshAccount())
  expect(debit).toMatchObject({ price_cents: 749, discount_code: timeBonusCode })
  const { discount, bundles } = await offered(a)
  expect([discount, bundles[1]!.price_cents]).toEqual([null, 1999])
  expect(await order(a, { bundle: 'c60' })).toMatchObject({ status: 'pending', price_cents: 1999, discount_code: null })
  expect(await a.call(directDebit.mandate, { query: { bundle: 'c25' } })).toMatchObject({ price_cents: 999 })
  // A page that was opened before the debit sends the discount code on which its price is based.
  await expectRefusal(order(a, { code: timeBonusCode }), 'code_already_used')
  await expectRefusal(offered(a, timeBonusCode), 'code_already_used')
  expect(await shown(a, debit.id)).toMatchObject({ status: 'pending' })
  expect(atProvider(stack, debit.id).status).toBe('pending')
  await collect(stack, debit.id)
  expect(await shown(a, debit.id)).toMatchObject({ status: 'completed', price_cents: 749 })
  expect(await findUse(a.id, timeBonusCode)).toMatchObject({ payment: debit.id, state: 'spent' })
})

test('PAY-59 OPEN-53 a direct debit on its way to the bank locks no order while a campaign lasts', async () => {
  const campaign = { code: 'SPRING', percentage: 30, minOrderCents: null, startsAt: inDays(-1), endsAt: inDays(20) }
  await withCountry('NL', { welcomeCampaign: campaign }, async () => {
    const a = await anna(stack, { credits: 0, signupDate: inDays(-30) })
    const debit = await orderDebit(stack, a, freshAccount())
    expect(debit).toMatchObject({ price_cents: 699, discount_code: 'SPRING' })
    stack.clock.advance({ hours: 25 })
    expect((await offered(a)).discount).toBeNull()
    expect(await order(a, { bundle: 'c60' })).toMatchObject({ status: 'pending', price_cents: 1999 })
    // A debit that the bank refuses gives its discount back.
    await returnDebit(stack, debit.id, 'AM04')
    expect((await offered(a)).discount).toMatchObject({ code: 'SPRING' })
    expect(await order(a, { bundle: 'c60' })).toMatchObject({ price_cents: 1399, discount_code: 'SPRING' })
  })
})

test('PAY-59 a cancelled direct debit frees its discount, and a debit still takes that of an open page', async () => {
  const a = await newcomer()
  const debit = await orderDebit(stack, a, freshAccount())
  await a.call(credits.cancelPayment, { body: { id: debit.id } })
  const page = await order(a)
  expect(page).toMatchObject({ price_cents: 749, discount_code: timeBonusCode })
  expect(await orderDebit(stack, a, freshAccount())).toMatchObject({ price_cents: 749, discount_code: timeBonusCode })
  expect(await shown(a, page.id)).toMatchObject({ status: 'failed' })
})

test('PAY-59 PAY-55 a direct debit that the provider has not accepted is repeated, or cancelled before another order', async () => {
  const [a, account] = [await newcomer(), freshAccount()]
  const body = await signedForm(stack, a, account)
  stack.payments.isDown = true
  await expectRefusal(a.call(directDebit.orderDebit, { body }), 'payment_provider_unavailable')
  stack.payments.isDown = false
  expect((await offered(a)).discount).toMatchObject({ code: timeBonusCode })
  const refusal = await expectRefusal(order(a, { code: timeBonusCode }), 'discount_in_use')
  expect(refusal).toMatchObject({ payment: body.id })
  expect(await a.call(directDebit.orderDebit, { body })).toMatchObject({ status: 'pending', price_cents: 749 })
  await a.call(credits.cancelPayment, { body: { id: body.id } })
  expect(await order(a, { code: timeBonusCode })).toMatchObject({ price_cents: 749 })
})

test('PAY-29 TRAP-37 of a direct debit and parallel orders, the discount is used once and the debit is never ended', async () => {
  const a = await newcomer()
  const body = await signedForm(stack, a, freshAccount())
  const [debit, ...orders] = await Promise.allSettled([
    a.call(directDebit.orderDebit, { body }),
    ...Array.from({ length: 4 }, () => order(a, { bundle: 'c60' })),
  ])
  const { payments } = await a.call(credits.payments, { query: {} })
  const live = payments.filter(({ status }) => status !== 'failed')
  expect(live.filter((one) => one.discount_code !== null).length).toBeLessThanOrEqual(1)
  if (debit!.status === 'fulfilled') expect(await shown(a, body.id)).toMatchObject({ status: 'pending' })
  expect([debit, ...orders].filter((one) => one!.status === 'fulfilled').length).toBeGreaterThan(0)
})
