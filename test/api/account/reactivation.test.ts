import { afterEach, describe, expect, test } from 'vitest'
import { hashPassword } from '#functions/platform/password.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { account } from '#shared/contract/account.ts'
import { chats } from '#shared/contract/chats.ts'
import { likes } from '#shared/contract/likes.ts'
import { members } from '#shared/contract/members.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { comeBack, leave, wayBack } from '#test/support/leaving.ts'
import { anna, bram } from '#test/support/people.ts'
import { login, mailsTo, signUp, signUpAndConfirm, stranger } from '#test/support/signup.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'
import { openWorld } from '#test/support/world.ts'

const world = openWorld()
afterEach(() => void world.clock.reset())
const statusOf = async (id: string) => (await findAccount(id, { consistent: true }))?.status

describe('ACC-47 ACC-48 the reactivation link', () => {
  test('restores conversations, likes, credits, premium and search, and sends a mail', async () => {
    const a = await anna(world, { credits: 42, premium: true, region: 'NL-FL' })
    const b = await bram(world)
    await a.call(chats.send, { body: { member: b.id, id: newId(), text: 'Hoi' } })
    await b.call(likes.like, { body: { id: a.id } })
    await world.settle()
    const token = await leave(world, a, a.email)
    expect(await comeBack(world, token)).toEqual({ status: 'reactivated' })
    await world.settle()

    expect(await findAccount(a.id)).toMatchObject({ status: 'active', credits: 41, premium: true })
    expect((await b.call(chats.list)).chats.map(({ profile }) => profile)).toEqual([a.id])
    expect((await b.call(members.profile, { query: { id: a.id } })).likes_me).toBe(false)
    expect((await b.call(likes.list)).profiles.map(({ profile }) => profile.id)).toEqual([a.id])
    const found = await b.call(members.search, { query: { gender: 'female', countryregion: 'NL-FL' } })
    expect([found.numResults, found.results[0]?.id]).toEqual([1, a.id])
    expect((await mailsTo(world, a.email))[0]!.subject).toContain('is terug')
  })

  test('OPEN-22 works until the end of the 14 days, to the second', async () => {
    const start = new Date('2027-05-01T12:00:00.400Z')
    for (const [seconds, works] of [
      [-1, true],
      [0, false],
      [1, false],
    ] as const) {
      world.clock.set(start)
      const a = await anna(world)
      const token = await leave(world, a, a.email)
      const final = Date.parse((await findAccount(a.id))!.deletionDueAt!)
      // The clock keeps running during the call.
      world.clock.set(new Date(final + seconds * 1000))
      if (works) expect(await comeBack(world, token)).toEqual({ status: 'reactivated' })
      else await expectRefusal(comeBack(world, token), 'link_invalid')
      expect(await statusOf(a.id)).toBe(works ? 'active' : 'deletion_pending')
    }
  })

  test('accepts a repeat after a lost answer, but no later use', async () => {
    const a = await anna(world)
    const token = await leave(world, a, a.email)
    await comeBack(world, token)
    expect(await comeBack(world, token)).toEqual({ status: 'reactivated' })
    expect(await mailsTo(world, a.email)).toHaveLength(2)
    world.clock.advance({ minutes: 11 })
    await expectRefusal(comeBack(world, token), 'link_invalid')
  })

  test('belongs to one deletion, and does not undo a later one', async () => {
    const newcomer = await signUpAndConfirm(world)
    const { email } = newcomer.form
    const old = await leave(world, newcomer, email)
    await comeBack(world, old)
    await login(newcomer, newcomer.form)
    world.clock.advance({ minutes: 1 })
    const token = await leave(world, newcomer, email)
    expect(token).not.toBe(old)
    await expectRefusal(comeBack(world, old), 'link_invalid')
    expect(await statusOf(newcomer.id)).toBe('deletion_pending')
    await comeBack(world, token)
    expect(await statusOf(newcomer.id)).toBe('active')
  })

  test('restores unconfirmed members as unconfirmed and invisible ones as invisible', async () => {
    const newcomer = await signUp(world)
    await comeBack(world, await leave(world, newcomer, newcomer.form.email))
    expect(await statusOf(newcomer.id)).toBe('not_confirmed')
    const [hidden, b] = [await anna(world, { invisible: true, region: 'NL-ZE' }), await bram(world)]
    await comeBack(world, await leave(world, hidden, hidden.email))
    await world.settle()
    const found = await b.call(members.search, { query: { gender: 'female', countryregion: 'NL-ZE' } })
    expect(found.results).toEqual([])
  })

  test('does not revive the earlier sessions', async () => {
    const newcomer = await signUpAndConfirm(world)
    const cookies = new Map(newcomer.cookies)
    await comeBack(world, await leave(world, newcomer, newcomer.form.email))
    const old = stranger(world)
    for (const [name, value] of cookies) old.cookies.set(name, value)
    await expectRefusal(old.call(account.current), 'authentication_required')
    expect((await login(stranger(world), newcomer.form)).id).toBe(newcomer.id)
  })

  test('OPEN-24 does not restore a member whom staff banned meanwhile', async () => {
    const a = await anna(world)
    const token = await leave(world, a, a.email)
    await changeAccount(a.id, { status: 'banned' })
    await expectRefusal(comeBack(world, token), 'link_invalid')
    expect(await statusOf(a.id)).toBe('banned')
  })

  test('refuses a forged token and one for another purpose', async () => {
    await expectRefusal(comeBack(world, 'x'.repeat(60)), 'link_invalid')
    const newcomer = await signUp(world)
    const activation = (await mailsTo(world, newcomer.form.email))[0]!.links.find((link) => link.includes('#token='))!
    await expectRefusal(comeBack(world, activation.split('#token=')[1]!), 'link_invalid')
  })
})

