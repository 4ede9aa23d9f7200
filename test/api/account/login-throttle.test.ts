import { argon2Sync } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as account from '#shared/contract/account.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import { login as limits } from '#shared/rules/limits.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { resetToken, setPassword } from '#test/support/mailed-links.ts'
import { login, type Newcomer, signUpAndConfirm, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, Refused, Visitor } from '#test/support/visitor.ts'

// The tests hash hundreds of passwords in parallel, so calls take longer than on Lambda, where each
// hash has a core of its own.
const stack = openStack({ secondsPerCall: 120 })
const start = new Date('2027-09-01T12:00:00Z')
const at = (seconds: number) => stack.clock.stopAt(new Date(start.getTime() + seconds * 1000))

let member: Newcomer
beforeEach(async () => {
  at(0)
  member = await signUpAndConfirm(stack)
})
afterEach(() => void stack.clock.reset())

const wrong = (visitor: Visitor, email = member.form.email) => login(visitor, { email, password: 'fout-wachtwoord' })
const right = (visitor: Visitor) => login(visitor, member.form)
const fail = async (visitor: Visitor, times: number, email?: string) => {
  for (let n = 0; n < times; n++) await expectRefusal(wrong(visitor, email), 'login_failed')
}
const words = (minutes: number) => `Te veel foute pogingen, account voor ${minutes} min geblokkeerd.`

/**
 * Stores a weak hash of the member's password, so that many attempts in a row take little time. The
 * next sign-in replaces the weak hash.
 */
async function weakenHash(password = member.form.password) {
  const [nonce, weak] = [Buffer.alloc(16), { memory: 8, passes: 1, parallelism: 1 }]
  const hash = argon2Sync('argon2id', { message: Buffer.from(password), nonce, tagLength: 32, ...weak })
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  await changeAccount(member.id, { passwordHash: `$argon2id$v=19$m=8,t=1,p=1$${text(nonce)}$${text(hash)}` })
}

