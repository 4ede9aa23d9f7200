import { describe, expect, test } from 'vitest'
import { keys } from '#functions/table/keys.ts'
import { commit } from '#functions/table/transaction.ts'
import { put } from '#functions/table/write.ts'
import * as credits from '#shared/contract/credits.ts'
import * as discounts from '#shared/contract/discounts.ts'
import { timeBonusCode } from '#shared/rules/limits.ts'
import { atProvider, buy, order } from '#test/support/buying.ts'
import { anna, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()

const ago = (seconds: number) => new Date(stack.clock.now().getTime() - seconds * 1000).toISOString()
/** A member who signed up this many seconds ago and never paid. */
const newcomer = (seconds = 60) => anna(stack, { credits: 0, signupDate: ago(seconds) })
const longAgo = () => newcomer(86_400)
const offered = (member: Member, code?: string) => member.call(credits.bundles, { query: { code } })
const find = (member: Member, code: string) => member.call(discounts.find, { query: { code } })

/** Stores a discount code as finance staff create it, and returns it. */
async function makeCode(more: Record<string, unknown> = {}): Promise<string> {
  const code = `CODE${newId().slice(-8)}`
  await commit([
    put(keys.discount(code), { code, percentage: 10, status: 'active', validity: 'once-per-user', ...more }),
  ])
  return code
}

describe('the time bonus', () => {
  test('PAY-41 PAY-42 PAY-50 PAY-51 ROLE-06 gives a new unpaid member 25 % off, with its exact end', async () => {
    const a = await newcomer(3_600)
    const answer = await offered(a)
    expect(answer.discount).toMatchObject({ code: timeBonusCode, value_percentage: 25, percentage: 25 })
    expect(answer.bundles[1]).toMatchObject({ full_price_cents: 1999, price_cents: 1499, discount: 25 })
    const endsIn = (Date.parse(answer.discount_ends_at!) - stack.clock.now().getTime()) / 1000
    expect(Math.abs(endsIn - (14_400 - 3_600))).toBeLessThan(5)
    const payment = await order(a, { bundle: 'c60' })
    expect(payment).toMatchObject({ price_cents: 1499, discount_code: timeBonusCode })
    expect(atProvider(stack, payment.id).amount.value).toBe('14.99')
  })

  test('PAY-42 TRAP-05 reduces the price at 14399 s and not at 14400 s, whatever the browser shows', async () => {
    const now = stack.clock.now()
    const a = await newcomer(0)
    const signup = now.getTime()
    const { findAccount } = await import('#functions/stores/account/account.ts')
    const start = Date.parse((await findAccount(a.id))!.signupDate)
    expect(Math.abs(start - signup)).toBeLessThan(5_000)
    stack.clock.set(new Date(start + 14_399_000))
    expect((await offered(a)).discount).not.toBeNull()
    stack.clock.set(new Date(start + 14_400_000))
    expect((await offered(a)).discount).toBeNull()
    expect(await order(a)).toMatchObject({ price_cents: 999, discount_code: null })
    stack.clock.reset()
  })

  test('TRAP-07 is refused as a typed code to an old member, to one who paid, and a second time', async () => {
    await expectRefusal(find(await longAgo(), timeBonusCode), 'code_not_applicable')
    await expectRefusal(order(await longAgo(), { code: timeBonusCode }), 'code_not_applicable')
    const buyer = await newcomer()
    await buy(stack, buyer)
    expect((await offered(buyer)).discount).toBeNull()
    const refusal = order(buyer, { code: timeBonusCode })
    await expectRefusal(refusal, 'code_already_used')
  })

  test('PAY-29 TRAP-06 applies to the first purchase only, and never combines with another discount', async () => {
    const a = await newcomer()
    expect((await buy(stack, a)).price_cents).toBe(749)
    expect((await order(a)).price_cents).toBe(999)

    const code = await makeCode({ percentage: 10 })
    const b = await newcomer()
    expect((await offered(b, code)).bundles[0]).toMatchObject({ price_cents: 899, discount: 10 })
  })

  test('PAY-29 is given once for two parallel payments', async () => {
    const a = await newcomer()
    const outcomes = await Promise.allSettled([order(a), order(a, { bundle: 'c400' })])
    const discounted = outcomes.filter(
      (outcome) => outcome.status === 'fulfilled' && outcome.value.discount_code !== null,
    )
    const open = stack.payments
      .list()
      .filter(({ metadata, status }) => (metadata as { member?: string }).member === a.id && status === 'open')
      .filter(({ amount }) => ['7.49', '74.99'].includes(amount.value))
    expect(discounted.length).toBeGreaterThan(0)
    expect(open.length).toBeLessThanOrEqual(1)
  })

  test('is available again after a failed payment', async () => {
    const a = await newcomer()
    const payment = await order(a)
    stack.payments.act(atProvider(stack, payment.id).id, 'fail')
    await stack.settle()
    expect((await offered(a)).discount?.code).toBe(timeBonusCode)
    expect(await order(a)).toMatchObject({ price_cents: 749 })
  })

  test('stays with the member who chooses another method, and the first checkout is no longer payable', async () => {
    const a = await newcomer()
    const first = await order(a)
    const second = await order(a, { method: 'paypal' })
    expect(second).toMatchObject({ price_cents: 749, discount_code: timeBonusCode })
    expect(atProvider(stack, first.id).status).toBe('canceled')
  })
})

describe('discount codes', () => {
  test('PAY-30 TRAP-08 API-09 have all their fields, and percentage equals value_percentage', async () => {
    const code = await makeCode({ percentage: 15 })
    expect(await find(await longAgo(), code.toLowerCase())).toEqual({
      code,
      value_percentage: 15,
      percentage: 15,
      status: 'active',
      validity: 'once-per-user',
      expired: false,
      expires: null,
      country: null,
      user_id: null,
      currency: null,
      minimum_order_value: null,
      paymentmethods: null,
    })
  })

  test('PAY-32 are refused as code_not_found when unknown', async () => {
    const refusal = await expectRefusal(find(await longAgo(), 'BESTAATNIET'), 'code_not_found')
    expect(refusal.message).toBe('Deze code bestaat niet.')
  })

  // The app calls bundles.php only: its answer has the code as well as the reduced prices.
  test('API-09 are answered alike by bundles.php and discountcode.php: known, unknown and used', async () => {
    const code = await makeCode({ percentage: 15 })
    const a = await longAgo()
    expect((await offered(a, code)).discount).toEqual(await find(a, code))
    for (const call of [offered, find]) await expectRefusal(call(a, 'BESTAATNIET'), 'code_not_found')
    await buy(stack, a, { code })
    for (const call of [offered, find]) await expectRefusal(call(a, code), 'code_already_used')
  })

  // The app never asks for a welcome code: the bundles contain any applicable discount.
  test('API-10 bundles.php without a code refuses nobody, with or without an applicable discount', async () => {
    const a = await longAgo()
    await expectRefusal(a.call(discounts.find, { query: { welcome: 'true' } }), 'code_not_found')
    expect((await offered(a)).discount).toBeNull()
    expect((await offered(await newcomer())).discount).toMatchObject({ code: timeBonusCode })
  })

  test('PAY-33 PAY-34 lower the price that is charged, and are refused as code_already_used a second time', async () => {
    const code = await makeCode({ percentage: 20 })
    const a = await longAgo()
    expect((await buy(stack, a, { code })).price_cents).toBe(799)
    const refusal = await expectRefusal(find(a, code), 'code_already_used')
    expect(refusal.message).toBe('Deze code is al gebruikt.')
    await expectRefusal(order(a, { code }), 'code_already_used')
    expect((await buy(stack, await longAgo(), { code })).price_cents).toBe(799)
  })

  test('PAY-38 are limited by country, user, expiry, currency, minimum order and method', async () => {
    const a = await longAgo()
    const refused = async (more: Record<string, unknown>, wanted = {}) => {
      const code = await makeCode(more)
      await expectRefusal(order(a, { code, ...wanted }), 'code_not_applicable')
    }
    await refused({ country: 'DE' })
    await refused({ userId: newId() })
    await refused({ expires: ago(1) })
    await refused({ currency: 'GBP' })
    await refused({ minOrderCents: 1000 })
    await refused({ paymentMethods: ['paypal'] })
    await refused({ status: 'inactive' })
    const fits = await makeCode({
      country: 'NL',
      userId: a.id,
      expires: ago(-60),
      currency: 'EUR',
      minOrderCents: 999,
      paymentMethods: ['ideal'],
    })
    expect(await order(a, { code: fits })).toMatchObject({ price_cents: 899, discount_code: fits })
  })

  test('PAY-29 TRAP-37 are given once for ten parallel orders when limited to one use per user', async () => {
    const code = await makeCode({ percentage: 50 })
    const a = await longAgo()
    await Promise.allSettled(Array.from({ length: 10 }, () => order(a, { code })))
    const payable = stack.payments
      .list()
      .filter(({ metadata, status }) => (metadata as { member?: string }).member === a.id && status === 'open')
    expect(payable.filter(({ amount }) => amount.value !== '9.99').length).toBeLessThanOrEqual(1)
  })

  test('API-10 OPEN-56 include no welcome code without a campaign', async () => {
    await expectRefusal((await longAgo()).call(discounts.find, { query: { welcome: 'true' } }), 'code_not_found')
  })
})

describe('PAY-52 codes and the time bonus are independent', () => {
  test('PAY-52 either works alone: the bonus without a code, a code after the bonus has expired', async () => {
    const a = await newcomer()
    expect((await offered(a)).discount).toMatchObject({ code: timeBonusCode, percentage: 25 })
    const code = await makeCode({ percentage: 10 })
    const b = await longAgo()
    expect((await offered(b)).discount).toBeNull()
    expect((await offered(b, code)).bundles[0]).toMatchObject({ price_cents: 899, discount: 10 })
  })

  test('PAY-52 OPEN-55 a code replaces the bonus without changing its end, and without the code the bonus price returns', async () => {
    const a = await newcomer()
    const code = await makeCode({ percentage: 10 })
    const before = await offered(a)
    expect((await offered(a, code)).discount?.code).toBe(code)
    expect(await offered(a)).toEqual(before)
    const open = await order(a, { code })
    expect(open).toMatchObject({ price_cents: 899, discount_code: code })
    expect((await offered(a)).bundles[0]).toMatchObject({ price_cents: 749, discount: 25 })
  })

  test('PAY-52 PAY-29 using one does not use up the other', async () => {
    const code = await makeCode({ percentage: 10 })
    const a = await newcomer()
    expect(await buy(stack, a)).toMatchObject({ price_cents: 749, discount_code: timeBonusCode })
    expect(await buy(stack, a, { code })).toMatchObject({ price_cents: 899, discount_code: code })
    await expectRefusal(find(a, code), 'code_already_used')

    const b = await newcomer()
    await buy(stack, b, { code })
    // The purchase ended the bonus without using it (PAY-41).
    await expectRefusal(find(b, timeBonusCode), 'code_not_applicable')
  })
})
