import { afterEach, describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import * as account from '#shared/contract/account.ts'
import { linkLife } from '#shared/rules/link-life.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { withCountry } from '#test/support/country.ts'
import {
  askMailChange,
  askReset,
  confirmAddress,
  freshAddress,
  lifeOf,
  mailChangeToken,
  newestToken,
  resetToken,
  setPassword,
} from '#test/support/mailed-links.ts'
import { activationToken, login, mailsTo, signUp, signUpAndConfirm, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => void stack.clock.reset())

const use = (token: string) => confirmAddress(stranger(stack), token)
const emailOf = async (id: string) => (await findAccount(id, { consistent: true }))!.email
const expired = 'Link verlopen of invalide, vraag een nieuwe e-mail aan'

describe('a request for another address', () => {
  test('ACC-42 NOTIF-12 changes nothing before the mailed link is used', async () => {
    const member = await signUpAndConfirm(stack)
    const email = freshAddress()
    expect(await askMailChange(member, email)).toMatchObject({ email: member.form.email, new_email: email })
    const [mail] = await mailsTo(stack, email)
    const link = new URL(mail!.links.find((one) => one.includes('token='))!)
    expect(link.pathname + link.search).toBe('/mail-change/do')
    expect(await emailOf(member.id)).toBe(member.form.email)
    await expectRefusal(login(stranger(stack), { ...member.form, email }), 'login_failed')

    expect(await use(await newestToken(stack, email, '/mail-change/do'))).toEqual({ status: 'changed', email })
    expect(await member.call(account.current)).toMatchObject({ email, new_email: null })
    expect((await login(stranger(stack), { ...member.form, email })).id).toBe(member.id)
    await expectRefusal(login(stranger(stack), member.form), 'login_failed')
  })

  test('ACC-40 is refused with the exact text when the address is malformed', async () => {
    const member = await signUpAndConfirm(stack)
    for (const email of ['geen-adres', 'a@b', '@example.org', '']) {
      const { message } = await expectRefusal(askMailChange(member, email), 'invalid_new_email')
      expect(message).toBe('Nieuw e-mailadres invalide.')
    }
  })

  test('ACC-41 is refused with the text of ACC-18 when the address has an account, even the own one', async () => {
    const [member, other] = [await signUpAndConfirm(stack), await signUp(stack)]
    for (const email of [other.form.email, member.form.email.toUpperCase()]) {
      const { message } = await expectRefusal(askMailChange(member, email), 'email_taken')
      expect(message).toBe('Dit e-mailadres heeft al een account op deze site.')
    }
    expect(await mailsTo(stack, other.form.email)).toHaveLength(1)
  })

  test('is refused for a wrong password before it reveals anything', async () => {
    const [member, other] = [await signUpAndConfirm(stack), await signUp(stack)]
    await expectRefusal(askMailChange(member, other.form.email, 'fout-wachtwoord'), 'wrong_password')
    await expectRefusal(askMailChange(member, freshAddress(), 'fout-wachtwoord'), 'wrong_password')
    expect((await member.call(account.current)).new_email).toBeNull()
  })

  test('TRAP-12 is accepted ten times a day, and sends five mails a day to one address', async () => {
    stack.clock.set(new Date('2027-04-05T08:00:00Z'))
    const [member, other] = [await signUpAndConfirm(stack), await signUp(stack)]
    for (let n = 0; n < 10; n++) {
      await expectRefusal(askMailChange(member, other.form.email), 'email_taken')
      stack.clock.advance({ minutes: 5 })
    }
    await expectRefusal(askMailChange(member, freshAddress()), 'too_many_requests')
    const email = freshAddress()
    for (let n = 0; n < 5; n++) await askMailChange(await signUpAndConfirm(stack), email)
    await expectRefusal(askMailChange(await signUpAndConfirm(stack), email), 'too_many_requests')
  })
})

describe('the confirmation link', () => {
  test('ACC-42 OPEN-22 expires after 24 hours, to the second, and the settings then show no pending address', async () => {
    const member = await signUpAndConfirm(stack)
    for (const [offset, works] of [
      [1, false],
      [0, false],
      [-1, true],
    ] as const) {
      const token = await mailChangeToken(stack, member, freshAddress())
      const { endsAt, seconds } = lifeOf(token)
      expect(seconds).toBe(linkLife.mailChange)
      expect(seconds).toBe(24 * 3600)
      expect((await member.call(account.current)).new_email).not.toBeNull()
      stack.clock.set(new Date((endsAt + offset) * 1000))
      expect((await member.call(account.current)).new_email === null).toBe(!works)
      if (works) await use(token)
      else expect((await expectRefusal(use(token), 'link_invalid')).message).toBe(expired)
    }
  })

  test('works once, only as the newest one, and not after a password change', async () => {
    const member = await signUpAndConfirm(stack)
    const first = await mailChangeToken(stack, member, freshAddress())
    const second = await mailChangeToken(stack, member, freshAddress())
    await expectRefusal(use(first), 'link_invalid')
    await use(second)
    const third = await mailChangeToken(stack, member, freshAddress())
    const password = 'een-heel-nieuw-wachtwoord'
    await member.call(account.change, { body: { password, old_password: member.form.password } })
    await expectRefusal(use(third), 'link_invalid')
  })

  test('TRAP-37 OPEN-69 gives a browser that lost the answer the same one for ten minutes, with one mail', async () => {
    const member = await signUpAndConfirm(stack)
    const email = freshAddress()
    const token = await mailChangeToken(stack, member, email)
    expect(await use(token)).toEqual({ status: 'changed', email })
    const before = (await mailsTo(stack, member.form.email)).length
    stack.clock.advance({ minutes: 9 })
    expect(await use(token)).toEqual({ status: 'changed', email })
    expect(await mailsTo(stack, member.form.email)).toHaveLength(before)
    stack.clock.advance({ minutes: 1 })
    await expectRefusal(use(token), 'link_invalid')
  })

  test('ACC-41 changes the address once when used five times in parallel, and gives an address to one of two members', async () => {
    const [one, other] = [await signUpAndConfirm(stack), await signUpAndConfirm(stack)]
    const email = freshAddress()
    const tokens = [await mailChangeToken(stack, one, email), await mailChangeToken(stack, other, email)]
    const outcomes = await Promise.allSettled([...tokens, ...tokens, ...tokens].map(use))
    const winners = outcomes.flatMap(({ status }, n) => (status === 'fulfilled' ? [n % tokens.length] : []))
    expect(new Set(winners).size).toBe(1)
    const owners = [await emailOf(one.id), await emailOf(other.id)].filter((each) => each === email)
    expect(owners).toHaveLength(1)
    for (const token of tokens)
      await use(token).catch((error) => expect(['email_taken', 'link_invalid']).toContain(error.body.error))
    for (const { form } of [one, other])
      await login(stranger(stack), form).catch((error) => expect(error.body.error).toBe('login_failed'))
  })

  test('ACC-41 leaves the address to an account that signed up with it meanwhile', async () => {
    const member = await signUpAndConfirm(stack)
    const email = freshAddress()
    const token = await mailChangeToken(stack, member, email)
    const newcomer = await signUp(stack, { email })
    await expectRefusal(use(token), 'email_taken')
    expect(await emailOf(newcomer.id)).toBe(email)
    expect(await emailOf(member.id)).toBe(member.form.email)
  })

  test('keeps the sessions, but voids links mailed to the old address', async () => {
    const member = await signUpAndConfirm(stack)
    const phone = stranger(stack)
    await login(phone, member.form)
    const reset = await resetToken(stack, member.form.email)
    await use(await mailChangeToken(stack, member, freshAddress()))
    for (const device of [member, phone]) expect((await device.call(account.current)).id).toBe(member.id)
    await expectRefusal(setPassword(stranger(stack), reset, 'een-heel-nieuw-wachtwoord'), 'link_invalid')
    await expectRefusal(askReset(stranger(stack), member.form.email), 'email_not_found')
  })

  test('OPEN-62 TRAP-50 resumes notifications stopped by a bounce, but not those stopped by a complaint', async () => {
    const member = await signUpAndConfirm(stack)
    await changeAccount(member.id, { notificationsDisabled: ['bounce', 'fbl'] })
    const token = await mailChangeToken(stack, member, freshAddress())
    expect((await member.call(account.current)).notifications_disabled).toEqual(['bounce', 'fbl'])
    await use(token)
    expect((await member.call(account.current)).notifications_disabled).toEqual(['fbl'])
  })

  test('ACC-26 confirms a newcomer who mistyped their address, which gets neither notice nor undo link', async () => {
    const newcomer = await signUp(stack)
    const activation = await activationToken(stack, newcomer)
    const email = freshAddress()
    await use(await mailChangeToken(stack, newcomer, email))
    expect(await newcomer.call(account.current)).toMatchObject({ email, status: 'active' })
    expect(await mailsTo(stack, newcomer.form.email)).toHaveLength(1)
    await expectRefusal(stranger(stack).call(account.activate, { body: { token: activation } }), 'link_invalid')
    // Nobody had confirmed the mistyped address, so it is free at once.
    await signUp(stack, { email: newcomer.form.email })
  })
})

describe('TRAP-12 where a country hides who has an account', () => {
  test('a taken address is answered like any other, and only its owner learns of it by mail', async () => {
    const [member, other] = [await signUpAndConfirm(stack), await signUpAndConfirm(stack)]
    const { email } = other.form
    await withCountry('NL', { hideAccountExistence: true }, async () => {
      expect(await askMailChange(member, email)).toMatchObject({ new_email: email })
    })
    const [mail] = await mailsTo(stack, email)
    expect(mail!.subject).toMatch(/al een account/)
    expect(mail!.links.join()).not.toContain('token')
    expect(await emailOf(other.id)).toBe(email)
  })
})
