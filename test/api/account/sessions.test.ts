import { afterEach, describe, expect, test } from 'vitest'
import * as account from '#shared/contract/account.ts'
import * as notifications from '#shared/contract/notifications.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import { subscribe } from '#test/support/push.ts'
import { login, type Newcomer, signUp, signUpAndConfirm, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId, type Visitor } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => void stack.clock.reset())

const firefox = 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0'

/** A signed-in device of the member, with a browser of its own. */
async function deviceOf({ form }: Newcomer, userAgent = firefox): Promise<Visitor> {
  const device = stranger(stack)
  device.headers['user-agent'] = userAgent
  await login(device, form)
  return device
}
const list = async (who: Visitor) => (await who.call(ownAccount.listSessions)).sessions
const end = async (who: Visitor, id?: string) =>
  (await who.call(ownAccount.endSessions, { query: { id }, body: { id } })).sessions

describe('NOTIF-20 the session of a browser in which somebody else signs in', () => {
  const browserOf = async (member: Newcomer) => {
    const browser = await deviceOf(member)
    await subscribe(stack, browser)
    const before = stranger(stack)
    before.cookies.set('__Host-session', browser.cookies.get('__Host-session')!)
    return { browser, before }
  }
  const expectEnded = async (member: Newcomer, before: Visitor) => {
    await expectRefusal(before.call(account.current), 'authentication_required')
    expect(await list(member)).toHaveLength(1)
    expect((await member.call(notifications.preferences)).devices).toEqual([])
  }

  test('ends at the sign-in, with its pushes', async () => {
    const [member, next] = [await signUpAndConfirm(stack), await signUpAndConfirm(stack)]
    const { browser, before } = await browserOf(member)
    await expectRefusal(login(browser, { ...next.form, password: 'fout-wachtwoord' }), 'login_failed')
    expect(await list(member)).toHaveLength(2)
    await login(browser, next.form)
    expect((await browser.call(account.current)).id).toBe(next.id)
    await expectEnded(member, before)
  })

  test('ends at a signup, and at a repeat of its form, with its pushes', async () => {
    const member = await signUpAndConfirm(stack)
    const first = await browserOf(member)
    const next = await signUp(stack, {}, first.browser)
    await expectEnded(member, first.before)
    const again = await browserOf(member)
    expect((await again.browser.call(account.signup, { body: next.form as never })).id).toBe(next.id)
    await expectEnded(member, again.before)
  })
})

describe('the list of sessions', () => {
  test('describes each device, this one first, and reveals nothing else about it', async () => {
    const member = await signUpAndConfirm(stack)
    await deviceOf(member)
    const [own, other, ...more] = await list(member)
    expect(more).toEqual([])
    expect(own).toMatchObject({ current: true, device: '' })
    expect(other).toMatchObject({ current: false, device: 'Firefox, Android' })
    expect(Object.keys(other!).sort()).toEqual(['current', 'device', 'id', 'last_used_at', 'started_at'])
    expect(JSON.stringify([own, other])).not.toMatch(/127\.|Mozilla|130/)
  })

  test('has the last use as known from the renewal, and omits a session unused for 30 days', async () => {
    const start = new Date('2027-06-01T12:00:00Z')
    const at = (days: number) => stack.clock.set(new Date(start.getTime() + days * 86_400_000))
    at(0)
    const member = await signUpAndConfirm(stack)
    await deviceOf(member)
    at(20)
    await member.call(account.current)
    const [own, other] = await list(member)
    expect(own!.last_used_at.slice(0, 10)).toBe('2027-06-21')
    expect(other!.last_used_at.slice(0, 10)).toBe('2027-06-01')
    at(31)
    expect(await list(member)).toHaveLength(1)
  })

  test('lets one session be ended, at once and alone', async () => {
    const member = await signUpAndConfirm(stack)
    const [phone, tablet] = [await deviceOf(member), await deviceOf(member)]
    const [own] = await list(phone)
    const left = await end(member, own!.id)
    expect(left.map(({ id }) => id)).not.toContain(own!.id)
    expect(left).toHaveLength(2)
    await expectRefusal(phone.call(account.current), 'authentication_required')
    expect((await tablet.call(account.current)).id).toBe(member.id)
    // Ending is idempotent: an ended or unknown session is no error.
    expect(await end(member, own!.id)).toHaveLength(2)
    expect(await end(member, newId())).toHaveLength(2)
  })

  test('lets all others be ended; a session started in parallel is ended or still listed', async () => {
    const member = await signUpAndConfirm(stack)
    const others = [await deviceOf(member), await deviceOf(member)]
    expect(await end(member)).toMatchObject([{ current: true }])
    for (const other of others) await expectRefusal(other.call(account.current), 'authentication_required')
    expect((await member.call(account.current)).id).toBe(member.id)

    const late = Array.from({ length: 4 }, () => stranger(stack))
    await Promise.all([end(member), ...late.map((one) => login(one, member.form))])
    const alive = await Promise.all(late.map((one) => one.raw('GET', '/api/user.php')))
    expect(await list(member)).toHaveLength(1 + alive.filter(({ status }) => status === 200).length)
    expect(await end(member)).toHaveLength(1)
  })

  test('keeps this device signed in when all others are ended five times in parallel', async () => {
    const member = await signUpAndConfirm(stack)
    await Promise.all(Array.from({ length: 5 }, () => end(member)))
    expect(await list(member)).toHaveLength(1)
  })

  test('neither shows nor ends a session of another member', async () => {
    const [one, other] = [await signUpAndConfirm(stack), await signUpAndConfirm(stack)]
    const [session] = await list(other)
    expect((await end(one, session!.id)).map(({ id }) => id)).not.toContain(session!.id)
    expect((await other.call(account.current)).id).toBe(other.id)
  })

  test('signs this device out when its own session is ended', async () => {
    const member = await signUpAndConfirm(stack)
    const [own] = await list(member)
    expect(await end(member, own!.id)).toEqual([])
    expect(member.cookies.has('__Host-session')).toBe(false)
  })
})
