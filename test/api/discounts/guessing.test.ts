import { afterEach, describe, expect, test } from 'vitest'
import { keys } from '#functions/table/keys.ts'
import { commit } from '#functions/table/transaction.ts'
import { put } from '#functions/table/write.ts'
import * as credits from '#shared/contract/credits.ts'
import * as discounts from '#shared/contract/discounts.ts'
import { timeBonusCode } from '#shared/rules/limits.ts'
import { order } from '#test/support/buying.ts'
import { anna, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId, type Refused, Visitor } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => stack.clock.reset())

const limit = 10
let addresses = 1
/** An unused IP address. */
const newAddress = () => `127.0.0.${++addresses}`
/** The member's session, used from another IP address. */
const callingFrom = (member: Member, address: string) => {
  const visitor = new Visitor(stack.url, address)
  for (const [name, value] of member.cookies) visitor.cookies.set(name, value)
  return visitor
}
const newcomer = (address: string) => anna(stack, { credits: 0 }).then((member) => callingFrom(member, address))
const makeCode = async () => {
  const code = `CODE${newId().slice(-8)}`
  await commit([put(keys.discount(code), { code, percentage: 10, status: 'active', validity: 'once-per-user' })])
  return code
}
const find = (who: Visitor, code: string) => who.call(discounts.find, { query: { code } })
const wrong = () => `FOUT${newId()}`
const guess = (who: Visitor) => find(who, wrong())
const useUp = async (who: Visitor) => {
  for (let n = 0; n < limit; n++) await expectRefusal(guess(who), 'code_not_found')
}

describe('PAY-63 guessing discount codes', () => {
  test('PAY-63 is refused from the eleventh wrong code of an hour on, even with a right one, and possible an hour later', async () => {
    const a = await newcomer(newAddress())
    const right = await makeCode()
    const start = Math.ceil(stack.clock.now().getTime() / 3_600_000) * 3_600_000
    stack.clock.set(new Date(start))
    await useUp(a)
    await expectRefusal(guess(a), 'too_many_requests')
    await expectRefusal(find(a, right), 'too_many_requests')
    // Ten seconds before the end of the hour, because the clock keeps running during the call.
    stack.clock.set(new Date(start + 3_590_000))
    await expectRefusal(find(a, right), 'too_many_requests')
    stack.clock.set(new Date(start + 3_600_000))
    expect(await find(a, right)).toMatchObject({ code: right })
    await expectRefusal(guess(a), 'code_not_found')
  })

  test('PAY-63 gets answers to 10 of 30 parallel wrong codes', async () => {
    const a = await newcomer(newAddress())
    const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => guess(a)))
    const codes = outcomes.map((outcome) => (outcome as { reason: Refused }).reason.body.error)
    expect(codes.filter((code) => code === 'code_not_found')).toHaveLength(limit)
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(20)
  })

  test('PAY-63 is limited per account, from any address', async () => {
    const member = await anna(stack, { credits: 0 })
    await useUp(callingFrom(member, newAddress()))
    await expectRefusal(guess(callingFrom(member, newAddress())), 'too_many_requests')
  })

  test('PAY-63 is limited per address, with any account, and not at another address', async () => {
    const address = newAddress()
    await useUp(await newcomer(address))
    await expectRefusal(guess(await newcomer(address)), 'too_many_requests')
    await expectRefusal(guess(await newcomer(newAddress())), 'code_not_found')
  })

  test('PAY-63 does not count right codes, parallel or sequential', async () => {
    const a = await newcomer(newAddress())
    const right = await makeCode()
    await Promise.all(Array.from({ length: limit }, () => find(a, right)))
    for (let n = 0; n < limit; n++) await find(a, right)
    await useUp(a)
  })

  test('PAY-63 answers more right codes at a time than the limit, and counts none', async () => {
    const a = await newcomer(newAddress())
    const right = await makeCode()
    const answers = await Promise.all(Array.from({ length: 30 }, () => find(a, right)))
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([right]))
    await useUp(a)
  })

  test('PAY-63 has one counter for prices, orders and codes', async () => {
    const a = await newcomer(newAddress())
    for (let n = 0; n < 4; n++)
      await expectRefusal(a.call(credits.bundles, { query: { code: wrong() } }), 'code_not_found')
    for (let n = 0; n < 3; n++) await expectRefusal(order(a as Member, { code: wrong() }), 'code_not_found')
    for (let n = 0; n < 3; n++) await expectRefusal(guess(a), 'code_not_found')
    await expectRefusal(a.call(credits.bundles, { query: { code: wrong() } }), 'too_many_requests')
    await expectRefusal(order(a as Member, { code: await makeCode() }), 'too_many_requests')
  })

  test('PAY-63 leaves the time bonus usable at the limit, with its code and without', async () => {
    const a = await newcomer(newAddress())
    await useUp(a)
    expect((await a.call(credits.bundles, { query: {} })).discount?.code).toBe(timeBonusCode)
    expect(await order(a as Member, { code: timeBonusCode })).toMatchObject({ price_cents: 749 })
  })
})
