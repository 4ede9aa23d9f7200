import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as account from '#shared/contract/account.ts'
import { askMailChange, askReset, freshAddress, setPassword } from '#test/support/mailed-links.ts'
import { signupForm } from '#test/support/samples.ts'
import { mailsTo, type Newcomer, signUp, signUpAndConfirm, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { countOutcomes } from '#test/support/visitor.ts'

const stack = openStack()
// The clock is stopped. If it ran, a test that begins just before the end of a limit's window would
// continue in the next window, with a new count.
beforeEach(() => void stack.clock.stopAt(new Date('2027-05-03T10:00:00Z')))
afterEach(() => void stack.clock.reset())

const parallel = <T>(count: number, call: (n: number) => Promise<T>) => Array.from({ length: count }, (_, n) => call(n))

/**
 * Makes all allowed tries except five in groups of up to ten, then `last` tries in parallel, and
 * counts all outcomes. If all tries were parallel, calls on a busy machine would exceed their time
 * limit.
 */
async function outcomesAround(allowed: number, call: () => Promise<unknown>, last = 15) {
  const earlier: Promise<unknown>[] = []
  for (let left = allowed - 5; left > 0; left -= 10) {
    const group = parallel(Math.min(left, 10), call)
    await Promise.allSettled(group)
    earlier.push(...group)
  }
  return countOutcomes([...earlier, ...parallel(last, call)])
}

describe('TRAP-12 parallel tries of one visitor', () => {
  test('have exactly 60 checks of the form in ten minutes, and leave others theirs', async () => {
    const check = (visitor = stranger(stack)) =>
      visitor.call(account.checkSignup, { body: { email: signupForm().email } })
    const asker = stranger(stack)
    expect(await outcomesAround(60, () => check(asker))).toEqual({ answered: 60, too_many_requests: 10 })
    await check()
    stack.clock.advance({ minutes: 10 })
    await check(asker)
  })

  test('make exactly ten accounts an hour, and leave others theirs', async () => {
    const maker = stranger(stack)
    // Fewer parallel tries, because each hashes a password.
    const outcomes = await outcomesAround(10, () => signUp(stack, {}, maker), 8)
    expect(outcomes).toEqual({ answered: 10, too_many_requests: 3 })
    await signUp(stack)
  })

  test('ask exactly ten password resets an hour', async () => {
    const asker = stranger(stack)
    const outcomes = await countOutcomes(parallel(15, () => askReset(asker, freshAddress())))
    expect(outcomes).toEqual({ email_not_found: 10, too_many_requests: 5 })
  })

  test('use exactly 30 reset links in ten minutes, invalid ones included', async () => {
    const guesser = stranger(stack)
    const outcomes = await outcomesAround(30, () => setPassword(guesser, 'x'.repeat(200), 'kW3!kW3!kW3!'))
    expect(outcomes).toEqual({ link_invalid: 30, too_many_requests: 10 })
  })
})

describe('parallel tries of one member', () => {
  let member: Newcomer
  beforeEach(async () => {
    member = await signUpAndConfirm(stack)
  })

  test('ACC-39 have exactly ten checks of the password in a quarter of an hour', async () => {
    const change = (old: string) =>
      member.call(account.change, { body: { password: 'kW3!kW3!kW3!', old_password: old } })
    const outcomes = await countOutcomes(parallel(15, (n) => change(`geraden-${n}`)))
    expect(outcomes).toEqual({ wrong_password: 10, too_many_requests: 5 })
  })

  test('TRAP-12 ask exactly ten changes of the address a day, also across the limit of the password', async () => {
    const taken = (await signUp(stack)).form.email
    const ask = () => askMailChange(member, taken)
    expect(await countOutcomes(parallel(6, ask))).toEqual({ email_taken: 6 })
    stack.clock.stopAt(new Date('2027-05-03T10:15:00Z'))
    expect(await countOutcomes(parallel(10, ask))).toEqual({ email_taken: 4, too_many_requests: 6 })
  })
})

describe('TRAP-12 parallel tries for one address', () => {
  test('mail exactly five reset links an hour', async () => {
    const { form } = await signUpAndConfirm(stack)
    const outcomes = await countOutcomes(parallel(8, () => askReset(stranger(stack), form.email)))
    expect(outcomes).toEqual({ answered: 5, too_many_requests: 3 })
  })

  test('mail exactly five changes of an address a day', async () => {
    const members = await Promise.all(parallel(8, () => signUpAndConfirm(stack)))
    const email = freshAddress()
    const outcomes = await countOutcomes(members.map((member) => askMailChange(member, email)))
    expect(outcomes).toEqual({ answered: 5, too_many_requests: 3 })
    expect(await mailsTo(stack, email)).toHaveLength(5)
  })
})
