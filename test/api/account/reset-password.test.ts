import { afterEach, describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { account } from '#shared/contract/account.ts'
import { members } from '#shared/contract/members.ts'
import { linkLife, login as loginLimits } from '#shared/rules/limits.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { withCountry } from '#test/support/country.ts'
import { askReset, freshAddress, lifeOf, resetToken, setPassword } from '#test/support/mailed-links.ts'
import { bram } from '#test/support/people.ts'
import { activationToken, login, mailsTo, signUp, signUpAndConfirm, stranger } from '#test/support/signup.ts'
import { expectRefusal } from '#test/support/visitor.ts'
import { openWorld } from '#test/support/world.ts'

const world = openWorld()
afterEach(() => void world.clock.reset())

const password = 'een-heel-nieuw-wachtwoord'
const expired = 'Link verlopen of invalide, vraag een nieuwe e-mail aan'
const use = (token: string, chosen = password) => setPassword(stranger(world), token, chosen)

describe('a request for a password reset', () => {
  test('ACC-35 NOTIF-12 mails a link to the reset page, with its token behind the #', async () => {
    const { form } = await signUpAndConfirm(world)
    expect(await askReset(stranger(world), ` ${form.email.toUpperCase()} `)).toEqual({ status: 'mail_sent' })
    const [mail] = await mailsTo(world, form.email)
    const link = new URL(mail!.links.find((one) => one.includes('token='))!)
    expect(link.pathname + link.search).toBe('/reset-password/do')
    expect(mail!.text).toContain('60 minuten')
    expect(mail!.headers).not.toHaveProperty('list-unsubscribe')
  })

  test('ACC-34 is refused without a mail when the address is unknown', async () => {
    const email = freshAddress()
    const { message } = await expectRefusal(askReset(stranger(world), email), 'email_not_found')
    expect(message).toBe('E-mailadres niet gevonden')
    expect(await mailsTo(world, email)).toEqual([])
  })

  test('TRAP-46 finds no account 14 days after a deletion; before, it mails the reactivation link', async () => {
    const { id, form } = await signUpAndConfirm(world)
    const due = new Date(world.clock.now().getTime() + 86_400_000)
    await changeAccount(id, { status: 'deletion_pending', deletionDueAt: due.toISOString() })
    await use(await resetToken(world, form.email))
    expect((await mailsTo(world, form.email)).some(({ text }) => text.includes('nog niet definitief'))).toBe(true)
    await expectRefusal(login(stranger(world), { ...form, password }), 'account_deletion_pending')
    world.clock.set(new Date(due.getTime() + 1000))
    await expectRefusal(askReset(stranger(world), form.email), 'email_not_found')
  })

  test('TRAP-12 is accepted ten times an hour from one visitor, for any addresses', async () => {
    world.clock.set(new Date('2027-03-02T10:00:00Z'))
    const visitor = stranger(world)
    for (let n = 0; n < 10; n++) await expectRefusal(askReset(visitor, freshAddress()), 'email_not_found')
    await expectRefusal(askReset(visitor, freshAddress()), 'too_many_requests')
    world.clock.advance({ hours: 1 })
    await expectRefusal(askReset(visitor, freshAddress()), 'email_not_found')
  })

  test('TRAP-12 sends at most five mails an hour to one address, and the last link still works', async () => {
    world.clock.set(new Date('2027-03-01T10:00:00Z'))
    const { form } = await signUpAndConfirm(world)
    let token = ''
    for (let n = 0; n < 5; n++) token = await resetToken(world, form.email)
    await expectRefusal(askReset(stranger(world), form.email), 'too_many_requests')
    expect(await use(token)).toEqual({ status: 'changed' })
  })

  test('TRAP-50 sends its mail even with notifications disabled', async () => {
    const { id, form } = await signUpAndConfirm(world)
    await changeAccount(id, { notificationsDisabled: ['bounce', 'fbl', 'listunsubscribe'] })
    expect(await use(await resetToken(world, form.email))).toEqual({ status: 'changed' })
  })
})

describe('the reset link', () => {
  test('ACC-38 sets the password once, and the old one stops working', async () => {
    const { id, form } = await signUpAndConfirm(world)
    const token = await resetToken(world, form.email)
    expect(await use(token)).toEqual({ status: 'changed' })
    expect((await login(stranger(world), { ...form, password })).id).toBe(id)
    await expectRefusal(login(stranger(world), form), 'login_failed')
    expect((await expectRefusal(use(token), 'link_invalid')).message).toBe(expired)
  })

  test('ACC-37 OPEN-22 expires after 60 minutes, to the second', async () => {
    const { form } = await signUpAndConfirm(world)
    for (const [offset, works] of [
      [-1, true],
      [0, false],
      [1, false],
    ] as const) {
      const token = await resetToken(world, form.email)
      const { endsAt, seconds } = lifeOf(token)
      expect(seconds).toBe(linkLife.passwordReset)
      expect(seconds).toBe(3600)
      world.clock.set(new Date((endsAt + offset) * 1000))
      if (works) await use(token)
      else expect((await expectRefusal(use(token), 'link_invalid')).message).toBe(expired)
      world.clock.advance({ hours: 2 })
    }
  })

  test('ACC-37 is voided by a newer link and by a password change', async () => {
    const member = await signUpAndConfirm(world)
    const { form } = member
    const first = await resetToken(world, form.email)
    const second = await resetToken(world, form.email)
    await expectRefusal(use(first), 'link_invalid')
    await member.call(account.change, { body: { password, old_password: form.password } })
    await expectRefusal(use(second, 'nog-een-ander-wachtwoord'), 'link_invalid')
    await login(stranger(world), { ...form, password })
  })

  test('ACC-37 is refused with a forged token, and with one of another purpose or member', async () => {
    const member = await signUpAndConfirm(world)
    const token = await resetToken(world, member.form.email)
    const [head, body, signature] = token.split('.')
    const other = await signUp(world)
    const claims = JSON.parse(Buffer.from(body!, 'base64url').toString()) as Record<string, unknown>
    const stolen = Buffer.from(JSON.stringify({ ...claims, sub: other.id })).toString('base64url')
    for (const wrong of [
      `${head}.${stolen}.${signature}`,
      `${head}.${body}`,
      'x'.repeat(200),
      await activationToken(world, other),
      member.cookies.get('__Host-session')!,
    ])
      expect((await expectRefusal(use(wrong), 'link_invalid')).message).toBe(expired)
    await expectRefusal(stranger(world).call(account.activate, { body: { token } }), 'link_invalid')
  })

  test('ACC-38 sets one password when used ten times in parallel with ten', async () => {
    const { form } = await signUpAndConfirm(world)
    const token = await resetToken(world, form.email)
    const chosen = Array.from({ length: 10 }, (_, n) => `een-wachtwoord-nummer-${n}`)
    const outcomes = await Promise.allSettled(chosen.map((one) => use(token, one)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const winner = chosen[outcomes.findIndex(({ status }) => status === 'fulfilled')]!
    await login(stranger(world), { ...form, password: winner })
  })

  test('OPEN-04 refuses a common password with a text, and still works afterwards', async () => {
    const { form } = await signUpAndConfirm(world)
    const token = await resetToken(world, form.email)
    for (const weak of ['12345678', form.email, form.name.toUpperCase()])
      await expectRefusal(use(token, weak), 'password_too_common')
    await expectRefusal(use(token, 'kort'), 'invalid_password')
    await use(token)
  })
})

describe('a password reset', () => {
  test('ACC-38 ends every session at once, even one started in parallel with the old password', async () => {
    const member = await signUpAndConfirm(world)
    const { form } = member
    const phone = stranger(world)
    await login(phone, form)
    const token = await resetToken(world, form.email)
    const late = Array.from({ length: 5 }, () => stranger(world))
    await Promise.allSettled([use(token), ...late.map((one) => login(one, form))])
    for (const device of [member, phone, ...late])
      await expectRefusal(device.call(account.current), 'authentication_required')
  })

  test('TRAP-43 lifts the blocks by failed sign-ins, for every visitor', async () => {
    const { form } = await signUpAndConfirm(world)
    const [home, work] = [stranger(world), stranger(world)]
    for (const visitor of [home, work]) {
      for (let n = 0; n < loginLimits.attempts; n++)
        await expectRefusal(login(visitor, { ...form, password: 'fout-wachtwoord' }), 'login_failed')
      await expectRefusal(login(visitor, form), 'login_blocked')
    }
    await use(await resetToken(world, form.email))
    for (const visitor of [home, work]) await login(visitor, { ...form, password })
    // From here on, failures count as usual.
    for (let n = 0; n < loginLimits.attempts; n++) await expectRefusal(login(home, form), 'login_failed')
    await expectRefusal(login(home, { ...form, password }), 'login_blocked')
    await login(work, { ...form, password })
  })

  test('mails a notice without any link that has a token', async () => {
    const { form } = await signUpAndConfirm(world)
    await use(await resetToken(world, form.email))
    const [mail] = await mailsTo(world, form.email)
    expect(mail!.subject).toMatch(/gewijzigd/)
    expect(mail!.links.join()).not.toContain('token')
  })

  test('ACC-26 confirms an unconfirmed address, since the mail reached it', async () => {
    const newcomer = await signUp(world)
    await use(await resetToken(world, newcomer.form.email))
    const standing = await findAccount(newcomer.id, { consistent: true })
    expect(standing).toMatchObject({ status: 'active', confirmedAt: expect.any(String) })
    await world.settle()
    const viewer = await bram(world)
    expect((await viewer.call(members.profile, { query: { id: newcomer.id } })).id).toBe(newcomer.id)
  })
})

describe('TRAP-12 where a country hides who has an account', () => {
  const hidden = (run: () => Promise<void>) => withCountry('NL', { hideAccountExistence: true }, run)

  test('a known and an unknown address get identical answers, and only the mailbox shows the difference', async () => {
    const { form } = await signUpAndConfirm(world)
    const unknown = freshAddress()
    await hidden(async () => {
      const answers = await Promise.all(
        [form.email, unknown].map((email) =>
          stranger(world).raw('POST', '/api/reset-password.php', { body: { email } }),
        ),
      )
      for (const { status, body, headers } of answers) {
        expect({ status, body }).toEqual({ status: 200, body: { status: 'mail_sent' } })
        expect(headers.getSetCookie()).toEqual([])
      }
    })
    const [told] = await mailsTo(world, unknown)
    expect(told!.subject).toMatch(/Geen account/)
    expect(told!.links.join()).not.toContain('token')
  })

  test('both answers take about the same time', async () => {
    const people = await Promise.all(Array.from({ length: 9 }, () => signUpAndConfirm(world)))
    await hidden(async () => {
      const timed = async (email: string) => {
        const startedAt = performance.now()
        await askReset(stranger(world), email)
        return performance.now() - startedAt
      }
      const [known, unknown]: number[][] = [[], []]
      for (const { form } of people) {
        known!.push(await timed(form.email))
        unknown!.push(await timed(freshAddress()))
      }
      const median = (times: number[]) => times.sort((a, b) => a - b)[4]!
      expect(median(unknown!) / median(known!)).toBeGreaterThan(0.4)
      expect(median(unknown!) / median(known!)).toBeLessThan(2.5)
    })
    await world.settle()
  })
})
