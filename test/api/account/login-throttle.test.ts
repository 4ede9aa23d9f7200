import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { account } from '#shared/contract/account.ts'
import { login as limits } from '#shared/rules/limits.ts'
import { login, type Newcomer, signUpAndConfirm, stranger } from '#test/support/signup.ts'
import { expectRefusal, Refused, type Visitor } from '#test/support/visitor.ts'
import { openWorld } from '#test/support/world.ts'

const world = openWorld()
const start = new Date('2027-09-01T12:00:00Z')
const at = (seconds: number) => world.clock.set(new Date(start.getTime() + seconds * 1000))

let member: Newcomer
beforeEach(async () => {
  at(0)
  member = await signUpAndConfirm(world)
})
afterEach(() => void world.clock.reset())

const wrong = (visitor: Visitor, email = member.form.email) => login(visitor, { email, password: 'fout-wachtwoord' })
const right = (visitor: Visitor) => login(visitor, member.form)
const fail = async (visitor: Visitor, times: number, email?: string) => {
  for (let n = 0; n < times; n++) await expectRefusal(wrong(visitor, email), 'login_failed')
}
const words = (minutes: number) => `Te veel foute pogingen, account voor ${minutes} min geblokkeerd.`

describe('failed sign-ins', () => {
  test('ACC-29 ERR-13 OPEN-07 OPEN-21 five within 15 minutes block even the right password for 15 minutes, then no more', async () => {
    const visitor = stranger(world)
    await fail(visitor, limits.attempts)
    const first = await expectRefusal(right(visitor), 'login_blocked')
    expect(first).toMatchObject({ minutes: 15, message: words(15) })
    at(10 * 60 + 10)
    expect((await expectRefusal(right(visitor), 'login_blocked')).message).toBe(words(5))
    at(14 * 60 + 45)
    expect((await expectRefusal(right(visitor), 'login_blocked')).message).toBe(words(1))
    at(15 * 60 + 20)
    expect((await right(visitor)).id).toBe(member.id)
  })

  test('OPEN-21 a blocked attempt does not make the block longer', async () => {
    const visitor = stranger(world)
    await fail(visitor, limits.attempts)
    for (const minute of [4, 8, 12, 14]) {
      at(minute * 60)
      await expectRefusal(wrong(visitor), 'login_blocked')
    }
    at(15 * 60 + 20)
    await right(visitor)
  })

  test('OPEN-21 four are forgiven by a right one, and by 15 minutes', async () => {
    const visitor = stranger(world)
    await fail(visitor, limits.attempts - 1)
    await right(visitor)
    await fail(visitor, limits.attempts - 1)
    at(16 * 60)
    await fail(visitor, limits.attempts - 1)
    await right(visitor)
  })

  test('TRAP-43 they lock out the visitor who made them, not the member at home', async () => {
    const [attacker, home] = [stranger(world), stranger(world)]
    await fail(attacker, limits.attempts)
    await expectRefusal(right(attacker), 'login_blocked')
    expect((await right(home)).id).toBe(member.id)
    // The member's own sign-in does not open the door to the other again.
    await expectRefusal(wrong(attacker), 'login_blocked')
  })

  test('TRAP-43 a header that names another address gives no new attempts', async () => {
    const attacker = stranger(world)
    await fail(attacker, limits.attempts)
    for (const name of [
      'x-forwarded-for',
      'x-real-ip',
      'cloudfront-viewer-address',
      'x-visitor-address',
      'forwarded',
    ]) {
      attacker.headers[name] = '203.0.113.9'
      await expectRefusal(right(attacker), 'login_blocked')
    }
  })

  test('one account’s failures do not block the visitor’s own', async () => {
    const visitor = stranger(world)
    await fail(visitor, limits.attempts, 'iemand.anders@example.org')
    await right(visitor)
  })

  test('TRAP-12 an address without an account is blocked in the same words after as many', async () => {
    const [one, other] = [stranger(world), stranger(world)]
    const unknown = 'bestaat.niet@example.org'
    await fail(one, limits.attempts)
    await fail(other, limits.attempts, unknown)
    const [known, none] = [
      await expectRefusal(wrong(one), 'login_blocked'),
      await expectRefusal(wrong(other, unknown), 'login_blocked'),
    ]
    expect(none).toEqual(known)
  })

  test('OPEN-21 30 guesses at once are no more than five', async () => {
    const visitor = stranger(world)
    const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => wrong(visitor)))
    const codes = outcomes.map((outcome) =>
      outcome.status === 'rejected' && outcome.reason instanceof Refused ? outcome.reason.body.error : 'other',
    )
    expect(codes.filter((code) => code === 'login_failed').length).toBeLessThanOrEqual(limits.attempts)
    expect(codes.filter((code) => code === 'login_blocked').length).toBe(30 - limits.attempts)
    await expectRefusal(right(visitor), 'login_blocked')
  })

  test('TRAP-43 guesses from many addresses block the account at a higher limit', async () => {
    const visitors = Array.from({ length: limits.attemptsPerAccount / limits.attempts }, () => stranger(world))
    for (const visitor of visitors) await fail(visitor, limits.attempts)
    await expectRefusal(right(stranger(world)), 'login_blocked')
    at(15 * 60 + 20)
    await right(stranger(world))
  })

  test('who is signed in stays so', async () => {
    await fail(stranger(world), limits.attempts)
    expect((await member.call(account.current)).id).toBe(member.id)
  })
})
