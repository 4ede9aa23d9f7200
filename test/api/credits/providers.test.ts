import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { flexpay } from '#functions/credits/provider/flexpay.ts'
import { settle } from '#functions/credits/settle.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { listLedger } from '#functions/stores/credits/ledger.ts'
import { findPayment, type OpenedPayment } from '#functions/stores/credits/payment.ts'
import { findRefund, withdrawal } from '#functions/stores/credits/refunds.ts'
import { keepReportedReturn } from '#functions/stores/credits/reported-returns.ts'
import * as credits from '#shared/contract/credits.ts'
import { order } from '#test/support/buying.ts'
import { withCountry } from '#test/support/country.ts'
import { emptyMember, passNight } from '#test/support/nights.ts'
import type { Member } from '#test/support/people.ts'
import { flexpaySide, mollieSide, type ProviderSide } from '#test/support/providers.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
const sides = [mollieSide(stack), flexpaySide(stack)]
let errors: string[]
beforeEach(() => {
  errors = []
  vi.spyOn(console, 'error').mockImplementation((line: { event: string }) => void errors.push(line.event))
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  for (const side of sides) side.setDown(false)
})

const stateOf = async (member: Member, id: string) => {
  // The site asks the provider at most once every few seconds.
  stack.clock.advance({ seconds: 5 })
  return member.call(credits.payment, { query: { id } })
}
const creditsOf = async (member: Member) => (await findAccount(member.id, { consistent: true }))!.credits

