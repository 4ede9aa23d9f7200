import { describe, expect, test } from 'vitest'
import { keys } from '#functions/table/keys.ts'
import { commit } from '#functions/table/transaction.ts'
import { put } from '#functions/table/write.ts'
import * as account from '#shared/contract/account.ts'
import * as credits from '#shared/contract/credits.ts'
import * as discounts from '#shared/contract/discounts.ts'
import { timeBonusCode } from '#shared/rules/limits.ts'
import { timeBonusLeft } from '#shared/rules/time-bonus.ts'
import { atProvider, buy, order } from '#test/support/buying.ts'
import { anna, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal } from '#test/support/visitor.ts'

const stack = openStack()

const newcomer = () => anna(stack, { credits: 0, signupDate: stack.clock.now().toISOString() })
const left = async (member: Member) => timeBonusLeft(await member.call(account.current), stack.clock.now())

/** Expects no bonus, in the browser's countdown and in the server's prices alike. */
async function expectNoBonus(member: Member, { wasSpent = true } = {}) {
  expect(await member.call(account.current)).toMatchObject({ paid_user: false, has_purchased: true })
  expect(await left(member)).toBe(0)
  expect((await member.call(credits.bundles, { query: {} })).discount).toBeNull()
  const typed = member.call(discounts.find, { query: { code: timeBonusCode } })
  await expectRefusal(typed, wasSpent ? 'code_already_used' : 'code_not_applicable')
  expect(await order(member)).toMatchObject({ price_cents: 999, discount_code: null })
}

describe('PAY-64 the time bonus after a refund of the only purchase', () => {
  test('PAY-64 PAY-41 does not return when the purchase used the bonus', async () => {
    const a = await newcomer()
    expect(await left(a)).toBeGreaterThan(0)
    const { id } = await buy(stack, a)
    await a.call(credits.cancel, { body: { id } })
    await expectNoBonus(a)
  })

  test('PAY-64 PAY-29 does not return when the purchase used another code, since the next one is not the first', async () => {
    await commit([
      put(keys.discount('ANDERS'), { code: 'ANDERS', percentage: 10, status: 'active', validity: 'once-per-user' }),
    ])
    const a = await newcomer()
    const { id } = await buy(stack, a, { code: 'ANDERS' })
    await a.call(credits.cancel, { body: { id } })
    await expectNoBonus(a, { wasSpent: false })
  })

  test.each(['refund', 'chargeBack'] as const)('PAY-64 does not return after a %s by the provider', async (action) => {
    const a = await newcomer()
    const { id } = await buy(stack, a)
    stack.payments.act(atProvider(stack, id).id, action)
    await stack.settle()
    await expectNoBonus(a)
  })

  test('PAY-64 remains when the payment was never completed', async () => {
    const a = await newcomer()
    const { id } = await order(a)
    await a.call(credits.cancelPayment, { body: { id } })
    expect(await left(a)).toBeGreaterThan(0)
    expect((await a.call(credits.bundles, { query: {} })).discount?.code).toBe(timeBonusCode)
  })
})