describe('failed sign-ins', () => {
  test('ACC-29 ERR-13 OPEN-07 OPEN-21 five within 15 minutes block even the right password, for 15 minutes', async () => {
    const visitor = stranger(stack)
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

  test('OPEN-21 do not extend a block', async () => {
    const visitor = stranger(stack)
    await fail(visitor, limits.attempts)
    for (const minute of [4, 8, 12, 14]) {
      at(minute * 60)
      await expectRefusal(wrong(visitor), 'login_blocked')
    }
    at(15 * 60 + 20)
    await right(visitor)
  })

  test('OPEN-21 are counted from zero after a right password, and after 15 minutes', async () => {
    const visitor = stranger(stack)
    await fail(visitor, limits.attempts - 1)
    await right(visitor)
    await fail(visitor, limits.attempts - 1)
    at(16 * 60)
    await fail(visitor, limits.attempts - 1)
    await right(visitor)
  })

  test('TRAP-43 block the visitor who made them, but not the member elsewhere', async () => {
    const [attacker, home] = [stranger(stack), stranger(stack)]
    await fail(attacker, limits.attempts)
    await expectRefusal(right(attacker), 'login_blocked')
    expect((await right(home)).id).toBe(member.id)
    // The member's own sign-in does not lift the other visitor's block.
    await expectRefusal(wrong(attacker), 'login_blocked')
  })

  test('TRAP-43 are counted for the same visitor whatever address a header claims', async () => {
    const attacker = stranger(stack)
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

  test("do not block the visitor's sign-in to another account", async () => {
    const visitor = stranger(stack)
    await fail(visitor, limits.attempts, 'iemand.anders@example.org')
    await right(visitor)
  })

  test('TRAP-12 block an address without an account after the same number, with the same answer', async () => {
    const [one, other] = [stranger(stack), stranger(stack)]
    const unknown = 'bestaat.niet@example.org'
    await fail(one, limits.attempts)
    await fail(other, limits.attempts, unknown)
    const [known, none] = [
      await expectRefusal(wrong(one), 'login_blocked'),
      await expectRefusal(wrong(other, unknown), 'login_blocked'),
    ]
    expect(none).toEqual(known)
  })

  test('OPEN-21 count as at most five when 30 are made in parallel', async () => {
    const visitor = stranger(stack)
    const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => wrong(visitor)))
    const codes = outcomes.map((outcome) =>
      outcome.status === 'rejected' && outcome.reason instanceof Refused ? outcome.reason.body.error : 'other',
    )
    expect(codes.filter((code) => code === 'login_failed').length).toBeLessThanOrEqual(limits.attempts)
    expect(codes.filter((code) => code === 'login_blocked').length).toBe(30 - limits.attempts)
    await expectRefusal(right(visitor), 'login_blocked')
  })

  test('TRAP-43 block the account at a higher limit when they come from many addresses', async () => {
    await weakenHash()
    const visitors = Array.from({ length: limits.attemptsPerAccount / limits.attempts }, () => stranger(stack))
    for (const visitor of visitors) await fail(visitor, limits.attempts)
    await expectRefusal(right(stranger(stack)), 'login_blocked')
    at(15 * 60 + 20)
    await right(stranger(stack))
  })

  /** Five wrong passwords from each of ten addresses. */
  const attack = async (password?: string) => {
    await weakenHash(password)
    const visitors = Array.from({ length: limits.attemptsPerAccount / limits.attempts }, () => stranger(stack))
    await Promise.all(visitors.map((visitor) => fail(visitor, limits.attempts)))
  }

  test('TRAP-43 do not block the member at an address used before, however many strangers fail', async () => {
    const work = stranger(stack)
    await right(work)
    await attack()
    await expectRefusal(right(stranger(stack)), 'login_blocked')
    for (const { address } of [member, work]) await right(new Visitor(stack.url, address))
  })

  test('TRAP-43 do not block a device that signed in before, at any address, however many strangers fail', async () => {
    const phone = stranger(stack)
    await right(phone)
    await attack()
    const elsewhere = stranger(stack)
    elsewhere.cookies.set('__Host-device', phone.cookies.get('__Host-device')!)
    expect((await right(elsewhere)).id).toBe(member.id)
  })

  test('TRAP-43 do not block the browser of a reset or its address, though as many strangers fail again', async () => {
    const [browser, elsewhere] = [stranger(stack), stranger(stack)]
    await attack()
    const password = 'een-heel-nieuw-wachtwoord'
    await setPassword(browser, await resetToken(stack, member.form.email), password)
    await attack(password)
    const form = { email: member.form.email, password }
    await expectRefusal(login(stranger(stack), form), 'login_blocked')
    expect((await login(new Visitor(stack.url, browser.address), form)).id).toBe(member.id)
    elsewhere.cookies.set('__Host-device', browser.cookies.get('__Host-device')!)
    expect((await login(elsewhere, form)).id).toBe(member.id)
  })

  test('TRAP-43 do block a device of another account, and one with a forged cookie', async () => {
    const other = await signUpAndConfirm(stack)
    await attack()
    const visitor = stranger(stack)
    const cookie = other.cookies.get('__Host-device')!
    for (const value of [cookie, `${cookie.slice(0, -3)}AAA`, 'x']) {
      visitor.cookies.set('__Host-device', value)
      await expectRefusal(right(visitor), 'login_blocked')
    }
  })

  test('TRAP-43 do not use up the five attempts of a known device at the same address', async () => {
    const phone = stranger(stack)
    await right(phone)
    const neighbour = new Visitor(stack.url, phone.address)
    await fail(neighbour, limits.attempts)
    await expectRefusal(right(neighbour), 'login_blocked')
    await fail(phone, limits.attempts)
    await expectRefusal(right(phone), 'login_blocked')
  })

  test('TRAP-43 leave strangers one common attempt per delay once there are many', async () => {
    await attack()
    const [one, other] = [stranger(stack), stranger(stack)]
    expect(await expectRefusal(right(one), 'login_blocked')).toMatchObject({ minutes: 1 })
    at(120)
    await expectRefusal(wrong(other), 'login_failed')
    await expectRefusal(right(one), 'login_blocked')
    at(120 + 2 * limits.delaySeconds)
    expect((await right(one)).id).toBe(member.id)
  })

  test('TRAP-43 are answered up to the limit of the account when 150 addresses make them in parallel', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 150 }, () => wrong(stranger(stack))))
    const codes = outcomes.map((outcome) =>
      outcome.status === 'rejected' && outcome.reason instanceof Refused ? outcome.reason.body.error : 'other',
    )
    expect(codes.filter((code) => code === 'login_failed')).toHaveLength(limits.attemptsPerAccount)
    expect(codes.filter((code) => code === 'login_blocked')).toHaveLength(150 - limits.attemptsPerAccount)
  })

  describe('TRAP-43 OPEN-21 with many accounts, from one address', () => {
    const guessMany = async (visitor: Visitor, times: number) => {
      const guesses = Array.from({ length: times }, (_, n) => wrong(visitor, `iemand.${n}@example.org`))
      const codes = (await Promise.allSettled(guesses)).map((outcome) =>
        outcome.status === 'rejected' && outcome.reason instanceof Refused ? outcome.reason.body.error : 'other',
      )
      return (code: string) => codes.filter((one) => one === code).length
    }

    test('are answered 100 times an hour, when made in parallel, and then once per delay', async () => {
      const visitor = stranger(stack)
      const count = await guessMany(visitor, limits.attemptsPerVisitor + 20)
      expect([count('login_failed'), count('login_blocked')]).toEqual([limits.attemptsPerVisitor, 20])
      expect(await expectRefusal(right(visitor), 'login_blocked')).toMatchObject({ minutes: 1, message: words(1) })
      const wayBack = visitor.call(ownAccount.reactivate, {
        body: { email: member.form.email, password: member.form.password },
      })
      await expectRefusal(wayBack, 'login_blocked')
      await right(stranger(stack))
      at(limits.delaySeconds)
      const after = await guessMany(visitor, 3)
      expect([after('login_failed'), after('login_blocked')]).toEqual([1, 2])
      at(2 * limits.delaySeconds)
      await right(visitor)
    })

    test('do not block a device that the account knows, and do not include a successful sign-in', async () => {
      await weakenHash()
      const phone = stranger(stack)
      await right(phone)
      const visitor = stranger(stack)
      const count = await guessMany(visitor, limits.attemptsPerVisitor - 1)
      expect(count('login_failed')).toBe(limits.attemptsPerVisitor - 1)
      const other = await signUpAndConfirm(stack)
      await login(visitor, other.form)
      await fail(visitor, 1, 'nog.iemand@example.org')
      await expectRefusal(right(visitor), 'login_blocked')
      visitor.cookies.set('__Host-device', phone.cookies.get('__Host-device')!)
      expect((await right(visitor)).id).toBe(member.id)
    })
  })

  test('do not include a successful sign-in from a new address', async () => {
    for (let n = 0; n < limits.attemptsPerAccount + 1; n++) await right(stranger(stack))
  })

  test('do not affect an existing session', async () => {
    await fail(stranger(stack), limits.attempts)
    expect((await member.call(account.current)).id).toBe(member.id)
  })
})