describe.each(sides)('PAY-60 a payment at $provider', (side: ProviderSide) => {
  const at = <T>(run: () => Promise<T>) => withCountry('NL', side.country, run)
  const ordered = async () => {
    const member = await emptyMember(stack)
    return { member, payment: await order(member, { method: 'creditcard' }) }
  }
  const bought = async () => {
    const made = await ordered()
    await side.pay(made.payment)
    return made
  }

  test('PAY-20 is opened once, completed once, and not changed by further reports', () =>
    at(async () => {
      const { member, payment } = await ordered()
      expect(payment).toMatchObject({ status: 'pending', checkout_url: expect.stringMatching(/^http/) })
      expect(await order(member, { method: 'creditcard', id: payment.id })).toEqual(payment)
      await side.pay(payment)
      const again = await Promise.all(Array.from({ length: 10 }, () => side.reportAgain(payment)))
      expect(again).toEqual(again.map(() => 200))
      expect(await stateOf(member, payment.id)).toMatchObject({ status: 'completed', checkout_url: null })
      expect(await listLedger(member.id)).toMatchObject([{ credits: 25, reason: 'purchase' }])
      expect(errors).toEqual([])
    }))

  test('OPEN-51 ends when nobody pays in time, or when the member cancels; money that comes later completes it', () =>
    at(async () => {
      const [expired, cancelled] = [await ordered(), await ordered()]
      const { id } = cancelled.payment
      expect(await cancelled.member.call(credits.cancelPayment, { body: { id } })).toMatchObject({ status: 'failed' })
      stack.clock.advance({ minutes: 31 })
      await stack.runJob('credits', 'expirePayments')
      expect(await stateOf(expired.member, expired.payment.id)).toMatchObject({ status: 'failed' })
      side.lie(expired.payment, { isPaid: true })
      await side.reportAgain(expired.payment)
      expect(await stateOf(expired.member, expired.payment.id)).toMatchObject({ status: 'completed' })
    }))

  test('PAY-54 counts each refund of a part once, in whatever order the reports arrive', () =>
    at(async () => {
      const { member, payment } = await bought()
      await side.giveBack(payment, 'refund', '2.00')
      await Promise.all([side.reportAgain(payment), side.reportAgain(payment)])
      expect(await stateOf(member, payment.id)).toMatchObject({
        status: 'partially_refunded',
        refund: { price_cents: 200, credits: 5 },
      })
      await side.giveBack(payment, 'refund', '7.99')
      expect(await stateOf(member, payment.id)).toMatchObject({ status: 'refunded', refund: { price_cents: 999 } })
      expect(await creditsOf(member)).toBe(0)
    }))

  test('PAY-54 takes the credits back when the bank takes the money back', () =>
    at(async () => {
      const { member, payment } = await bought()
      await side.giveBack(payment, 'charge_back', '9.99')
      expect(await stateOf(member, payment.id)).toMatchObject({
        status: 'charged_back',
        charge_back: { price_cents: 999 },
      })
      expect(await creditsOf(member)).toBe(0)
    }))

  test('TRAP-76 is not changed by a forged report', () =>
    at(async () => {
      const { member, payment } = await ordered()
      const answers = await side.forgeries(payment)
      expect(answers.filter(({ status, right }) => status !== right)).toEqual([])
      expect(await stateOf(member, payment.id)).toMatchObject({ status: 'pending', refund: null })
      expect(await creditsOf(member)).toBe(0)
    }))

  test.each([{ amount: '0.01' }, { currency: 'USD' }, { isOfAnother: true as const }])(
    'TRAP-76 gives nothing for money that is not its own: %j',
    (wrong) =>
      at(async () => {
        const { member, payment } = await ordered()
        side.lie(payment, { isPaid: true, ...wrong })
        await side.reportAgain(payment)
        expect(await stateOf(member, payment.id)).toMatchObject({ status: 'pending' })
        expect(errors).toContain('payment_mismatch')
      }),
  )

  test('PAY-20 stays open while the provider cannot be asked, and completes afterwards', () =>
    at(async () => {
      const { member, payment } = await ordered()
      side.lie(payment, { isPaid: true })
      side.setDown(true)
      expect(await side.reportAgain(payment)).toBe(502)
      stack.clock.advance({ minutes: 31 })
      await stack.runJob('credits', 'expirePayments').catch(() => {})
      expect(await stateOf(member, payment.id)).toMatchObject({ status: 'pending' })
      side.setDown(false)
      expect(await stateOf(member, payment.id)).toMatchObject({ status: 'completed' })
    }))

  test('PAY-62 a withdrawal is sent by the provider, or made by finance on its pages and counted once', () =>
    at(async () => {
      const { member, payment } = await bought()
      await member.call(credits.cancel, { body: { id: payment.id } })
      stack.clock.advance({ seconds: 1 })
      await stack.runJob('credits', 'refundPayments')
      const refund = await findRefund(member.id, payment.id, withdrawal)
      if (side.provider === 'mollie') return expect(refund).toMatchObject({ state: 'arrived', cents: 999 })
      expect(refund).toMatchObject({ state: 'failed', failure: expect.stringContaining('on its own pages') })
      await side.giveBack(payment, 'refund', '9.99')
      expect(await stateOf(member, payment.id)).toMatchObject({ status: 'refunded', refund: { price_cents: 999 } })
    }))

  test('FIN-06 is compared at night, with what finance gave back on the provider’s pages', () =>
    at(async () => {
      // Runs the nightly comparison once, so that the next run does not compare payments of earlier
      // tests.
      await passNight(stack)
      // The fourth payment stays open.
      const [clean, lost, gone] = [await bought(), await ordered(), await bought(), await ordered()]
      await side.giveBack(clean.payment, 'refund', '2.00')
      await gone.member.call(credits.cancel, { body: { id: gone.payment.id } })
      stack.clock.advance({ seconds: 1 })
      await stack.runJob('credits', 'refundPayments')
      if (side.provider === 'flexpay') await side.giveBack(gone.payment, 'refund', '9.99')
      const night = async () => (await passNight(stack))('payments')
      side.lie(lost.payment, { isPaid: true })
      const { differences, state } = await night()
      expect(state).toBe('differs')
      const kinds = differences.map(({ kind, payment_id }) => [kind, payment_id])
      expect(kinds).toEqual([['paid_not_completed', lost.payment.id]])
    }))
})

