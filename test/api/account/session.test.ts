import { afterEach, describe, expect, test } from 'vitest'
import * as account from '#shared/contract/account.ts'
import * as chats from '#shared/contract/chats.ts'
import { sessionDays } from '#shared/rules/limits.ts'
import { anna, bram } from '#test/support/people.ts'
import { cookieIn, login, signUpAndConfirm, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => void stack.clock.reset())

const start = new Date('2027-04-01T12:00:00Z')
const at = (days: number, seconds = 0) => stack.clock.set(new Date(start.getTime() + (days * 86_400 + seconds) * 1000))
const stopAt = (days: number, seconds = 0) =>
  stack.clock.stopAt(new Date(start.getTime() + (days * 86_400 + seconds) * 1000))
const session = '__Host-session'

describe('the session', () => {
  test('ACC-30 OPEN-23 expires 30 days after the last renewal, to the second', async () => {
    for (const [seconds, holds] of [
      [-2, true],
      [2, false],
    ] as const) {
      stopAt(0)
      const member = await anna(stack)
      stopAt(sessionDays, seconds)
      if (holds) await member.call(account.current)
      else await expectRefusal(member.call(account.current), 'authentication_required')
    }
  })

  test('OPEN-23 is renewed at most once a day by use, for another 30 days', async () => {
    at(0)
    const member = await anna(stack)
    const current = () => member.raw('GET', '/api/user.php')
    at(0, 3_600)
    expect(cookieIn((await current()).headers, session)).toBeUndefined()
    at(2)
    const renewed = cookieIn((await current()).headers, session)!
    expect(renewed).toMatchObject({ path: '/', 'max-age': String(sessionDays * 86_400), samesite: 'Lax' })
    expect(Object.keys(renewed)).toEqual(expect.arrayContaining(['secure', 'httponly']))
    expect(cookieIn((await current()).headers, session)).toBeUndefined()
    at(sessionDays + 1)
    expect((await current()).status).toBe(200)
    // The previous call renewed the session once more.
    at(2 * sessionDays)
    expect((await current()).status).toBe(200)
  })

  test('ACC-31 API-05 logout ends the session of this device only, on the server and in the browser', async () => {
    const member = await signUpAndConfirm(stack)
    const phone = stranger(stack)
    await login(phone, member.form)
    const kept = phone.cookies.get(session)!
    const { status, body, headers } = await phone.raw('GET', '/api/logout.php')
    expect({ status, body }).toEqual({ status: 200, body: { logged_out: true } })
    expect(cookieIn(headers, session)).toMatchObject({ value: '', 'max-age': '0', path: '/' })
    phone.cookies.set(session, kept)
    await expectRefusal(phone.call(account.current), 'authentication_required')
    expect((await member.call(account.current)).id).toBe(member.id)
  })

  test('API-05 logout without a session, or twice, is no error', async () => {
    const visitor = stranger(stack)
    expect(await visitor.call(account.logout)).toEqual({ logged_out: true })
    const member = await anna(stack)
    const cookies = new Map(member.cookies)
    await member.call(account.logout)
    for (const [name, value] of cookies) member.cookies.set(name, value)
    expect(await member.call(account.logout)).toEqual({ logged_out: true })
  })

  test('a renewal in parallel with the logout does not revive the session', async () => {
    at(0)
    const member = await anna(stack)
    const cookies = new Map(member.cookies)
    at(2)
    await Promise.allSettled([
      ...Array.from({ length: 5 }, () => member.raw('GET', '/api/user.php')),
      member.raw('GET', '/api/logout.php'),
    ])
    for (const [name, value] of cookies) member.cookies.set(name, value)
    await expectRefusal(member.call(account.current), 'authentication_required')
  })
})

describe('settings of the member', () => {
  test('API-03 I18N-24 the chosen language is stored and used for refusals', async () => {
    const member = await anna(stack, { credits: 0 })
    expect((await member.call(account.change, { body: { language: 'en' } })).language).toBe('en')
    expect((await member.call(account.current)).language).toBe('en')
    const partner = await bram(stack)
    const refusal = await expectRefusal(
      member.call(chats.send, { body: { member: partner.id, id: '01HZZZZZZZZZZZZZZZZZZZZZZZ', text: 'Hi' } }),
      'insufficient_credits',
    )
    expect(refusal.message).not.toBe('Je hebt onvoldoende credits')
    await member.call(account.change, { body: { language: 'nl' } })
    expect((await member.call(account.current)).language).toBe('nl')
  })

  test('I18N-03 a language other than the seven is refused', async () => {
    const member = await anna(stack)
    const { status } = await member.raw('PUT', '/api/user.php', { body: { language: 'xx' } })
    expect(status).toBe(400)
    expect((await member.call(account.current)).language).toBe('nl')
  })

  test('BLOCK-09 OPEN-46 a free member switches invisible mode on and off, independently of the language', async () => {
    const member = await anna(stack)
    expect(await member.call(account.change, { body: { invisible: true } })).toMatchObject({ invisible: true })
    await member.call(account.change, { body: { language: 'en' } })
    expect(await member.call(account.current)).toMatchObject({ invisible: true, language: 'en' })
    await member.call(account.change, { body: { invisible: false } })
    expect(await member.call(account.current)).toMatchObject({ invisible: false, language: 'en' })
  })

  test('two parallel changes of different settings are both kept', async () => {
    const member = await anna(stack)
    await Promise.all([
      member.call(account.change, { body: { invisible: true } }),
      member.call(account.change, { body: { language: 'en' } }),
    ])
    expect(await member.call(account.current)).toMatchObject({ invisible: true, language: 'en' })
  })

  test('a member cannot change their credits, status or premium', async () => {
    const member = await anna(stack, { credits: 5 })
    await member.raw('PUT', '/api/user.php', {
      body: { language: 'nl', credits: 1000, status: 'banned', paid_user: true, premium: true },
    })
    expect(await member.call(account.current)).toMatchObject({ credits: 5, status: 'active', paid_user: false })
  })
})
