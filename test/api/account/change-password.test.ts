import { afterEach, describe, expect, test } from 'vitest'
import { needsRehash } from '#functions/platform/password.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import * as account from '#shared/contract/account.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { login, mailsTo, type Newcomer, signUpAndConfirm, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => void stack.clock.reset())

const password = 'een-heel-nieuw-wachtwoord'
const change = (member: Newcomer, chosen = password, old = member.form.password) =>
  member.call(account.change, { body: { password: chosen, old_password: old } })

describe('changing the password', () => {
  test('ACC-39 refuses a wrong old password with the exact text, and changes nothing', async () => {
    const member = await signUpAndConfirm(stack)
    const { message } = await expectRefusal(change(member, password, 'niet-het-oude'), 'wrong_password')
    expect(message).toBe('Controleer je oude wachtwoord.')
    await expectRefusal(member.call(account.change, { body: { password } }), 'wrong_password')
    await login(stranger(stack), member.form)
  })

  test('keeps this session, ends all others, and sends a mail', async () => {
    const member = await signUpAndConfirm(stack)
    const phone = stranger(stack)
    await login(phone, member.form)
    expect(await change(member)).toMatchObject({ id: member.id, email: member.form.email })
    expect((await member.call(account.current)).id).toBe(member.id)
    await expectRefusal(phone.call(account.current), 'authentication_required')
    await expectRefusal(login(stranger(stack), member.form), 'login_failed')
    await login(stranger(stack), { ...member.form, password })
    expect((await mailsTo(stack, member.form.email))[0]!.subject).toMatch(/wachtwoord .* gewijzigd/i)
  })

  test('OPEN-04 refuses common passwords, the address, the profile name, and lengths outside 8 to 128', async () => {
    const member = await signUpAndConfirm(stack)
    for (const weak of ['wachtwoord', 'Password1', member.form.email, member.form.name])
      await expectRefusal(change(member, weak), 'password_too_common')
    for (const chosen of ['kort123', 'x'.repeat(129)]) await expectRefusal(change(member, chosen), 'invalid_password')
    await change(member, 'y'.repeat(128))
  })

  test('refuses even the right old password after ten attempts in a quarter of an hour', async () => {
    stack.clock.set(new Date('2027-05-03T10:00:00Z'))
    const member = await signUpAndConfirm(stack)
    for (let n = 0; n < 10; n++) await expectRefusal(change(member, password, `geraden-${n}`), 'wrong_password')
    await expectRefusal(change(member), 'too_many_requests')
    stack.clock.advance({ minutes: 15 })
    await change(member)
  })

  test('succeeds for one of five parallel changes with the same old password, whose password then works', async () => {
    const member = await signUpAndConfirm(stack)
    const chosen = Array.from({ length: 5 }, (_, n) => `een-wachtwoord-nummer-${n}`)
    const outcomes = await Promise.allSettled(chosen.map((one) => change(member, one)))
    const won = chosen.filter((_, n) => outcomes[n]!.status === 'fulfilled')
    expect(won).toHaveLength(1)
    await login(stranger(stack), { ...member.form, password: won[0]! })
    expect((await member.call(account.current)).id).toBe(member.id)
  })

  test('TRAP-37 OPEN-69 answers a repeat of the same session for ten minutes as the change itself, with one mail', async () => {
    const member = await signUpAndConfirm(stack)
    const other = stranger(stack)
    await change(member)
    await login(other, { ...member.form, password })
    const before = (await mailsTo(stack, member.form.email)).length
    expect(await change(member)).toMatchObject({ id: member.id })
    await expectRefusal(change(member, 'nog-een-ander-wachtwoord'), 'wrong_password')
    const body = { password, old_password: member.form.password }
    await expectRefusal(other.call(account.change, { body }), 'wrong_password')
    expect(await mailsTo(stack, member.form.email)).toHaveLength(before)
    await other.call(account.current)
    stack.clock.advance({ minutes: 10 })
    await expectRefusal(change(member), 'wrong_password')
  })

  test('API-03 changes other settings in the same call too', async () => {
    const member = await signUpAndConfirm(stack)
    const body = { password, old_password: member.form.password, language: 'en', invisible: true } as const
    expect(await member.call(account.change, { body })).toMatchObject({ language: 'en', invisible: true })
  })
})

test('OPEN-04 sign-in renews a hash with old parameters, for the same password', async () => {
  const member = await signUpAndConfirm(stack)
  const { argon2Sync, randomBytes } = await import('node:crypto')
  const nonce = randomBytes(16)
  const weak = { memory: 8 * 1024, passes: 1, parallelism: 1 }
  const hash = argon2Sync('argon2id', { message: Buffer.from(member.form.password), nonce, tagLength: 32, ...weak })
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  const passwordHash = `$argon2id$v=19$m=8192,t=1,p=1$${text(nonce)}$${text(hash)}`
  await changeAccount(member.id, { passwordHash })
  expect(needsRehash(passwordHash)).toBe(true)
  await login(stranger(stack), member.form)
  const renewed = (await findAccount(member.id, { consistent: true }))!.passwordHash
  expect(needsRehash(renewed)).toBe(false)
  await login(stranger(stack), member.form)
  expect((await findAccount(member.id, { consistent: true }))!.passwordHash).toBe(renewed)
})