describe('PAY-60 a payment at flexpay', () => {
  const side = sides[1]!
  const at = <T>(run: () => Promise<T>) => withCountry('NL', side.country, run)

  test('PAY-54 is not bought where the money went back before its report arrived', () =>
    at(async () => {
      const member = await emptyMember(stack)
      const payment = await order(member, { method: 'visa' })
      // The provider refunds a payment if its postback gets no answer.
      stack.flexpay.open(payment.checkout_url!)
      const unavailable = vi.spyOn(stack.flexpay, 'serve').mockReturnValue({ status: 503 })
      const sale = stack.flexpay.pay(payment.reference)
      await stack.flexpay.settle()
      unavailable.mockRestore()
      expect(sale.returns).toMatchObject([{ event: 'credit', amount: '9.99' }])
      await stack.flexpay.report(payment.reference, sale.returns[0]!.id)
      expect(sale.answers.at(-1)).toBe('OK')
      expect(await stateOf(member, payment.id)).toMatchObject({ status: 'failed' })
      expect(await listLedger(member.id)).toEqual([])
    }))

  test('PAY-54 is not bought by an answer from before the money went back', () =>
    at(async () => {
      const member = await emptyMember(stack)
      const { id, reference, checkout_url } = await order(member, { method: 'visa' })
      const unpaid = (await findPayment(member.id, id))!
      stack.flexpay.open(checkout_url!)
      const unavailable = vi.spyOn(stack.flexpay, 'serve').mockReturnValue({ status: 503 })
      const sale = stack.flexpay.pay(reference)
      await stack.flexpay.settle()
      unavailable.mockRestore()
      const paid = (await flexpay.find(unpaid as OpenedPayment))!
      expect(paid.outcome).toBe('paid')
      await stack.flexpay.report(reference, sale.returns[0]!.id)
      expect(await settle(unpaid, paid, stack.clock.now())).toMatchObject({ status: 'failed' })
      expect(await listLedger(member.id)).toEqual([])
    }))

  test('PAY-54 is not bought where the money went back between its reading and its completion', () =>
    at(async () => {
      const member = await emptyMember(stack)
      const { id } = await order(member, { method: 'visa' })
      const unpaid = (await findPayment(member.id, id))! as OpenedPayment
      await keepReportedReturn(unpaid, '7', { kind: 'refund', cents: 999 })
      const paid = { ...(await flexpay.find(unpaid))!, outcome: 'paid' } as const
      expect(await settle(unpaid, paid, stack.clock.now())).toMatchObject({ status: 'failed' })
      expect(await listLedger(member.id)).toEqual([])
    }))

  test('PAY-54 takes the credits back where the money went back while the payment completed', () =>
    at(async () => {
      const member = await emptyMember(stack)
      const payment = await order(member, { method: 'visa' })
      const before = (await findPayment(member.id, payment.id))!
      await side.pay(payment)
      const returned = await keepReportedReturn(before, '7', { kind: 'refund', cents: 999 })
      const asked = (await flexpay.find({ ...returned, completedAt: undefined } as OpenedPayment))!
      expect(asked.outcome).toBe('failed')
      expect(await settle(returned, asked, stack.clock.now())).toMatchObject({ status: 'refunded' })
      expect(await creditsOf(member)).toBe(0)
    }))

  test('PAY-60 answers a report with the word that the provider expects', () =>
    at(async () => {
      const member = await emptyMember(stack)
      const payment = await order(member, { method: 'creditcard' })
      await side.pay(payment)
      expect(stack.flexpay.list()[0]!.answers).toEqual(['OK'])
    }))

  test('PAY-60 PAY-61 offers and takes only what the provider takes, whatever the payment country offers', async () => {
    const member = await emptyMember(stack)
    await withCountry('NL', { paymentProvider: 'flexpay' }, async () => {
      const { methods } = await member.call(credits.bundles, {})
      expect(methods).toEqual(['creditcard', 'visa', 'mastercard'])
      await expectRefusal(order(member, { method: 'ideal' }), 'payment_method_unavailable')
    })
  })

  test('PAY-60 stays with its provider when the country changes to another', async () => {
    const { member, payment } = await at(async () => {
      const buyer = await emptyMember(stack)
      return { member: buyer, payment: await order(buyer, { method: 'creditcard' }) }
    })
    side.lie(payment, { isPaid: true })
    expect(await stateOf(member, payment.id)).toMatchObject({ status: 'completed' })
  })
})
