import { afterEach, describe, expect, test, vi } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { listLedger } from '#functions/stores/credits/ledger.ts'
import * as chats from '#shared/contract/chats.ts'
import * as credits from '#shared/contract/credits.ts'
import { atProvider, buy, report } from '#test/support/buying.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => {
  stack.clock.reset()
  vi.restoreAllMocks()
})

const shown = (member: Member, id: string) => member.call(credits.payment, { query: { id } })
const cancel = (member: Member, id: string) => member.call(credits.cancel, { body: { id } })
const accountOf = async (member: Member) => (await findAccount(member.id, { consistent: true }))!
const ledgerOf = async (member: Member) => (await listLedger(member.id)).map((entry) => entry.credits)
const sum = (entries: number[]) => entries.reduce((total, entry) => total + entry, 0)
const settled = () =>
  anna(stack, { credits: 0, signupDate: new Date(stack.clock.now().getTime() - 86_400_000).toISOString() })
const spend = async (member: Member, count: number) => {
  const other = await bram(stack)
  for (let n = 0; n < count; n++)
    await member.call(chats.send, { body: { member: other.id, id: newId(), text: 'Hoi' } })
}
const sendRefunds = async () => {
  stack.clock.advance({ seconds: 1 })
  await stack.runJob('credits', 'refundPayments')
  await stack.settle()
}
const chargeBack = async (id: string) => {
  stack.payments.act(atProvider(stack, id).id, 'chargeBack')
  await stack.settle()
}
/** Simulates a refund in the provider's dashboard; `total` is the sum refunded so far. */
const refundOutside = async (id: string, total: string) => {
  const there = stack.payments.find(atProvider(stack, id).id)!
  there.refunded = total
  await report(stack, there.id)
}

describe('PAY-54 refunds and charge-backs after the purchase', () => {
  test('PAY-54 TRAP-19 a full charge-back after cancelling unused credits ends premium and keeps the balance at 0 or above', async () => {
    const a = await settled()
    const { id } = await buy(stack, a)
    await spend(a, 8)
    expect(await cancel(a, id)).toMatchObject({
      status: 'partially_refunded',
      refund: { credits: 17, price_cents: 680 },
      charge_back: null,
    })
    expect(await accountOf(a)).toMatchObject({ credits: 0, premium: true, purchases: 1 })
    await sendRefunds()
    await chargeBack(id)
    expect(await shown(a, id)).toMatchObject({
      status: 'charged_back',
      refund: { credits: 17, price_cents: 680 },
      charge_back: { price_cents: 999 },
    })
    expect(await accountOf(a)).toMatchObject({ credits: 0, premium: false, purchases: 0 })
    expect((await ledgerOf(a)).sort((x, y) => x - y)).toEqual([
      -17,
      ...Array(8).fill(-1),
      // The charge-back finds no credits to take back, so the spent credits become a debt.
      0,
      25,
    ])
  })

  test('PAY-54 a charge-back takes spent credits from those bought later, which keep premium', async () => {
    const a = await settled()
    const first = await buy(stack, a)
    await spend(a, 8)
    await cancel(a, first.id)
    await sendRefunds()
    stack.clock.advance({ seconds: 5 })
    await buy(stack, a, { bundle: 'c60' })
    await chargeBack(first.id)
    expect(await accountOf(a)).toMatchObject({ credits: 52, premium: true, purchases: 1 })
    expect(sum(await ledgerOf(a))).toBe(52)
  })

  test('PAY-54 a partial refund takes its share of the credits, and a later charge-back the rest', async () => {
    const a = await settled()
    const { id } = await buy(stack, a)
    await refundOutside(id, '0.40')
    expect(await shown(a, id)).toMatchObject({ status: 'partially_refunded', refund: { credits: 1, price_cents: 40 } })
    expect(await accountOf(a)).toMatchObject({ credits: 24, premium: true, purchases: 1 })
    await chargeBack(id)
    expect(await accountOf(a)).toMatchObject({ credits: 0, premium: false, purchases: 0 })
    expect(sum(await ledgerOf(a))).toBe(0)
  })

  test('PAY-54 a charge-back of money already refunded does not deduct the purchase again', async () => {
    const a = await settled()
    const first = await buy(stack, a)
    await buy(stack, a)
    stack.payments.act(atProvider(stack, first.id).id, 'refund')
    await stack.settle()
    expect(await shown(a, first.id)).toMatchObject({ status: 'refunded', refund: { price_cents: 999, credits: 25 } })
    await chargeBack(first.id)
    expect(await shown(a, first.id)).toMatchObject({ status: 'charged_back' })
    expect(await accountOf(a)).toMatchObject({ credits: 25, premium: true, purchases: 1 })
  })

  test('PAY-54 a charge-back cancels a pending refund', async () => {
    const a = await settled()
    const { id } = await buy(stack, a)
    await spend(a, 8)
    await cancel(a, id)
    await chargeBack(id)
    const log = vi.spyOn(console, 'error')
    await sendRefunds()
    stack.clock.advance({ hours: 48 })
    await sendRefunds()
    expect(atProvider(stack, id).refunds).toEqual([])
    expect(log).not.toHaveBeenCalled()
  })

  test('PAY-54 the refund job sends the amount that the member cancelled, whatever else was refunded', async () => {
    const a = await settled()
    const { id } = await buy(stack, a, { bundle: 'c60' })
    await spend(a, 50)
    expect(await cancel(a, id)).toMatchObject({ refund: { credits: 10, price_cents: 334 } })
    await refundOutside(id, '5.00')
    await sendRefunds()
    expect(atProvider(stack, id).refunds.map(({ amount }) => amount.value)).toEqual(['3.34'])
    expect(atProvider(stack, id).refunded).toBe('8.34')
    expect(await shown(a, id)).toMatchObject({ status: 'partially_refunded', refund: { price_cents: 834 } })
  })
})

