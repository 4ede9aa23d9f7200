import { afterEach, describe, expect, test } from 'vitest'
import * as account from '#shared/contract/account.ts'
import { OwnProfile } from '#shared/model/user.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { cookieIn, login, signUp, signUpAndConfirm, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => void stack.clock.reset())

const inDays = (days: number, seconds = 0) =>
  new Date(stack.clock.now().getTime() + days * 86_400_000 + seconds * 1000).toISOString()

describe('sign-in', () => {
  test('ACC-27 ACC-30 OPEN-07 OPEN-23 API-01 with the right password starts a new session and answers the current user', async () => {
    const { id, form } = await signUpAndConfirm(stack)
    const visitor = stranger(stack)
    const { email, password } = form
    const { status, headers, body } = await visitor.raw('POST', '/api/user.php', { body: { email, password } })
    expect(status).toBe(200)
    const session = cookieIn(headers, '__Host-session')!
    expect(session).toMatchObject({ path: '/', 'max-age': String(30 * 86_400), samesite: 'Lax' })
    expect(Object.keys(session)).toEqual(expect.arrayContaining(['secure', 'httponly']))
    expect(session).not.toHaveProperty('domain')

    const current = await visitor.call(account.current)
    expect({ ...current, server_time: '' }).toEqual({ ...body, server_time: '' })
    expect(current).toMatchObject({ id, email: form.email, status: 'active' })
  })

  test('ACC-32 I18N-25 PROF-01 PROF-02 PROF-22 answers every field of the current user that the screens need', async () => {
    const { form } = await signUpAndConfirm(stack)
    const user = await login(stranger(stack), form)
    expect(user).toMatchObject({
      status: 'active',
      credits: expect.any(Number),
      paid_user: false,
      language: 'nl',
      fictional_icon: 'mask',
      notifications_disabled: [],
    })
    expect(Math.abs(Date.parse(user.signup_date) - stack.clock.now().getTime())).toBeLessThan(60_000)
    expect(Math.abs(Date.parse(user.server_time) - stack.clock.now().getTime())).toBeLessThan(60_000)
    expect(Object.keys(user.profile).sort()).toEqual(Object.keys(OwnProfile.shape).sort())
    expect(user.profile.main_image).toBeNull()
    expect(JSON.stringify(user)).not.toMatch(/passwordHash|scrypt|argon/)
  })

  test('ACC-18 ignores the case of the address', async () => {
    const { id, form } = await signUp(stack)
    const user = await login(stranger(stack), { ...form, email: ` ${form.email.toUpperCase()} ` })
    expect(user).toMatchObject({ id, status: 'not_confirmed' })
  })

  test('ACC-28 API-01 OPEN-07 TRAP-12 answers a wrong password and an unknown address identically, byte for byte', async () => {
    const { form } = await signUpAndConfirm(stack)
    const answers = await Promise.all(
      [form.email, 'niemand.hier@example.org'].map((email) =>
        stranger(stack).raw('POST', '/api/user.php', { body: { email, password: 'fout-wachtwoord' } }),
      ),
    )
    for (const { status, body, headers } of answers) {
      expect({ status, body }).toEqual({
        status: 401,
        body: { error: 'login_failed', message: 'Login mislukt, probeer opnieuw' },
      })
      expect(headers.getSetCookie()).toEqual([])
    }
  })

  test('TRAP-12 takes as much time for an unknown address as for a wrong password', async () => {
    const { form } = await signUpAndConfirm(stack)
    const timeFor = async (email: string) => {
      const startedAt = performance.now()
      await expectRefusal(login(stranger(stack), { email, password: 'fout-wachtwoord' }), 'login_failed')
      return performance.now() - startedAt
    }
    // Other load on the machine only adds time, so the fastest of nine alternating calls are
    // compared.
    let known = Infinity
    let unknown = Infinity
    for (let n = 0; n < 9; n++) {
      known = Math.min(known, await timeFor(form.email))
      unknown = Math.min(unknown, await timeFor(`niemand.${performance.now()}@example.org`))
    }
    // Hashing dominates the time of a sign-in, so the ratio would be tiny if one of the two
    // sign-ins skipped the hash.
    expect(unknown / known).toBeGreaterThan(0.5)
    expect(unknown / known).toBeLessThan(2)
  })

  test('API-02 the current user is refused without a session', async () => {
    await expectRefusal(stranger(stack).call(account.current), 'authentication_required')
  })
})

describe('members who may not sign in', () => {
  test('ACC-50 ERR-21 OPEN-78 a member with a pending deletion learns of it, but only with the right password', async () => {
    const { id, form } = await signUpAndConfirm(stack)
    await changeAccount(id, { status: 'deletion_pending', deletionDueAt: inDays(14) })
    const refusal = await expectRefusal(login(stranger(stack), form), 'account_deletion_pending')
    expect(refusal.message).toBe('Dit account is nog niet definitief verwijderd.')
    await expectRefusal(login(stranger(stack), { ...form, password: 'fout-wachtwoord' }), 'login_failed')
  })

  test('ACC-49 TRAP-46 after 14 days to the second, the account of a leaving member is unknown', async () => {
    const { id, form } = await signUpAndConfirm(stack)
    const start = new Date('2027-05-01T12:00:00Z')
    stack.clock.set(start)
    await changeAccount(id, { status: 'deletion_pending', deletionDueAt: inDays(14) })
    const at = (seconds: number) => stack.clock.set(new Date(start.getTime() + (14 * 86_400 + seconds) * 1000))
    at(-2)
    await expectRefusal(login(stranger(stack), form), 'account_deletion_pending')
    at(2)
    const gone = await expectRefusal(login(stranger(stack), form), 'login_failed')
    const unknown = await expectRefusal(
      login(stranger(stack), { ...form, email: 'niemand@example.org' }),
      'login_failed',
    )
    expect(gone).toEqual(unknown)
  })

  test('a banned member learns of the ban and whom to contact, but only with the right password', async () => {
    const { id, form } = await signUpAndConfirm(stack)
    await changeAccount(id, { status: 'banned' })
    const refusal = await expectRefusal(login(stranger(stack), form), 'account_banned')
    expect(refusal.message).toBe(`Dit account is geblokkeerd. Neem contact op via ${stack.env.SUPPORT_EMAIL}.`)
    await expectRefusal(login(stranger(stack), { ...form, password: 'fout-wachtwoord' }), 'login_failed')
  })

  test.each(['banned', 'deletion_pending', 'deleted'] as const)(
    'TRAP-46 a member who became %s is signed out at once on every device',
    async (status) => {
      const member = await signUpAndConfirm(stack)
      const other = stranger(stack)
      await login(other, member.form)
      await changeAccount(member.id, { status, deletionDueAt: inDays(14) })
      for (const device of [member, other]) await expectRefusal(device.call(account.current), 'authentication_required')
    },
  )
})
