import { afterEach, describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { listLedger } from '#functions/stores/credits/ledger.ts'
import * as credits from '#shared/contract/credits.ts'
import { timeBonusCode } from '#shared/rules/limits.ts'
import { atProvider, buy, order, report } from '#test/support/buying.ts'
import { anna, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => {
  stack.clock.reset()
  stack.payments.isDown = false
})

const newcomer = () => anna(stack, { credits: 0, signupDate: stack.clock.now().toISOString() })
const cancelPayment = (member: Member, id: string) => member.call(credits.cancelPayment, { body: { id } })
const shown = (member: Member, id: string) => member.call(credits.payment, { query: { id } })
const offeredCode = async (member: Member) => (await member.call(credits.bundles, { query: {} })).discount?.code ?? null
const accountOf = async (member: Member) => (await findAccount(member.id, { consistent: true }))!
const purchasesOf = async (member: Member) =>
  (await listLedger(member.id)).filter(({ reason }) => reason === 'purchase').map((entry) => entry.credits)
/** Begins the payment at the bank; from then on the provider cannot close it. */
const begin = async (id: string) => {
  stack.payments.act(atProvider(stack, id).id, 'pend')
  await stack.settle()
}
const pay = async (id: string) => {
  stack.payments.act(atProvider(stack, id).id, 'pay')
  await stack.settle()
}

describe('PAY-59 cancelling an open payment', () => {
  test('PAY-59 closes it at the provider, and frees its discount at once', async () => {
    const a = await newcomer()
    const { id } = await order(a)
    expect(await cancelPayment(a, id)).toMatchObject({ status: 'failed', checkout_url: null })
    expect(await shown(a, id)).toMatchObject({ status: 'failed' })
    expect(atProvider(stack, id).status).toBe('canceled')
    expect(await offeredCode(a)).toBe(timeBonusCode)
    expect(await order(a, { method: 'paypal' })).toMatchObject({ price_cents: 749 })
  })

  test('PAY-59 ends it here even if the provider cannot close it; when paid after all, it is booked once, at its own price', async () => {
    const a = await newcomer()
    const first = await order(a)
    await begin(first.id)
    expect(await cancelPayment(a, first.id)).toMatchObject({ status: 'failed' })
    const second = await order(a, { method: 'paypal' })
    expect(second).toMatchObject({ status: 'pending', price_cents: 749, discount_code: timeBonusCode })

    await pay(first.id)
    for (let n = 0; n < 3; n++) await report(stack, atProvider(stack, first.id).id)
    expect(await shown(a, first.id)).toMatchObject({ status: 'completed', price_cents: 749, credits: 25 })
    expect(await accountOf(a)).toMatchObject({ credits: 25, premium: true, purchases: 1 })
    await pay(second.id)
    expect(await accountOf(a)).toMatchObject({ credits: 50, purchases: 2 })
    expect(await purchasesOf(a)).toEqual([25, 25])
  })

  test('PAY-59 is possible before it was opened at the provider', async () => {
    const a = await newcomer()
    const id = newId()
    stack.payments.isDown = true
    await expectRefusal(order(a, { id }), 'payment_provider_unavailable')
    expect(await cancelPayment(a, id)).toMatchObject({ status: 'failed' })
    stack.payments.isDown = false
    expect(await order(a, { id })).toMatchObject({ status: 'failed' })
    expect(await order(a)).toMatchObject({ price_cents: 749 })
  })

  test('PAY-59 leaves a paid one paid and a failed one failed, and does not find that of another member', async () => {
    const [a, b] = [await newcomer(), await newcomer()]
    const { id } = await buy(stack, a)
    expect(await cancelPayment(a, id)).toMatchObject({ status: 'completed' })
    expect(await accountOf(a)).toMatchObject({ credits: 25, premium: true })
    await expectRefusal(cancelPayment(b, id), 'not_found')
    const failed = await order(b)
    await cancelPayment(b, failed.id)
    expect(await cancelPayment(b, failed.id)).toMatchObject({ status: 'failed' })
  })

  test('PAY-59 changes nothing while the provider does not answer', async () => {
    const a = await newcomer()
    const { id } = await order(a)
    stack.payments.isDown = true
    await expectRefusal(cancelPayment(a, id), 'payment_provider_unavailable')
    stack.payments.isDown = false
    expect(await shown(a, id)).toMatchObject({ status: 'pending' })
  })

  test('PAY-59 PAY-20 books the credits once when done 20 times while the payment is paid and reported', async () => {
    const a = await newcomer()
    const { id } = await order(a)
    await begin(id)
    const there = atProvider(stack, id)
    stack.payments.act(there.id, 'pay')
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? cancelPayment(a, id) : report(stack, there.id))),
    )
    await stack.settle()
    await report(stack, there.id)
    expect(await shown(a, id)).toMatchObject({ status: 'completed' })
    expect(await accountOf(a)).toMatchObject({ credits: 25, purchases: 1 })
    expect(await purchasesOf(a)).toEqual([25])
  })
})

describe('PAY-59 an open payment never blocks the next order', () => {
  test('PAY-59 begun at the bank: the discount moves to the next order, and the first is no longer open', async () => {
    const a = await newcomer()
    const first = await order(a)
    await begin(first.id)
    expect(await order(a, { method: 'paypal' })).toMatchObject({ price_cents: 749, discount_code: timeBonusCode })
    expect(await shown(a, first.id)).toMatchObject({ status: 'failed' })
  })

  test('PAY-59 cancelled while it is being opened: its checkout is not payable, and its discount is free', async () => {
    const a = await newcomer()
    const id = newId()
    const { serve } = stack.payments
    stack.payments.serve = async (ask) => {
      const reply = await serve(ask)
      if (ask.method === 'POST') await cancelPayment(a, id)
      return reply
    }
    const ended = await order(a, { id })
    stack.payments.serve = serve
    expect(ended).toMatchObject({ status: 'failed', checkout_url: null })
    expect(atProvider(stack, id).status).toBe('canceled')
    expect(await order(a, { method: 'paypal' })).toMatchObject({ status: 'pending', price_cents: 749 })
  })
})

test('PAY-14 many requests for an open payment ask the provider once in 3 seconds', async () => {
  const a = await newcomer()
  const { id } = await order(a)
  let asked = 0
  const { serve } = stack.payments
  stack.payments.serve = (ask) => {
    if (ask.method === 'GET') asked++
    return serve(ask)
  }
  stack.clock.set(stack.clock.now())
  await Promise.all(Array.from({ length: 10 }, () => shown(a, id)))
  expect(asked).toBe(1)
  stack.clock.advance({ seconds: 4 })
  await shown(a, id)
  stack.payments.serve = serve
  expect(asked).toBe(2)
})