describe('PAY-54 repeated and late reports', () => {
  test('PAY-20 PAY-54 50 parallel reports of a refund and a charge-back book each once', async () => {
    const a = await settled()
    const { id } = await buy(stack, a)
    const there = stack.payments.find(atProvider(stack, id).id)!
    await spend(a, 5)
    there.refunded = '3.00'
    await Promise.all(Array.from({ length: 25 }, () => report(stack, there.id)))
    there.chargedBack = '9.99'
    await Promise.all(Array.from({ length: 25 }, () => report(stack, there.id)))
    expect(await accountOf(a)).toMatchObject({ credits: 0, premium: false, purchases: 0 })
    expect((await ledgerOf(a)).sort((x, y) => x - y)).toEqual([-13, -7, ...Array(5).fill(-1), 25])
  })

  test('PAY-54 a late, older state of the payment changes nothing', async () => {
    const a = await settled()
    const { id } = await buy(stack, a)
    await refundOutside(id, '9.99')
    await refundOutside(id, '3.00')
    await refundOutside(id, '0.00')
    expect(await shown(a, id)).toMatchObject({ status: 'refunded', refund: { price_cents: 999 } })
    expect(await accountOf(a)).toMatchObject({ credits: 0, premium: false, purchases: 0 })
  })

  test('PAY-54 a charge-back as the first report is booked as paid, then charged back', async () => {
    const a = await settled()
    const payment = await a.call(credits.startPayment, {
      body: { id: newId(), bundle: 'c25', method: 'ideal', immediate_delivery: true },
    })
    const there = stack.payments.find(atProvider(stack, payment.id).id)!
    Object.assign(there, { status: 'paid', chargedBack: '9.99' })
    await report(stack, there.id)
    expect(await shown(a, payment.id)).toMatchObject({ status: 'charged_back' })
    expect(await accountOf(a)).toMatchObject({ credits: 0, premium: false, purchases: 0 })
    expect((await ledgerOf(a)).sort((x, y) => x - y)).toEqual([-25, 25])
  })
})

test('PAY-54 TRAP-20 a partial refund of a later purchase does not make used credits of an earlier one cancellable', async () => {
  const a = await settled()
  const first = await buy(stack, a)
  await spend(a, 25)
  stack.clock.advance({ seconds: 5 })
  const second = await buy(stack, a, { bundle: 'c60' })
  await refundOutside(second.id, '5.00')
  expect(await accountOf(a)).toMatchObject({ credits: 45 })
  expect((await shown(a, first.id)).cancel).toBeNull()
})
