import { SignJWT } from 'jose'
import { afterEach, describe, expect, test } from 'vitest'
import { env } from '#functions/platform/env.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import * as account from '#shared/contract/account.ts'
import { linkLife } from '#shared/rules/link-life.ts'
import { anna } from '#test/support/people.ts'
import { activationToken, confirm, mailsTo, type Newcomer, signUp, stranger, tokenIn } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => void stack.clock.reset())

const use = (token: string) => stranger(stack).call(account.activate, { body: { token } })
const askAgain = (who: Newcomer) => who.call(account.activate, { body: { resend: true } })
const statusOf = async ({ id }: { id: string }) => (await findAccount(id, { consistent: true }))!.status
const expired = 'Link verlopen of invalide, vraag een nieuwe e-mail aan'

describe('the activation link', () => {
  test('ACC-23 works once, without a session, and a second use changes nothing', async () => {
    const newcomer = await signUp(stack)
    const token = await activationToken(stack, newcomer)
    expect(await use(token)).toEqual({ status: 'activated' })
    const confirmedAt = (await findAccount(newcomer.id))!.confirmedAt
    expect(confirmedAt).toBeTruthy()
    stack.clock.advance({ hours: 1 })
    // A repeated click, or the request of a mail scanner, gets the same answer and changes nothing.
    await use(token).catch((error) => expect(['already_confirmed', 'link_invalid']).toContain(error.body?.error))
    expect((await findAccount(newcomer.id))!.confirmedAt).toBe(confirmedAt)
  })

  test('ACC-23 confirms once when used 20 times in parallel', async () => {
    const newcomer = await signUp(stack)
    const token = await activationToken(stack, newcomer)
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => use(token)))
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason.status).toBeLessThan(500)
    expect(await statusOf(newcomer)).toBe('active')
  })

  test('OPEN-22 expires after 7 days: it works a second before, not a second after', async () => {
    const start = new Date('2027-01-04T10:00:00Z')
    const at = (seconds: number) => stack.clock.set(new Date(start.getTime() + seconds * 1000))
    for (const [offset, works] of [
      [-2, true],
      [1, false],
    ] as const) {
      at(0)
      const newcomer = await signUp(stack)
      const token = await activationToken(stack, newcomer)
      at(linkLife.activation + offset)
      if (works) await use(token)
      else expect((await expectRefusal(use(token), 'link_invalid')).message).toBe(expired)
      expect(await statusOf(newcomer)).toBe(works ? 'active' : 'not_confirmed')
    }
  })

  test('ACC-24 confirms nobody with a forged or truncated token, or one for another purpose', async () => {
    const newcomer = await signUp(stack)
    const token = await activationToken(stack, newcomer)
    const [head, body, signature] = token.split('.')
    const claims = JSON.parse(Buffer.from(body!, 'base64url').toString()) as Record<string, unknown>
    const key = (secret: string) => new TextEncoder().encode(secret)
    const signed = (secret: string, audience: string) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setAudience(audience).sign(key(secret))
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`
    const forged = [
      `${head}.${body}.${signature!.split('').reverse().join('')}`,
      `${head}.${body}`,
      unsigned,
      await signed('a secret of somebody else, long enough', 'activation'),
      await signed(env.sessionKeys[0]!, 'session'),
      newcomer.cookies.get('__Host-session')!,
      'x'.repeat(200),
    ]
    for (const one of forged) expect((await expectRefusal(use(one), 'link_invalid')).message).toBe(expired)
    expect(await statusOf(newcomer)).toBe('not_confirmed')
  })

  test('has a token that is no session token', async () => {
    const newcomer = await signUp(stack)
    const token = await activationToken(stack, newcomer)
    const thief = stranger(stack)
    thief.cookies.set('__Host-session', token)
    await expectRefusal(thief.call(account.current), 'authentication_required')
  })

  test('confirms the member that it was mailed to, whoever is signed in', async () => {
    const [one, other] = [await signUp(stack), await signUp(stack)]
    await other.call(account.activate, { body: { token: await activationToken(stack, one) } })
    expect([await statusOf(one), await statusOf(other)]).toEqual(['active', 'not_confirmed'])
  })

  test('creates no session by itself', async () => {
    const newcomer = await signUp(stack)
    const { headers } = await stranger(stack).raw('POST', '/api/activate.php', {
      body: { token: await activationToken(stack, newcomer) },
    })
    expect(headers.getSetCookie().filter((cookie) => cookie.startsWith('__Host-session'))).toEqual([])
  })
})

describe('a new confirmation mail', () => {
  test('ACC-25 contains a working link', async () => {
    const newcomer = await signUp(stack)
    stack.clock.advance({ seconds: 61 })
    expect(await askAgain(newcomer)).toEqual({ status: 'mail_sent' })
    const mails = await mailsTo(stack, newcomer.form.email)
    expect(mails).toHaveLength(2)
    expect(await use(tokenIn(mails[0]))).toEqual({ status: 'activated' })
    expect(await statusOf(newcomer)).toBe('active')
  })

  test('OPEN-22 is sent at most once a minute', async () => {
    const start = new Date('2027-02-01T10:00:00Z')
    const at = (seconds: number) => stack.clock.set(new Date(start.getTime() + seconds * 1000))
    at(0)
    const newcomer = await signUp(stack)
    await askAgain(newcomer)
    at(58)
    await expectRefusal(askAgain(newcomer), 'too_many_requests')
    at(62)
    await askAgain(newcomer)
    await expectRefusal(askAgain(newcomer), 'too_many_requests')
    // The sign-up mail and the two requested mails.
    expect(await mailsTo(stack, newcomer.form.email)).toHaveLength(3)
  })

  test('OPEN-22 is sent once when requested 10 times in parallel', async () => {
    const newcomer = await signUp(stack)
    stack.clock.advance({ minutes: 2 })
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => askAgain(newcomer)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await mailsTo(stack, newcomer.form.email)).toHaveLength(2)
  })

  test('OPEN-22 is sent at most 5 times a day, and again after that day', async () => {
    const start = new Date('2027-03-01T08:00:00Z')
    stack.clock.set(start)
    const newcomer = await signUp(stack)
    for (let n = 0; n < 5; n++) {
      stack.clock.advance({ minutes: 10 })
      await askAgain(newcomer)
    }
    stack.clock.advance({ minutes: 10 })
    await expectRefusal(askAgain(newcomer), 'too_many_requests')
    expect(await mailsTo(stack, newcomer.form.email)).toHaveLength(6)
    stack.clock.set(new Date(start.getTime() + 25 * 3_600_000))
    await askAgain(newcomer)
    expect(await mailsTo(stack, newcomer.form.email)).toHaveLength(7)
  })

  test('is not sent to a confirmed member, nor without a session', async () => {
    const newcomer = await confirm(stack, await signUp(stack))
    stack.clock.advance({ minutes: 2 })
    await expectRefusal(askAgain(newcomer), 'already_confirmed')
    await expectRefusal((await anna(stack)).call(account.activate, { body: { resend: true } }), 'already_confirmed')
    await expectRefusal(stranger(stack).call(account.activate, { body: { resend: true } }), 'authentication_required')
    expect(await mailsTo(stack, newcomer.form.email)).toHaveLength(1)
  })

  test('TRAP-34 the current user says when the sign-up mail was sent', async () => {
    const newcomer = await signUp(stack)
    await stack.settle()
    expect((await newcomer.call(account.current)).activation_mail_sent).toBe(true)
    stack.mailbox.isDown = true
    try {
      const later = await signUp(stack)
      expect(later.user.activation_mail_sent).toBe(false)
      expect((await later.call(account.current)).activation_mail_sent).toBe(false)
    } finally {
      await stack.settle()
      stack.mailbox.isDown = false
    }
  })
})
