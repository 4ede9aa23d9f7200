import { afterEach, describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import * as account from '#shared/contract/account.ts'
import * as members from '#shared/contract/members.ts'
import { login as loginLimits } from '#shared/rules/limits.ts'
import { linkLife } from '#shared/rules/link-life.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { withCountry } from '#test/support/country.ts'
import { askReset, freshAddress, lifeOf, resetToken, setPassword } from '#test/support/mailed-links.ts'
import { bram } from '#test/support/people.ts'
import { activationToken, login, mailsTo, signUp, signUpAndConfirm, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { expectSimilarTime } from '#test/support/timing.ts'
import { expectRefusal } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => void stack.clock.reset())

const password = 'een-heel-nieuw-wachtwoord'
const expired = 'Link verlopen of invalide, vraag een nieuwe e-mail aan'
const use = (token: string, chosen = password) => setPassword(stranger(stack), token, chosen)

describe('a request for a password reset', () => {
  test('ACC-35 NOTIF-12 mails a link to the reset page, with its token behind the #', async () => {
    const { form } = await signUpAndConfirm(stack)
    expect(await askReset(stranger(stack), ` ${form.email.toUpperCase()} `)).toEqual({ status: 'mail_sent' })
    const [mail] = await mailsTo(stack, form.email)
    const link = new URL(mail!.links.find((one) => one.includes('token='))!)
    expect(link.pathname + link.search).toBe('/reset-password/do')
    expect(mail!.text).toContain('60 minuten')
    expect(mail!.headers).not.toHaveProperty('list-unsubscribe')
  })

  test('ACC-34 is refused without a mail when the address is unknown', async () => {
    const email = freshAddress()
    const { message } = await expectRefusal(askReset(stranger(stack), email), 'email_not_found')
    expect(message).toBe('E-mailadres niet gevonden')
    expect(await mailsTo(stack, email)).toEqual([])
  })

  test('TRAP-46 finds no account 14 days after a deletion; before, it mails the reactivation link', async () => {
    const { id, form } = await signUpAndConfirm(stack)
    const due = new Date(stack.clock.now().getTime() + 86_400_000)
    await changeAccount(id, { status: 'deletion_pending', deletionDueAt: due.toISOString() })
    await use(await resetToken(stack, form.email))
    expect((await mailsTo(stack, form.email)).some(({ text }) => text.includes('nog niet definitief'))).toBe(true)
    await expectRefusal(login(stranger(stack), { ...form, password }), 'account_deletion_pending')
    stack.clock.set(new Date(due.getTime() + 1000))
    await expectRefusal(askReset(stranger(stack), form.email), 'email_not_found')
  })

  test('TRAP-12 is accepted ten times an hour from one visitor, for any addresses', async () => {
    stack.clock.set(new Date('2027-03-02T10:00:00Z'))
    const visitor = stranger(stack)
    for (let n = 0; n < 10; n++) await expectRefusal(askReset(visitor, freshAddress()), 'email_not_found')
    await expectRefusal(askReset(visitor, freshAddress()), 'too_many_requests')
    stack.clock.advance({ hours: 1 })
    await expectRefusal(askReset(visitor, freshAddress()), 'email_not_found')
  })

  test('TRAP-12 sends at most five mails an hour to one address, and the last link still works', async () => {
    stack.clock.set(new Date('2027-03-01T10:00:00Z'))
    const { form } = await signUpAndConfirm(stack)
    let token = ''
    for (let n = 0; n < 5; n++) token = await resetToken(stack, form.email)
    await expectRefusal(askReset(stranger(stack), form.email), 'too_many_requests')
    expect(await use(token)).toEqual({ status: 'changed' })
  })

  test('TRAP-50 sends its mail even with notifications disabled', async () => {
    const { id, form } = await signUpAndConfirm(stack)
    await changeAccount(id, { notificationsDisabled: ['bounce', 'fbl', 'listunsubscribe'] })
    expect(await use(await resetToken(stack, form.email))).toEqual({ status: 'changed' })
  })
})

describe('the reset link', () => {
  test('ACC-38 sets the password once, and the old one stops working', async () => {
    const { id, form } = await signUpAndConfirm(stack)
    const token = await resetToken(stack, form.email)
    expect(await use(token)).toEqual({ status: 'changed' })
    expect((await login(stranger(stack), { ...form, password })).id).toBe(id)
    await expectRefusal(login(stranger(stack), form), 'login_failed')
    const again = await expectRefusal(use(token, 'nog-een-ander-wachtwoord'), 'link_invalid')
    expect(again.message).toBe(expired)
  })

  test('TRAP-37 OPEN-69 gives a browser that lost the answer the same one for ten minutes, and changes nothing again', async () => {
    const { form } = await signUpAndConfirm(stack)
    const token = await resetToken(stack, form.email)
    await use(token)
    const device = stranger(stack)
    await login(device, { ...form, password })
    const before = (await mailsTo(stack, form.email)).length
    stack.clock.advance({ minutes: 9 })
    const browser = stranger(stack)
    expect(await setPassword(browser, token, password)).toEqual({ status: 'changed' })
    expect(browser.cookies.has('__Host-device')).toBe(true)
    expect(await mailsTo(stack, form.email)).toHaveLength(before)
    await device.call(account.current)
    stack.clock.advance({ minutes: 1 })
    await expectRefusal(use(token), 'link_invalid')
  })

  test('ACC-37 OPEN-22 expires after 60 minutes, to the second', async () => {
    const { form } = await signUpAndConfirm(stack)
    for (const [offset, works] of [
      [-1, true],
      [0, false],
      [1, false],
    ] as const) {
      const token = await resetToken(stack, form.email)
      const { endsAt, seconds } = lifeOf(token)
      expect(seconds).toBe(linkLife.passwordReset)
      expect(seconds).toBe(3600)
      stack.clock.set(new Date((endsAt + offset) * 1000))
      if (works) await use(token)
      else expect((await expectRefusal(use(token), 'link_invalid')).message).toBe(expired)
      stack.clock.advance({ hours: 2 })
    }
  })

  test('ACC-37 is voided by a newer link and by a password change', async () => {
    const member = await signUpAndConfirm(stack)
    const { form } = member
    const first = await resetToken(stack, form.email)
    const second = await resetToken(stack, form.email)
    await expectRefusal(use(first), 'link_invalid')
    await member.call(account.change, { body: { password, old_password: form.password } })
    await expectRefusal(use(second, 'nog-een-ander-wachtwoord'), 'link_invalid')
    await login(stranger(stack), { ...form, password })
  })

  test('ACC-37 is refused with a forged token, and with one of another purpose or member', async () => {
    const member = await signUpAndConfirm(stack)
    const token = await resetToken(stack, member.form.email)
    const [head, body, signature] = token.split('.')
    const other = await signUp(stack)
    const claims = JSON.parse(Buffer.from(body!, 'base64url').toString()) as Record<string, unknown>
    const stolen = Buffer.from(JSON.stringify({ ...claims, sub: other.id })).toString('base64url')
    for (const wrong of [
      `${head}.${stolen}.${signature}`,
      `${head}.${body}`,
      'x'.repeat(200),
      await activationToken(stack, other),
      member.cookies.get('__Host-session')!,
    ])
      expect((await expectRefusal(use(wrong), 'link_invalid')).message).toBe(expired)
    await expectRefusal(stranger(stack).call(account.activate, { body: { token } }), 'link_invalid')
  })

  test('ACC-38 sets one password when used ten times in parallel with ten', async () => {
    const { form } = await signUpAndConfirm(stack)
    const token = await resetToken(stack, form.email)
    const chosen = Array.from({ length: 10 }, (_, n) => `een-wachtwoord-nummer-${n}`)
    const outcomes = await Promise.allSettled(chosen.map((one) => use(token, one)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const winner = chosen[outcomes.findIndex(({ status }) => status === 'fulfilled')]!
    await login(stranger(stack), { ...form, password: winner })
  })

  test('OPEN-04 refuses a common password with a text, and still works afterwards', async () => {
    const { form } = await signUpAndConfirm(stack)
    const token = await resetToken(stack, form.email)
    for (const weak of ['12345678', form.email, form.name.toUpperCase()])
      await expectRefusal(use(token, weak), 'password_too_common')
    await expectRefusal(use(token, 'kort'), 'invalid_password')
    await use(token)
  })
})

describe('a password reset', () => {
  test('ACC-38 ends every session at once, even one started in parallel with the old password', async () => {
    const member = await signUpAndConfirm(stack)
    const { form } = member
    const phone = stranger(stack)
    await login(phone, form)
    const token = await resetToken(stack, form.email)
    const late = Array.from({ length: 5 }, () => stranger(stack))
    await Promise.allSettled([use(token), ...late.map((one) => login(one, form))])
    for (const device of [member, phone, ...late])
      await expectRefusal(device.call(account.current), 'authentication_required')
  })

  test('TRAP-43 lifts the blocks by failed sign-ins, for every visitor', async () => {
    const { form } = await signUpAndConfirm(stack)
    const [home, work] = [stranger(stack), stranger(stack)]
    for (const visitor of [home, work]) {
      for (let n = 0; n < loginLimits.attempts; n++)
        await expectRefusal(login(visitor, { ...form, password: 'fout-wachtwoord' }), 'login_failed')
      await expectRefusal(login(visitor, form), 'login_blocked')
    }
    await use(await resetToken(stack, form.email))
    for (const visitor of [home, work]) await login(visitor, { ...form, password })
    // From here on, failures count as usual.
    for (let n = 0; n < loginLimits.attempts; n++) await expectRefusal(login(home, form), 'login_failed')
    await expectRefusal(login(home, { ...form, password }), 'login_blocked')
    await login(work, { ...form, password })
  })

  test('mails a notice without any link that has a token', async () => {
    const { form } = await signUpAndConfirm(stack)
    await use(await resetToken(stack, form.email))
    const [mail] = await mailsTo(stack, form.email)
    expect(mail!.subject).toMatch(/gewijzigd/)
    expect(mail!.links.join()).not.toContain('token')
  })

  test('ACC-26 confirms an unconfirmed address, since the mail reached it', async () => {
    const newcomer = await signUp(stack)
    await use(await resetToken(stack, newcomer.form.email))
    const existing = await findAccount(newcomer.id, { consistent: true })
    expect(existing).toMatchObject({ status: 'active', confirmedAt: expect.any(String) })
    await stack.settle()
    const viewer = await bram(stack)
    expect((await viewer.call(members.profile, { query: { id: newcomer.id } })).id).toBe(newcomer.id)
  })
})

describe('TRAP-12 where a country hides who has an account', () => {
  const hidden = (run: () => Promise<void>) => withCountry('NL', { hideAccountExistence: true }, run)

  test('a known and an unknown address get identical answers, and only the mailbox shows the difference', async () => {
    const { form } = await signUpAndConfirm(stack)
    const unknown = freshAddress()
    await hidden(async () => {
      const answers = await Promise.all(
        [form.email, unknown].map((email) =>
          stranger(stack).raw('POST', '/api/reset-password.php', { body: { email } }),
        ),
      )
      for (const { status, body, headers } of answers) {
        expect({ status, body }).toEqual({ status: 200, body: { status: 'mail_sent' } })
        expect(headers.getSetCookie()).toEqual([])
      }
    })
    const [told] = await mailsTo(stack, unknown)
    expect(told!.subject).toMatch(/Geen account/)
    expect(told!.links.join()).not.toContain('token')
  })

  test('neither answer takes more than 2.5 times as long as the other', async () => {
    const people = await Promise.all(Array.from({ length: 9 }, () => signUpAndConfirm(stack)))
    const askFor = (email: string) => () => askReset(stranger(stack), email)
    await hidden(() =>
      expectSimilarTime(
        people.map(({ form }) => askFor(form.email)),
        people.map(() => askFor(freshAddress())),
        { within: 2.5 },
      ),
    )
    await stack.settle()
  })
})
