import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as chats from '#shared/contract/chats.ts'
import * as credits from '#shared/contract/credits.ts'
import * as finance from '#shared/contract/finance.ts'
import { atProvider } from '#test/support/buying.ts'
import { bought, expectSound, inScenes, type Scene, show } from '#test/support/money-calls.ts'
import { emptyMember } from '#test/support/nights.ts'
import { openStaff } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

beforeEach(() => {
  for (const level of ['error', 'warn', 'info'] as const) vi.spyOn(console, level).mockReturnValue()
})
afterAll(() => void vi.restoreAllMocks())

const refund = async ({ stack }: Scene, reference: string, cents: number) => {
  const body = { reference, id: newId(), cents, reason: 'Klacht' }
  await (await openStaff(stack, ['finance'])).call(finance.refund, { body })
}
const withdraw = ({ member }: Scene, id: string) => member.call(credits.cancel, { body: { id } })
const spend = async ({ stack, member }: Scene) =>
  member.call(chats.send, { body: { member: (await emptyMember(stack)).id, id: newId(), text: 'Hoi' } })
const sentOf = async ({ stack }: Scene, id: string) => {
  await stack.runJob('credits', 'refundPayments')
  await stack.settle()
  return atProvider(stack, id).refunds.map(({ amount }) => amount.value)
}

describe('TRAP-20 a withdrawal after finance refunded a part', () => {
  test.each([
    ['some credits', 100, 23, 899],
    ['less than a credit', 39, 25, 960],
    ['half of it', 500, 13, 499],
  ])('TRAP-20 PAY-54 returns the rest of the price, and ends premium, if that was %s', (_, part, left, cents) =>
    inScenes(async (open) => {
      const scene = await open()
      const { id, reference } = await bought(scene)
      await refund(scene, reference, part)
      expect((await show(scene, id)).cancel).toMatchObject({ credits: left, price_cents: cents, ends_premium: true })
      const answers = await Promise.all(Array.from({ length: 5 }, () => withdraw(scene, id)))
      for (const answer of answers)
        expect(answer).toMatchObject({ status: 'refunded', cancel: null, refund: { price_cents: 999, credits: 25 } })
      expect((await sentOf(scene, id)).toSorted()).toEqual(
        [part, cents].map((one) => (one / 100).toFixed(2)).toSorted(),
      )
      await expectSound(scene, [], 'the withdrawal')
    }),
  )

  test('TRAP-20 after a used credit keeps its share and adds no debt; a second one has no effect', () =>
    inScenes(async (open) => {
      const scene = await open()
      const { id, reference } = await bought(scene)
      await spend(scene)
      const balance = (await scene.member.call(credits.bundles, { query: {} })).credits!
      await refund(scene, reference, 39)
      const { cancel } = await show(scene, id)
      expect(cancel).toMatchObject({ credits: balance, ends_premium: false })
      expect(await withdraw(scene, id)).toMatchObject({ status: 'partially_refunded', cancel: null })
      expect(await withdraw(scene, id)).toMatchObject({ refund: { price_cents: 39 + cancel!.price_cents } })
      const story = await (await openStaff(scene.stack, ['finance'])).call(finance.payment, { query: { reference } })
      expect(story).toMatchObject({ debt: 0, refunded_credits: balance })
      await expectSound(scene, [], 'the withdrawal')
    }))

  test('TRAP-20 is refused if no credit is left', () =>
    inScenes(async (open) => {
      const scene = await open()
      const { id, reference } = await bought(scene)
      await refund(scene, reference, 998)
      const { credits: left } = (await show(scene, id)).cancel!
      for (let n = 0; n < left; n++) await spend(scene)
      expect((await show(scene, id)).cancel).toBeNull()
      await expectRefusal(withdraw(scene, id), 'credits_used')
    }))
})
