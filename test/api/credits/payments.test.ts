import { describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { listLedger } from '#functions/stores/credits/ledger.ts'
import * as account from '#shared/contract/account.ts'
import * as chats from '#shared/contract/chats.ts'
import * as credits from '#shared/contract/credits.ts'
import { countries } from '#shared/countries/all.ts'
import { atProvider, buy, order, report } from '#test/support/buying.ts'
import { withCountry } from '#test/support/country.ts'
import { addMember, anna, bram, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()

const status = (member: Member, id: string) => member.call(credits.payment, { query: { id } })
const accountOf = async (member: Member) => (await findAccount(member.id, { consistent: true }))!
/** A member with an expired time bonus, for full prices. */
const settled = () =>
  anna(stack, { credits: 0, signupDate: new Date(stack.clock.now().getTime() - 86_400_000).toISOString() })

describe('bundles', () => {
  test('PAY-01 PAY-08 PAY-12 OPEN-13 TRAP-21 are those of the country, with prices, methods and the balance', async () => {
    const answer = await (await settled()).call(credits.bundles, { query: {} })
    expect(answer.bundles.map(({ credits: amount, price_cents, currency }) => [amount, price_cents, currency])).toEqual(
      [
        [25, 999, 'EUR'],
        [60, 1999, 'EUR'],
        [150, 4499, 'EUR'],
        [400, 9999, 'EUR'],
      ],
    )
    expect(
      answer.bundles.every(
        ({ price_cents, full_price_cents, discount }) => price_cents === full_price_cents && discount === null,
      ),
    ).toBe(true)
    expect(answer).toMatchObject({ credits: 0, discount: null, discount_ends_at: null })
    expect(answer.methods).toContain('ideal')
    // Methods that exist but were discontinued (TRAP-13).
    for (const ended of ['giropay', 'sofort', 'maestro']) expect(answer.methods).not.toContain(ended)
  })

  test('are listed for a visitor with full prices and without a balance', async () => {
    const answer = await stack.visitor().call(credits.bundles, { query: {} })
    expect(answer).toMatchObject({ credits: null, discount: null })
    expect(answer.bundles[0]?.price_cents).toBe(999)
  })

  test('OPEN-49 TRAP-11 include no popular one before 100 real sales', async () => {
    const { bundles } = await (await settled()).call(credits.bundles, { query: {} })
    expect(bundles.some(({ popular }) => popular)).toBe(false)
  })
})

describe('a payment', () => {
  test('PAY-03 PAY-14 PAY-16 PAY-19 PAY-20 is pending with a checkout and then completed, with credits added, premium for life and a correct ledger', async () => {
    const a = await settled()
    const payment = await order(a, { bundle: 'c60' })
    expect(payment).toMatchObject({
      status: 'pending',
      credits: 60,
      price_cents: 1999,
      currency: 'EUR',
      method: 'ideal',
      discount_code: null,
    })
    expect(payment.payment_id).toBe(payment.id)
    expect(payment.checkout_url).toMatch(/^http/)
    const there = atProvider(stack, payment.id)
    expect(there).toMatchObject({ amount: { currency: 'EUR', value: '19.99' }, status: 'open' })
    expect(there.redirectUrl).toBe(`${stack.url}/transactions/${payment.id}`)
    expect(await accountOf(a)).toMatchObject({ credits: 0, premium: false })

    stack.payments.act(there.id, 'pay')
    await stack.settle()
    expect(await status(a, payment.id)).toMatchObject({
      status: 'completed',
      checkout_url: null,
      completed_at: expect.any(String),
    })
    expect(await a.call(account.current)).toMatchObject({ credits: 60, paid_user: true })
    expect(await listLedger(a.id)).toMatchObject([{ credits: 60, reason: 'purchase' }])
  })

  test('PAY-03 gives premium that stays when the credits are used up', async () => {
    const a = await settled()
    await buy(stack, a)
    const b = await bram(stack)
    for (let n = 0; n < 25; n++) await a.call(chats.send, { body: { member: b.id, id: newId(), text: `${n}` } })
    expect(await accountOf(a)).toMatchObject({ credits: 0, premium: true })
  })

  test.each(['cancel', 'fail', 'expire'] as const)(
    'PAY-21 OPEN-02 fails without any effect when the provider reports %s',
    async (action) => {
      const a = await settled()
      const payment = await order(a)
      stack.payments.act(atProvider(stack, payment.id).id, action)
      await stack.settle()
      expect(await status(a, payment.id)).toMatchObject({ status: 'failed' })
      expect(await accountOf(a)).toMatchObject({ credits: 0, premium: false })
    },
  )

  test('PAY-20 is shown correctly on the return page even before any report', async () => {
    const a = await settled()
    const payment = await order(a)
    stack.payments.isDown = true
    stack.payments.act(atProvider(stack, payment.id).id, 'pay')
    stack.payments.isDown = false
    expect(['pending', 'completed']).toContain((await status(a, payment.id)).status)
    stack.clock.advance({ minutes: 1 })
    expect(await status(a, payment.id)).toMatchObject({ status: 'completed' })
    stack.clock.reset()
    expect(await accountOf(a)).toMatchObject({ credits: 25 })
  })

  test('ROUTE-33 is not found by another member', async () => {
    const [a, b] = [await settled(), await settled()]
    const payment = await order(a)
    const foreign = await expectRefusal(status(b, payment.id), 'not_found')
    expect(foreign).toEqual(await expectRefusal(status(b, newId()), 'not_found'))
  })

  test("PAY-15 OPEN-29 is listed with the member's other payments, newest first, 20 a page", async () => {
    const a = await settled()
    const ids: string[] = []
    for (let n = 0; n < 23; n++) ids.push((await order(a)).id)
    const first = await a.call(credits.payments, { query: {} })
    const second = await a.call(credits.payments, { query: { cursor: first.next! } })
    expect(first.payments).toHaveLength(20)
    expect([...first.payments, ...second.payments].map(({ id }) => id)).toEqual(ids.sort().reverse())
    expect(second.next).toBeNull()
    expect((await (await settled()).call(credits.payments, { query: {} })).payments).toEqual([])
  })
})

describe('payment values from the browser', () => {
  test('TRAP-76 have no effect where they change amount, currency or percentage', async () => {
    const a = await settled()
    const id = newId()
    const { status: code, body } = await a.raw('POST', credits.startPayment.path, {
      body: {
        id,
        bundle: 'c400',
        method: 'ideal',
        immediate_delivery: true,
        price_cents: 1,
        amount: '0.01',
        currency: 'PLN',
        percentage: 100,
        credits: 9999,
      },
    })
    expect({ code, body }).toMatchObject({ code: 200, body: { price_cents: 9999, currency: 'EUR', credits: 400 } })
    expect(atProvider(stack, id).amount).toEqual({ currency: 'EUR', value: '99.99' })
  })

  test('PAY-18 OPEN-50 are refused when the method is unknown or not offered by the country', async () => {
    const a = await settled()
    await expectRefusal(order(a, { method: 'beads' }), 'unknown_payment_method')
    for (const method of ['blik', 'sofort', 'giropay', 'maestro'])
      await expectRefusal(order(a, { method }), 'payment_method_unavailable')
    expect(countries.NL.paymentMethods).not.toContain('blik')
  })

  test('ROUTE-31 are refused when the bundle is unknown', async () => {
    await expectRefusal(order(await settled(), { bundle: 'repeat-order' }), 'not_found')
  })

  test('TRAP-20 are refused without the consent to immediate delivery', async () => {
    const a = await settled()
    const { status: code, body } = await a.raw('POST', credits.startPayment.path, {
      body: { id: newId(), bundle: 'c25', method: 'ideal', immediate_delivery: false },
    })
    expect({ code, error: body.error }).toEqual({ code: 400, error: 'consent_required' })
  })

  test('a webhook report with a forged id has no effect and reveals nothing', async () => {
    const answer = await report(stack, 'tr_forged12345')
    expect(answer).toMatchObject({ status: 200, body: { received: true } })
  })

  test('a payment of the wrong amount or currency has no effect', async () => {
    for (const wrong of [
      { currency: 'EUR', value: '0.01' },
      { currency: 'USD', value: '9.99' },
    ]) {
      const a = await settled()
      const payment = await order(a)
      const there = stack.payments.find(atProvider(stack, payment.id).id)!
      there.amount = wrong
      stack.payments.act(there.id, 'pay')
      await stack.settle()
      expect(await accountOf(a)).toMatchObject({ credits: 0, premium: false })
    }
  })
})

describe('repeated and parallel payments', () => {
  test('TRAP-37 are one payment with one checkout when they have one order id, at once and later', async () => {
    const a = await settled()
    const id = newId()
    const answers = await Promise.all(Array.from({ length: 10 }, () => order(a, { id })))
    answers.push(await order(a, { id, bundle: 'c400' }))
    expect(new Set(answers.map(({ credits: amount, price_cents }) => `${amount} ${price_cents}`))).toEqual(
      new Set(['25 999']),
    )
    expect(
      new Set(answers.filter(({ checkout_url }) => checkout_url).map(({ checkout_url }) => checkout_url)).size,
    ).toBe(1)
    expect(
      stack.payments.list().filter(({ metadata }) => (metadata as { payment: string }).payment === id),
    ).toHaveLength(1)
  })

  test('PAY-20 are booked once when reported 100 times in parallel, beside the return page', async () => {
    const a = await settled()
    const payment = await order(a)
    const there = atProvider(stack, payment.id)
    stack.payments.isDown = true
    stack.payments.act(there.id, 'pay')
    stack.payments.isDown = false
    await Promise.all([
      ...Array.from({ length: 100 }, () => report(stack, there.id)),
      ...Array.from({ length: 20 }, () => status(a, payment.id)),
    ])
    await stack.settle()
    expect(await accountOf(a)).toMatchObject({ credits: 25, premium: true })
    expect(await listLedger(a.id)).toHaveLength(1)
  })

  test('PAY-20 do not change after completion, whatever is reported', async () => {
    const a = await settled()
    const payment = await buy(stack, a)
    for (let n = 0; n < 5; n++) await report(stack, atProvider(stack, payment.id).id)
    expect((await accountOf(a)).credits).toBe(25)
  })

  test('OPEN-51 fail after 30 minutes when still pending, and a later report still completes them', async () => {
    const a = await settled()
    const payment = await order(a)
    stack.clock.advance({ minutes: 31 })
    await stack.runJob('credits', 'expirePayments')
    expect(await status(a, payment.id)).toMatchObject({ status: 'failed' })
    const there = stack.payments.find(atProvider(stack, payment.id).id)!
    there.status = 'paid'
    await report(stack, there.id)
    expect(await status(a, payment.id)).toMatchObject({ status: 'completed' })
    expect((await accountOf(a)).credits).toBe(25)
    stack.clock.reset()
  })

  test('OPEN-51 are still pending one second before 30 minutes', async () => {
    const a = await settled()
    const now = stack.clock.now()
    const payment = await order(a)
    stack.payments.isDown = true
    stack.clock.set(new Date(Date.parse(payment.created_at) + 30 * 60_000 - 1_000))
    await stack.runJob('credits', 'expirePayments')
    expect((await a.call(credits.payments, { query: {} })).payments[0]?.status).toBe('pending')
    stack.payments.isDown = false
    stack.clock.set(now)
    stack.clock.reset()
  })

  test('OPEN-51 expire after the country’s time, by bank transfer after a longer one', async () => {
    const pendingPaymentSeconds = { online: 60, bankTransfer: 3_600, directDebit: 3_600 }
    await withCountry('NL', { pendingPaymentSeconds }, async () => {
      const a = await settled()
      const [online, transfer] = [await order(a), await order(a, { method: 'sct' })]
      const statusesAfter = async (seconds: number) => {
        stack.clock.advance({ seconds })
        await stack.runJob('credits', 'expirePayments')
        return Promise.all([online, transfer].map(async ({ id }) => (await status(a, id)).status))
      }
      expect(await statusesAfter(61)).toEqual(['failed', 'pending'])
      expect(await statusesAfter(3_600)).toEqual(['failed', 'failed'])
      stack.clock.reset()
    })
  })

  test('are refused with a text while the provider does not answer, cost nothing, and work later with the same id', async () => {
    const a = await settled()
    const id = newId()
    stack.payments.isDown = true
    await expectRefusal(order(a, { id }), 'payment_provider_unavailable')
    stack.payments.isDown = false
    expect(await order(a, { id })).toMatchObject({ status: 'pending', checkout_url: expect.stringMatching(/^http/) })
  })

  test('TRAP-19 a refund of the only payment takes premium and unused credits, never below 0; one of two keeps premium', async () => {
    const once = await settled()
    const only = await buy(stack, once)
    stack.payments.act(atProvider(stack, only.id).id, 'refund')
    await stack.settle()
    expect(await accountOf(once)).toMatchObject({ credits: 0, premium: false })
    expect(await status(once, only.id)).toMatchObject({ status: 'refunded' })

    const twice = await settled()
    const first = await buy(stack, twice)
    await buy(stack, twice)
    stack.payments.act(atProvider(stack, first.id).id, 'chargeBack')
    await stack.settle()
    expect(await accountOf(twice)).toMatchObject({ credits: 25, premium: true })
  })

  test('OPEN-49 TRAP-11 after 100 real sales the bundle most sold in 30 days is popular', async () => {
    const buyers = await Promise.all(Array.from({ length: 20 }, () => addMember(stack, { premium: true })))
    for (let round = 0; round < 5; round++) {
      await Promise.all(buyers.map((buyer) => buy(stack, buyer, { bundle: 'c150' })))
    }
    await stack.settle()
    const { bundles } = await (await settled()).call(credits.bundles, { query: {} })
    expect(bundles.filter(({ popular }) => popular).map(({ id }) => id)).toEqual(['c150'])
    stack.clock.advance({ days: 32 })
    const later = await stack.visitor().call(credits.bundles, { query: {} })
    expect(later.bundles.some(({ popular }) => popular)).toBe(false)
    stack.clock.reset()
  })
})
