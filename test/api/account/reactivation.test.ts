import { afterEach, describe, expect, test } from 'vitest'
import { hashPassword } from '#functions/platform/password.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import * as account from '#shared/contract/account.ts'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import * as members from '#shared/contract/members.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { comeBack, leave, wayBack } from '#test/support/leaving.ts'
import { anna, bram } from '#test/support/people.ts'
import { login, mailsTo, signUp, signUpAndConfirm, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => void stack.clock.reset())
const statusOf = async (id: string) => (await findAccount(id, { consistent: true }))?.status

describe('ACC-47 ACC-48 the reactivation link', () => {
  test('restores conversations, likes, credits, premium and search, and sends a mail', async () => {
    const a = await anna(stack, { credits: 42, premium: true, region: 'NL-FL' })
    const b = await bram(stack)
    await a.call(chats.send, { body: { member: b.id, id: newId(), text: 'Hoi' } })
    await b.call(likes.like, { body: { id: a.id } })
    await stack.settle()
    const token = await leave(stack, a, a.email)
    expect(await comeBack(stack, token)).toEqual({ status: 'reactivated' })
    await stack.settle()

    expect(await findAccount(a.id)).toMatchObject({ status: 'active', credits: 41, premium: true })
    expect((await b.call(chats.list)).chats.map(({ profile }) => profile)).toEqual([a.id])
    expect((await b.call(members.profile, { query: { id: a.id } })).likes_me).toBe(false)
    expect((await b.call(likes.list)).profiles.map(({ profile }) => profile.id)).toEqual([a.id])
    const found = await b.call(members.search, { query: { gender: 'female', countryregion: 'NL-FL' } })
    expect([found.numResults, found.results[0]?.id]).toEqual([1, a.id])
    expect((await mailsTo(stack, a.email))[0]!.subject).toContain('is terug')
  })

  test('OPEN-22 works until the end of the 14 days, to the second', async () => {
    const start = new Date('2027-05-01T12:00:00.400Z')
    for (const [seconds, works] of [
      [-1, true],
      [0, false],
      [1, false],
    ] as const) {
      stack.clock.set(start)
      const a = await anna(stack)
      const token = await leave(stack, a, a.email)
      const final = Date.parse((await findAccount(a.id))!.deletionDueAt!)
      // Whole seconds before and after the end of the grace period, because the clock keeps running
      // during the call.
      stack.clock.set(new Date(final + seconds * 1000))
      if (works) expect(await comeBack(stack, token)).toEqual({ status: 'reactivated' })
      else await expectRefusal(comeBack(stack, token), 'link_invalid')
      expect(await statusOf(a.id)).toBe(works ? 'active' : 'deletion_pending')
    }
  })

  test('accepts a repeat after a lost answer, but no later use', async () => {
    const a = await anna(stack)
    const token = await leave(stack, a, a.email)
    await comeBack(stack, token)
    expect(await comeBack(stack, token)).toEqual({ status: 'reactivated' })
    expect(await mailsTo(stack, a.email)).toHaveLength(2)
    stack.clock.advance({ minutes: 11 })
    await expectRefusal(comeBack(stack, token), 'link_invalid')
  })

  test('belongs to one deletion, and does not undo a later one', async () => {
    const newcomer = await signUpAndConfirm(stack)
    const { email } = newcomer.form
    const old = await leave(stack, newcomer, email)
    await comeBack(stack, old)
    await login(newcomer, newcomer.form)
    stack.clock.advance({ minutes: 1 })
    const token = await leave(stack, newcomer, email)
    expect(token).not.toBe(old)
    await expectRefusal(comeBack(stack, old), 'link_invalid')
    expect(await statusOf(newcomer.id)).toBe('deletion_pending')
    await comeBack(stack, token)
    expect(await statusOf(newcomer.id)).toBe('active')
  })

  test('restores unconfirmed members as unconfirmed and invisible ones as invisible', async () => {
    const newcomer = await signUp(stack)
    await comeBack(stack, await leave(stack, newcomer, newcomer.form.email))
    expect(await statusOf(newcomer.id)).toBe('not_confirmed')
    const [hidden, b] = [await anna(stack, { invisible: true, region: 'NL-ZE' }), await bram(stack)]
    await comeBack(stack, await leave(stack, hidden, hidden.email))
    await stack.settle()
    const found = await b.call(members.search, { query: { gender: 'female', countryregion: 'NL-ZE' } })
    expect(found.results).toEqual([])
  })

  test('does not revive the earlier sessions', async () => {
    const newcomer = await signUpAndConfirm(stack)
    const cookies = new Map(newcomer.cookies)
    await comeBack(stack, await leave(stack, newcomer, newcomer.form.email))
    const old = stranger(stack)
    for (const [name, value] of cookies) old.cookies.set(name, value)
    await expectRefusal(old.call(account.current), 'authentication_required')
    expect((await login(stranger(stack), newcomer.form)).id).toBe(newcomer.id)
  })

  test('OPEN-24 does not restore a member whom staff banned meanwhile', async () => {
    const a = await anna(stack)
    const token = await leave(stack, a, a.email)
    await changeAccount(a.id, { status: 'banned' })
    await expectRefusal(comeBack(stack, token), 'link_invalid')
    expect(await statusOf(a.id)).toBe('banned')
  })

  test('refuses a forged token and one for another purpose', async () => {
    await expectRefusal(comeBack(stack, 'x'.repeat(60)), 'link_invalid')
    const newcomer = await signUp(stack)
    const activation = (await mailsTo(stack, newcomer.form.email))[0]!.links.find((link) => link.includes('#token='))!
    await expectRefusal(comeBack(stack, activation.split('#token=')[1]!), 'link_invalid')
  })
})