describe('ACC-50 requesting the link again with address and password', () => {
  const password = 'een-goed-wachtwoord-24'
  const left = async () => {
    const a = await anna(world, { passwordHash: await hashPassword(password) })
    await leave(world, a, a.email)
    return a
  }
  const ask = (email: string, typed = password) =>
    stranger(world).call(account.reactivate, { body: { email, password: typed } })

  test('sends a working link, at most five times a day', async () => {
    world.clock.set(new Date('2027-06-10T09:00:00Z'))
    const a = await left()
    for (let n = 0; n < 5; n++) expect(await ask(a.email)).toEqual({ status: 'mail_sent' })
    await expectRefusal(ask(a.email), 'too_many_requests')
    expect(await mailsTo(world, a.email)).toHaveLength(6)
    world.clock.advance({ hours: 24 })
    expect(await ask(a.email)).toEqual({ status: 'mail_sent' })
    await comeBack(world, await wayBack(world, a.email))
    expect(await statusOf(a.id)).toBe('active')
  })

  test('answers a wrong password and an unknown address alike, and blocks like the login (TRAP-12)', async () => {
    const a = await left()
    const wrong = await expectRefusal(ask(a.email, 'niet-het-wachtwoord'), 'login_failed')
    const unknown = await expectRefusal(ask('niemand.hier@example.org'), 'login_failed')
    expect(wrong).toEqual(unknown)
    const one = stranger(world)
    for (let n = 0; n < 5; n++)
      await expectRefusal(
        one.call(account.reactivate, { body: { email: a.email, password: 'niet-het-wachtwoord' } }),
        'login_failed',
      )
    await expectRefusal(one.call(account.reactivate, { body: { email: a.email, password } }), 'login_blocked')
    await expectRefusal(login(one, { email: a.email, password }), 'login_blocked')
  })

  test('sends nothing to an active or a banned member', async () => {
    const a = await left()
    await comeBack(world, await wayBack(world, a.email))
    const mails = (await mailsTo(world, a.email)).length
    expect(await ask(a.email)).toEqual({ status: 'reactivated' })
    await changeAccount(a.id, { status: 'banned' })
    await expectRefusal(ask(a.email), 'link_invalid')
    expect(await mailsTo(world, a.email)).toHaveLength(mails)
  })
})
