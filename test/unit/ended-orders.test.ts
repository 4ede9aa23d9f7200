import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as credits from '#shared/contract/credits.ts'
import { atProvider, order } from '#test/support/buying.ts'
import { inScenes, quietly, reported, type Scene, show } from '#test/support/money-calls.ts'
import { expectRefusal } from '#test/support/visitor.ts'

beforeEach(() => {
  for (const level of ['error', 'warn', 'info'] as const) vi.spyOn(console, level).mockReturnValue()
})
afterAll(() => void vi.restoreAllMocks())

const limit = ({ member }: Scene) => member.call(credits.setSpendingLimit, { body: { period: 'day', cents: 999 } })
const usedOf = async ({ member }: Scene) => (await member.call(credits.spending)).limits[0]!.used_cents
const press = async (scene: Scene) => order(scene.member, { id: scene.press() })

/**
 * A page that the provider keeps open for longer than the order, as providers do for some methods.
 */
const longPage = { expiresAt: '2027-01-01T00:00:00.000Z' }

/** Order that its member ended during the payment, so that the provider cannot close it. */
async function ended(scene: Scene) {
  const { id } = await press(scene)
  const { id: provider } = quietly(scene, id, { status: 'pending' })
  expect(await scene.member.call(credits.cancelPayment, { body: { id } })).toMatchObject({ status: 'failed' })
  return { id, provider }
}

describe('PAY-65 PAY-59 an order that was ended here and may still be paid', () => {
  test('counts towards the limit until it expires, to the second', () =>
    inScenes(async (open) => {
      const scene = await open()
      await limit(scene)
      await ended(scene)
      expect(await usedOf(scene)).toBe(999)
      const refusal = await expectRefusal(press(scene), 'spending_limit')
      expect(refusal).toMatchObject({ left_cents: 0, frees_at: '2026-11-23T10:30:00.000Z' })
      scene.stack.clock.stopAt(new Date('2026-11-23T10:29:59.999Z'))
      await expectRefusal(press(scene), 'spending_limit')
      scene.stack.clock.stopAt(new Date('2026-11-23T10:30:00Z'))
      expect(await press(scene)).toMatchObject({ status: 'pending' })
    }))

  test('is paid within the limit, once', () =>
    inScenes(async (open) => {
      const scene = await open()
      await limit(scene)
      const { id } = await ended(scene)
      await expectRefusal(press(scene), 'spending_limit')
      scene.stack.payments.act(atProvider(scene.stack, id).id, 'pay')
      await scene.stack.settle()
      expect(await usedOf(scene)).toBe(999)
      await expectRefusal(press(scene), 'spending_limit')
    }))

  test('no longer counts once the provider ends it, or if it was closed at once', () =>
    inScenes(async (open) => {
      const scene = await open()
      await limit(scene)
      const { id, provider } = await ended(scene)
      quietly(scene, id, { status: 'failed' })
      await reported(scene, provider)
      expect(await usedOf(scene)).toBe(0)
      const { id: closed } = await press(scene)
      await scene.member.call(credits.cancelPayment, { body: { id: closed } })
      expect(atProvider(scene.stack, closed).status).toBe('canceled')
      expect(await press(scene)).toMatchObject({ status: 'pending' })
    }))

  test('was left open on its page: it is closed at the provider when it expires here, and frees its room', () =>
    inScenes(async (open) => {
      const scene = await open()
      await limit(scene)
      const { id } = await press(scene)
      quietly(scene, id, longPage)
      scene.stack.clock.advance({ minutes: 31 })
      await scene.stack.runJob('credits', 'expirePayments')
      expect(await show(scene, id)).toMatchObject({ status: 'failed' })
      expect(atProvider(scene.stack, id).status).toBe('canceled')
      expect(await usedOf(scene)).toBe(0)
      expect(await press(scene)).toMatchObject({ status: 'pending' })
    }))

  test('expired during the payment: it counts for a day, or until the provider ends it, and is paid within the limit', () =>
    inScenes(async (open) => {
      for (const end of ['waits', 'fails', 'is paid'] as const) {
        const scene = await open()
        await limit(scene)
        const { id } = await press(scene)
        const { id: provider } = quietly(scene, id, { status: 'pending' })
        scene.stack.clock.advance({ minutes: 31 })
        const expiredAt = scene.stack.clock.now()
        await scene.stack.runJob('credits', 'expirePayments')
        expect(await show(scene, id)).toMatchObject({ status: 'failed' })
        expect(await usedOf(scene), end).toBe(999)
        await expectRefusal(press(scene), 'spending_limit')
        if (end === 'waits') scene.stack.clock.stopAt(new Date(expiredAt.getTime() + 86_400_000 + 60_000))
        else {
          quietly(scene, id, { status: end === 'fails' ? 'expired' : 'paid' })
          await reported(scene, provider)
        }
        expect(await usedOf(scene), end).toBe(end === 'is paid' ? 999 : 0)
      }
    }))

  test('stays due while the provider is unavailable', () =>
    inScenes(async (open) => {
      const scene = await open()
      const { id } = await press(scene)
      quietly(scene, id, longPage)
      scene.stack.clock.advance({ minutes: 31 })
      const { serve } = scene.stack.payments
      scene.stack.payments.serve = async (ask) => {
        if (ask.method === 'DELETE') throw new Error('no answer')
        return serve(ask)
      }
      await scene.stack.runJob('credits', 'expirePayments')
      expect(await show(scene, id)).toMatchObject({ status: 'pending' })
      scene.stack.payments.serve = serve
      await scene.stack.runJob('credits', 'expirePayments')
      expect(await show(scene, id)).toMatchObject({ status: 'failed' })
      expect(atProvider(scene.stack, id).status).toBe('canceled')
    }))

  test('blocks no order of a member without a limit', () =>
    inScenes(async (open) => {
      const scene = await open()
      await ended(scene)
      expect(await press(scene)).toMatchObject({ status: 'pending' })
    }))
})
