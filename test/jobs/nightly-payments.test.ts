import { beforeEach, describe, expect, test, vi } from 'vitest'
import { handler as comparePayments } from '#functions/credits/jobs/comparePayments.ts'
import { bookDay } from '#functions/stores/credits/books.ts'
import { listNights } from '#functions/stores/proofs/nights.ts'
import { keys } from '#functions/table/keys.ts'
import { apply } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import { paymentApiKey } from '#infra/local/environment.ts'
import * as credits from '#shared/contract/credits.ts'
import { atProvider, buy, order } from '#test/support/buying.ts'
import { emptyMember, passNight, shownNights } from '#test/support/nights.ts'
import type { Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack({ countries: ['NL', 'BE'] })
let errors: string[]
beforeEach(() => {
  errors = []
  vi.spyOn(console, 'error').mockImplementation((line: { event: string }) => void errors.push(line.event))
  stack.payments.isDown = false
  stack.payments.refundsWait = false
})

const paymentsNight = async () => (await passNight(stack))('payments')
const bought = async (member: Member) => {
  const { id } = await buy(stack, member)
  return { id, there: atProvider(stack, id) }
}

/** Opens a payment at the provider that the site did not order, with any metadata. */
const openThere = async (metadata: unknown, value = '9.99') => {
  const body = { amount: { currency: 'EUR', value }, description: 'x', redirectUrl: 'https://x.example', metadata }
  const reply = await stack.payments.serve({
    method: 'POST',
    url: new URL('http://127.0.0.1/v2/payments'),
    headers: { authorization: `Bearer ${paymentApiKey}` },
    body: Buffer.from(JSON.stringify(body)),
    address: '127.0.0.1',
  })
  return stack.payments.find(JSON.parse(String(reply.body)).id)!
}

describe('FIN-06 the nightly comparison with the provider', () => {
  test('FIN-06 finds nothing on a day of payments in every state, with refunds on their way', async () => {
    const [buyer, withdrawn, charged, other] = await Promise.all([1, 2, 3, 4].map(() => emptyMember(stack)))
    await bought(buyer!)
    const { id } = await bought(withdrawn!)
    await withdrawn!.call(credits.cancel, { body: { id } })
    const { there } = await bought(charged!)
    stack.payments.act(there.id, 'chargeBack')
    const refused = await order(other!)
    stack.payments.act(atProvider(stack, refused.id).id, 'fail')
    await order(other!, { method: 'paypal' })
    const foreign = await openThere({ shop: 'mugs' })
    foreign.status = 'paid'
    expect(await paymentsNight()).toMatchObject({ state: 'clean', checked: 5, foreign: 1, done_at: expect.any(String) })
    // The refund is sent on the next day and waits at the provider.
    stack.payments.refundsWait = true
    await stack.runJob('credits', 'refundPayments')
    // The two that are checked: the refunded payment, and the open payment, which expires on this
    // day.
    expect(await paymentsNight()).toMatchObject({ state: 'clean', checked: 2 })
    expect(errors).toEqual([])
  })

  test('FIN-06 lists each kind of difference, and raises an alarm once', async () => {
    const member = await emptyMember(stack)
    const seeds = {
      paid_not_completed: async () => {
        const { id } = await order(member)
        atProvider(stack, id).status = 'paid'
        return id
      },
      completed_not_paid: async () => {
        const { id, there } = await bought(member)
        there.status = 'canceled'
        return id
      },
      paid_twice: async () => {
        const { id, there } = await bought(member)
        const second = await openThere(there.metadata)
        second.status = 'paid'
        // A second payment that was never paid is no difference.
        await openThere(there.metadata)
        return id
      },
      amount: async () => {
        const { id, there } = await bought(member)
        there.amount = { currency: 'GBP', value: '9.99' }
        return id
      },
      refunded: async () => {
        const { id, there } = await bought(member)
        there.refunded = '1.00'
        return id
      },
      charged_back: async () => {
        const { id, there } = await bought(member)
        there.chargedBack = '9.99'
        return id
      },
      missing_at_provider: async () => {
        const { id, there } = await bought(member)
        await apply(update(keys.payment(member.id, id), 'SET providerId = :id', { values: { ':id': 'tr_none' } }))
        there.metadata = null
        return id
      },
      missing_here: async () => {
        const there = await openThere({ member: member.id, payment: 'ours-it-says' })
        return (there.metadata as { payment: string }).payment
      },
    }
    const wanted: [string, string][] = []
    for (const [kind, seed] of Object.entries(seeds)) wanted.push([kind, await seed()])
    const night = await paymentsNight()
    const found = night.differences.map(({ kind, payment_id }) => [kind, payment_id])
    expect(found.sort()).toEqual(wanted.sort())
    expect(night).toMatchObject({ state: 'differs', found: wanted.length, foreign: 1 })
    expect(night.differences.find(({ kind }) => kind === 'refunded')).toMatchObject({
      member_id: member.id,
      ours: '0.00 EUR',
      theirs: '1.00 EUR',
      reference: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      provider_id: expect.stringMatching(/^tr_/),
    })
    expect(night.differences.find(({ kind }) => kind === 'amount')).toMatchObject({ theirs: '9.99 GBP' })
    expect(errors.filter((event) => event !== 'payment_mismatch')).toEqual(['money_differs'])
    const [elsewhere] = await listNights('BE', stack.clock.now())
    expect(elsewhere, 'another country').toMatchObject({ checked: 0, foreign: 0, found: 0, doneAt: expect.any(String) })
    await stack.runJob('credits', 'comparePayments')
    expect(errors.filter((event) => event === 'money_differs')).toHaveLength(1)
  })

  test('FIN-06 looks at an older payment to which something happened: a charge-back that was reversed', async () => {
    const member = await emptyMember(stack)
    const { id, there } = await bought(member)
    await paymentsNight()
    stack.payments.act(there.id, 'chargeBack')
    await stack.settle()
    there.chargedBack = '0.00'
    expect(await paymentsNight()).toMatchObject({
      checked: 1,
      differences: [{ kind: 'charge_back_reversed', payment_id: id, ours: '9.99 EUR', theirs: '0.00 EUR' }],
    })
  })

  test('FIN-06 does not take a report that arrives between the two reads for a difference', async () => {
    const member = await emptyMember(stack)
    const { id } = await order(member)
    const there = atProvider(stack, id)
    there.status = 'paid'
    const { serve } = stack.payments
    stack.payments.serve = async (ask) => {
      const reply = await serve(ask)
      if (ask.url.searchParams.has('limit')) void stack.payments.report(there.id)
      return reply
    }
    expect(await paymentsNight()).toMatchObject({ state: 'clean', checked: 1 })
    stack.payments.serve = serve
  })

  test('FIN-06 continues on the page where a run ended, and counts nothing twice', async () => {
    const member = await emptyMember(stack)
    const { there } = await bought(member)
    there.refunded = '1.00'
    for (let n = 0; n < 300; n++) await openThere(null)
    const today = bookDay('NL', stack.clock.now())
    await stack.settle()
    stack.clock.advance({ days: 1 })
    const shown = async () => (await shownNights(stack)).find((night) => night.proof === 'payments')
    const timeFor = (looks: number) => ({ getRemainingTimeInMillis: () => (looks-- > 0 ? 60_000 : 0) })
    // Enough checks of the remaining time to start the nightly comparison and compare its first
    // page.
    await comparePayments({}, timeFor(2))
    expect(await shown()).toMatchObject({ day: today, state: 'not_done', foreign: 250, checked: 0, done_at: null })
    stack.payments.isDown = true
    await stack.runJob('credits', 'comparePayments')
    expect(await shown()).toMatchObject({ foreign: 250, done_at: null })
    stack.payments.isDown = false
    await comparePayments({}, timeFor(2))
    expect(await shown()).toMatchObject({ foreign: 300, checked: 1, found: 1, done_at: null })
    await comparePayments({}, timeFor(3))
    expect(await shown()).toMatchObject({ state: 'differs', foreign: 300, found: 1, done_at: expect.any(String) })
    // Completes the nightly check of the other country.
    await passNight(stack)
  })

  test('FIN-06 a night without the provider is done by a later run, and raises an alarm after two days', async () => {
    const member = await emptyMember(stack)
    await bought(member)
    stack.payments.isDown = true
    expect(await paymentsNight()).toMatchObject({ state: 'not_done', done_at: null })
    expect(errors).not.toContain('night_overdue')
    await passNight(stack)
    expect(errors.filter((event) => event === 'night_overdue').length).toBeGreaterThan(0)
    const late = async () => (await shownNights(stack)).filter((night) => night.proof === 'payments')[1]
    expect(await late()).toMatchObject({ state: 'overdue' })
    stack.payments.isDown = false
    await stack.runJob('credits', 'comparePayments')
    expect(await late()).toMatchObject({ state: 'clean', checked: 1 })
  })
})
