import { afterEach, describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import * as account from '#shared/contract/account.ts'
import { linkLife } from '#shared/rules/link-life.ts'
import {
  askMailChange,
  askReset,
  confirmAddress,
  freshAddress,
  lifeOf,
  mailChangeToken,
  newestToken,
  setPassword,
} from '#test/support/mailed-links.ts'
import { login, mailsTo, type Newcomer, signUp, signUpAndConfirm, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => void stack.clock.reset())

const use = (token: string) => confirmAddress(stranger(stack), token)
const emailOf = async (id: string) => (await findAccount(id, { consistent: true }))!.email
const page = '/mail-change/do'

/**
 * Changes a member's address. Returns the new address, and the token of the undo link, which is
 * mailed to the old address.
 */
async function move(member: Newcomer, old = member.form.email, to = freshAddress()) {
  await use(await mailChangeToken(stack, member, to))
  return { to, wayBack: await newestToken(stack, old, page) }
}

describe('the notice to the old address', () => {
  test('reports the change, and its undo link restores the address, ends every session and mails a password reset', async () => {
    const member = await signUpAndConfirm(stack)
    const { form } = member
    const { to, wayBack } = await move(member)
    const notice = (await mailsTo(stack, form.email))[0]!
    expect(notice.subject).toMatch(/e-mailadres .* gewijzigd/i)
    expect(notice.text).toContain('48 uur')
    expect(notice.text).not.toContain(to)
    const thief = stranger(stack)
    await login(thief, { ...form, email: to })

    expect(await use(wayBack)).toEqual({ status: 'taken_back', email: form.email })
    for (const device of [member, thief]) await expectRefusal(device.call(account.current), 'authentication_required')
    // The person who changed the address may know the password, so the password no longer works for
    // either address.
    for (const email of [form.email, to])
      await expectRefusal(login(stranger(stack), { ...form, email }), 'login_failed')
    const password = 'een-heel-nieuw-wachtwoord'
    await setPassword(stranger(stack), await newestToken(stack, form.email, '/reset-password/do'), password)
    expect((await login(stranger(stack), { ...form, password })).email).toBe(form.email)
    // The address to which the account had been moved is free again.
    await signUp(stack, { email: to })
  })

  test('TRAP-37 OPEN-69 has an undo link that answers a browser that lost the answer the same for ten minutes, with one mail', async () => {
    const member = await signUpAndConfirm(stack)
    const { form } = member
    const { to, wayBack } = await move(member)
    expect(await use(wayBack)).toEqual({ status: 'taken_back', email: form.email })
    const reset = await newestToken(stack, form.email, '/reset-password/do')
    expect(await use(wayBack)).toEqual({ status: 'taken_back', email: form.email })
    expect(await newestToken(stack, form.email, '/reset-password/do')).toBe(reset)
    await signUp(stack, { email: to })
    stack.clock.advance({ minutes: 10 })
    await expectRefusal(use(wayBack), 'link_invalid')
  })

  test('has an undo link that expires after 48 hours, to the second', async () => {
    const member = await signUpAndConfirm(stack)
    let old = member.form.email
    for (const [offset, works] of [
      [1, false],
      [0, false],
      [-1, true],
    ] as const) {
      const { to, wayBack } = await move(member, old)
      const { endsAt, seconds } = lifeOf(wayBack)
      expect(seconds).toBe(linkLife.mailChangeBack)
      expect(seconds).toBe(48 * 3600)
      stack.clock.set(new Date((endsAt + offset) * 1000))
      if (works) await use(wayBack)
      else await expectRefusal(use(wayBack), 'link_invalid')
      old = to
    }
  })

  test('keeps the old address reserved meanwhile: nobody can sign up with it or move to it', async () => {
    const member = await signUpAndConfirm(stack)
    const { form } = member
    const other = await signUpAndConfirm(stack)
    const { wayBack } = await move(member)
    const { endsAt } = lifeOf(wayBack)
    const tryAll = async () => {
      await expectRefusal(signUp(stack, { email: form.email }), 'email_taken')
      const check = stranger(stack).call(account.checkSignup, { body: { email: form.email } })
      await expectRefusal(check, 'email_taken')
      await expectRefusal(askMailChange(other, form.email), 'email_taken')
      await expectRefusal(askReset(stranger(stack), form.email), 'email_not_found')
    }
    await tryAll()
    stack.clock.set(new Date((endsAt - 1) * 1000))
    await tryAll()
    stack.clock.set(new Date((endsAt + 1) * 1000))
    const newcomer = await signUp(stack, { email: form.email })
    expect(await emailOf(newcomer.id)).toBe(form.email)
  })

  test('leaves the member free to return by an ordinary change', async () => {
    const member = await signUpAndConfirm(stack)
    const { form } = member
    await move(member)
    await use(await mailChangeToken(stack, member, form.email))
    expect(await login(stranger(stack), form)).toMatchObject({ id: member.id, email: form.email })
    expect((await member.call(account.current)).id).toBe(member.id)
  })

  test('keeps its undo link valid after a second change, and using it voids the link of that change', async () => {
    const member = await signUpAndConfirm(stack)
    const { form } = member
    const first = await move(member)
    stack.clock.advance({ minutes: 5 })
    const second = await move(member, first.to)
    // The attacker also requests a password reset and a change to yet another address.
    await askReset(stranger(stack), second.to)
    const reset = await newestToken(stack, second.to, '/reset-password/do')
    const third = await mailChangeToken(stack, member, freshAddress())
    expect(await use(first.wayBack)).toEqual({ status: 'taken_back', email: form.email })
    expect(await emailOf(member.id)).toBe(form.email)
    await expectRefusal(use(second.wayBack), 'link_invalid')
    await expectRefusal(setPassword(stranger(stack), reset, 'het-wachtwoord-van-de-dief'), 'link_invalid')
    await expectRefusal(use(third), 'link_invalid')
    for (const email of [first.to, second.to]) await signUp(stack, { email })
  })

  test('has an undo link that restores once when used five times in parallel', async () => {
    const member = await signUpAndConfirm(stack)
    const { wayBack } = await move(member)
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => use(wayBack)))
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ value: { status: 'taken_back', email: member.form.email } })
    expect(await emailOf(member.id)).toBe(member.form.email)
    const mails = await mailsTo(stack, member.form.email)
    expect(mails.filter(({ links }) => links.some((one) => one.includes('/reset-password/do')))).toHaveLength(1)
  })

  test('has an undo link that cannot confirm a change, and the confirmation link cannot undo one', async () => {
    const member = await signUpAndConfirm(stack)
    const token = await mailChangeToken(stack, member, freshAddress())
    await use(token)
    expect(await use(token)).toMatchObject({ status: 'changed' })
    await expectRefusal(setPassword(stranger(stack), token, 'een-heel-nieuw-wachtwoord'), 'link_invalid')
  })
})
