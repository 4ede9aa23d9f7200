import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as credits from '#shared/contract/credits.ts'
import * as finance from '#shared/contract/finance.ts'
import { atProvider, buy } from '#test/support/buying.ts'
import { withCountry } from '#test/support/country.ts'
import { bought, inScenes, quietly, reported, type Scene, show } from '#test/support/money-calls.ts'
import { openStaff } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

beforeEach(() => {
  for (const level of ['error', 'warn', 'info'] as const) vi.spyOn(console, level).mockReturnValue()
})
afterAll(() => void vi.restoreAllMocks())

/** Day on which the payments are made. */
const ofDay = { country: 'NL', day: '2026-11-23' } as const
const officerOf = ({ stack }: Scene) => openStaff(stack, ['finance'])

describe('FIN-01 the payments of a day', () => {
  test('include several with the same id, which browsers choose', () =>
    inScenes(async (open) => {
      const [a, b] = [await open(), await open()]
      const id = newId()
      for (const { stack, member } of [a, b]) await buy(stack, member, { id })
      const references = [(await show(a, id)).reference, (await show(b, id)).reference]
      const { payments } = await (await officerOf(a)).call(finance.paymentsOfDay, { query: ofDay })
      expect(payments.map((one) => one.reference)).toEqual(expect.arrayContaining(references))
    }))
})

const totalsOf = async (scene: Scene) => (await (await officerOf(scene)).call(finance.totals, { query: ofDay })).rows

describe('FIN-05 the totals of a day', () => {
  test.each([
    ['three equal parts', [333, 333, 333]],
    ['single cents', [1, 1, 1, 996]],
  ])('FIN-05 PAY-58 have no VAT for a price that was returned in %s', (_, parts) =>
    inScenes(async (open) => {
      const scene = await open()
      const { reference } = await bought(scene)
      const officer = await officerOf(scene)
      await withCountry('NL', { refundApprovalCents: 100_000 }, async () => {
        for (const cents of parts)
          await officer.call(finance.refund, { body: { reference, id: newId(), cents, reason: 'Klacht' } })
      })
      expect(await totalsOf(scene)).toMatchObject([{ vat_cents: 0, refunded: { cents: 999 } }])
    }),
  )

  test('FIN-05 PAY-54 count money once if both we and the bank returned it', () =>
    inScenes(async (open) => {
      const scene = await open()
      const { id, reference } = await bought(scene)
      await scene.member.call(credits.cancel, { body: { id } })
      scene.stack.payments.act(atProvider(scene.stack, id).id, 'chargeBack')
      await scene.stack.settle()
      await scene.stack.runJob('credits', 'refundPayments')
      const nothing = { count: 0, cents: 0 }
      expect(await totalsOf(scene)).toMatchObject([
        { vat_cents: 0, refunded: nothing, charged_back: { count: 1, cents: 999 } },
      ])
      const story = await (await officerOf(scene)).call(finance.payment, { query: { reference } })
      expect(story).toMatchObject({ refunded_cents: 0, charged_back_cents: 999, refunds: [{ state: 'dropped' }] })
      expect(story.events.map(({ event }) => event)).toContain('refund_dropped')
      expect(await show(scene, id)).toMatchObject({ status: 'charged_back', refund: null })
    }))
})

describe('PAY-62 a refund that the provider lost', () => {
  /** Buys credits and cancels them; the refund stays pending at the provider. */
  async function sent(scene: Scene) {
    const { stack, member } = scene
    const { id, reference } = await bought(scene)
    stack.payments.refundsWait = true
    await member.call(credits.cancel, { body: { id } })
    await stack.runJob('credits', 'refundPayments')
    return { id, reference }
  }
  const expectNothingOwed = async (scene: Scene, reference: string) => {
    const officer = await officerOf(scene)
    expect((await officer.call(finance.openRefunds)).open).toEqual([])
    const body = { reference, id: 'withdrawal', action: 'by_hand', reason: 'Overgemaakt' } as const
    await expectRefusal(officer.call(finance.decideRefund, { body }), 'refund_changed')
    expect(await totalsOf(scene)).toMatchObject([{ refunded: { cents: 0 }, charged_back: { cents: 999 } }])
  }

  test('PAY-62 FIN-02 is not paid by hand once the bank returned the money', () =>
    inScenes(async (open) => {
      const scene = await open()
      const { id, reference } = await sent(scene)
      for (const action of ['failRefund', 'chargeBack'] as const) {
        scene.stack.payments.act(atProvider(scene.stack, id).id, action)
        await scene.stack.settle()
      }
      await expectNothingOwed(scene, reference)
    }))

  test('PAY-62 FIN-02 is not paid by hand once the bank returned the money, also in parallel', () =>
    inScenes(async (open) => {
      const scene = await open()
      const { stack } = scene
      const { id, reference } = await bought(scene)
      stack.payments.refundsWait = true
      const officer = await officerOf(scene)
      for (const cents of [500, 499])
        await officer.call(finance.refund, { body: { reference, id: newId(), cents, reason: 'Klacht' } })
      await stack.runJob('credits', 'refundPayments')
      for (const action of ['failRefund', 'failRefund', 'chargeBack'] as const) {
        stack.payments.act(atProvider(stack, id).id, action)
        await stack.settle()
      }
      expect((await officer.call(finance.openRefunds)).open).toEqual([])
      expect(await totalsOf(scene)).toMatchObject([{ refunded: { cents: 0 }, charged_back: { cents: 999 } }])
    }))

  test('PAY-62 FIN-02 is not owed if the bank returned the money before', () =>
    inScenes(async (open) => {
      const scene = await open()
      const { id, reference } = await sent(scene)
      for (const action of ['chargeBack', 'failRefund'] as const) {
        scene.stack.payments.act(atProvider(scene.stack, id).id, action)
        await scene.stack.settle()
      }
      await expectNothingOwed(scene, reference)
    }))

  test('PAY-62 after it had arrived is listed for finance, and a new attempt sends it', () =>
    inScenes(async (open) => {
      const scene = await open()
      const { stack } = scene
      const { id, reference } = await sent(scene)
      const there = atProvider(stack, id)
      stack.payments.act(there.id, 'deliverRefund')
      await stack.settle()
      const officer = await officerOf(scene)
      const refunds = async () => (await officer.call(finance.payment, { query: { reference } })).refunds
      expect(await refunds()).toMatchObject([{ state: 'arrived' }])
      await reported(scene, there.id)
      expect(await refunds()).toMatchObject([{ state: 'arrived' }])
      quietly(scene, id, { refunds: [{ ...there.refunds[0]!, status: 'failed' }], refunded: '0.00' })
      await reported(scene, there.id)
      const failed = { reference, kind: 'failed', cents: 999 }
      expect((await officer.call(finance.openRefunds)).open).toMatchObject([failed])
      stack.payments.refundsWait = false
      await officer.call(finance.decideRefund, { body: { reference, id: 'withdrawal', action: 'retry' } })
      stack.clock.advance({ minutes: 1 })
      await stack.runJob('credits', 'refundPayments')
      await stack.settle()
      expect(await refunds()).toMatchObject([{ state: 'arrived' }])
      expect(there.refunds.map(({ status }) => status)).toEqual(['failed', 'refunded'])
    }))
})