describe('ACC-50 requesting the link again with address and password', () => {
  const password = 'een-goed-wachtwoord-24'
  const left = async () => {
    const a = await anna(stack, { passwordHash: await hashPassword(password) })
    await leave(stack, a, a.email)
    return a
  }
  const ask = (email: string, typed = password) =>
    stranger(stack).call(ownAccount.reactivate, { body: { email, password: typed } })

  test('sends a working link, at most five times a day', async () => {
    stack.clock.set(new Date('2027-06-10T09:00:00Z'))
    const a = await left()
    for (let n = 0; n < 5; n++) expect(await ask(a.email)).toEqual({ status: 'mail_sent' })
    await expectRefusal(ask(a.email), 'too_many_requests')
    expect(await mailsTo(stack, a.email)).toHaveLength(6)
    stack.clock.advance({ hours: 24 })
    expect(await ask(a.email)).toEqual({ status: 'mail_sent' })
    await comeBack(stack, await wayBack(stack, a.email))
    expect(await statusOf(a.id)).toBe('active')
  })

  test('answers a wrong password and an unknown address alike, and blocks like the login (TRAP-12)', async () => {
    const a = await left()
    const wrong = await expectRefusal(ask(a.email, 'niet-het-wachtwoord'), 'login_failed')
    const unknown = await expectRefusal(ask('niemand.hier@example.org'), 'login_failed')
    expect(wrong).toEqual(unknown)
    const one = stranger(stack)
    for (let n = 0; n < 5; n++)
      await expectRefusal(
        one.call(ownAccount.reactivate, { body: { email: a.email, password: 'niet-het-wachtwoord' } }),
        'login_failed',
      )
    await expectRefusal(one.call(ownAccount.reactivate, { body: { email: a.email, password } }), 'login_blocked')
    await expectRefusal(login(one, { email: a.email, password }), 'login_blocked')
  })

  test('sends nothing to an active or a banned member', async () => {
    const a = await left()
    await comeBack(stack, await wayBack(stack, a.email))
    const mails = (await mailsTo(stack, a.email)).length
    expect(await ask(a.email)).toEqual({ status: 'reactivated' })
    await changeAccount(a.id, { status: 'banned' })
    await expectRefusal(ask(a.email), 'link_invalid')
    expect(await mailsTo(stack, a.email)).toHaveLength(mails)
  })
})
