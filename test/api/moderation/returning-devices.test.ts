import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { exportFile } from '#functions/stores/rows/export.ts'
import { listSignals } from '#functions/stores/safety/risk.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { decisionOn, unban } from '#test/support/decisions.ts'
import { dumpTable } from '#test/support/dump.ts'
import { leave } from '#test/support/leaving.ts'
import { resetToken, setPassword } from '#test/support/mailed-links.ts'
import { login, type Newcomer, signUp, signUpAndConfirm, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal } from '#test/support/visitor.ts'

const stack = openStack()
let moderator: StaffVisitor
/** Member whose device others use. */
let first: Newcomer
/** Another account of the same person, which has been used only on its own device so far. */
let second: Newcomer
let start: Date

beforeEach(async () => {
  start = stack.clock.now()
  stack.clock.stopAt(start)
  moderator = await openStaff(stack)
  first = await signUpAndConfirm(stack)
  second = await signUpAndConfirm(stack)
})
afterEach(() => void stack.clock.reset())

/** Length in days of every suspension in this file. */
const days = 7
/** Stops the clock this many seconds after the end of a suspension that began at the start. */
const atEnd = (seconds: number) => stack.clock.stopAt(new Date(start.getTime() + days * 86_400_000 + seconds * 1000))
const decide = (kind: 'suspended' | 'banned') =>
  moderator.call(moderation.decide, {
    body: decisionOn(first.id, kind === 'suspended' ? { kind, days } : { kind }),
  })
/** Browser without a session, on the device of the first member. */
const device = () => {
  const visitor = stranger(stack)
  visitor.cookies.set('__Host-device', first.cookies.get('__Host-device')!)
  return visitor
}
const kindsOf = async ({ id }: { id: string }) => (await listSignals(id, stack.clock.now())).map(({ kind }) => kind)
/** Kinds of signals of a member who signs up on the device. */
const atSignup = async () => kindsOf(await signUp(stack, {}, device()))
/** Kinds of signals of the second member after a sign-in on the device. */
const atSignIn = async () => {
  await login(device(), second.form)
  return kindsOf(second)
}
const partsOf = async ({ id }: { id: string }) => {
  await stack.settle()
  const { risks } = await (await openStaff(stack)).call(moderation.listRisks)
  return risks.find(({ member }) => member.id === id)?.parts.map(({ part }) => part)
}

describe('MOD-09 while an account is suspended', () => {
  test('a signup on its device is not refused, and queued with that part of its risk', async () => {
    await decide('suspended')
    const newcomer = await signUp(stack, {}, device())
    expect(await kindsOf(newcomer)).toEqual(['suspended_device'])
    expect(await partsOf(newcomer)).toEqual(['suspended_device', 'new_account'])
    expect((await findAccount(newcomer.id))?.status).toBe('not_confirmed')
  })

  test('a sign-in with another account on its device works, and counts once however often it is repeated', async () => {
    await decide('suspended')
    expect(await atSignIn()).toEqual(['suspended_device'])
    expect(await atSignIn()).toEqual(['suspended_device'])
    expect(await partsOf(second)).toEqual(['suspended_device', 'new_account'])
    expect(await login(device(), second.form)).toMatchObject({ id: second.id })
  })

  test('GDPR 15 the export of the other member does not say that the account is suspended', async () => {
    await decide('suspended')
    await atSignIn()
    const account = (await findAccount(second.id))!
    const file = unzipSync(new Uint8Array(await exportFile(account, stack.clock.now())))
    const text = Object.values(file)
      .map((part) => strFromU8(part))
      .join()
    expect(text).toContain('shared_device')
    expect(text).not.toContain('suspended_device')
  })

  test('parallel sign-ins all work, and count once', async () => {
    await decide('suspended')
    await Promise.all([1, 2, 3].map(() => login(device(), second.form)))
    expect(await kindsOf(second)).toEqual(['suspended_device'])
  })

  test('a signup there and the sign-in after it count once', async () => {
    await decide('suspended')
    const newcomer = await signUp(stack, {}, device())
    await login(device(), newcomer.form)
    expect(await kindsOf(newcomer)).toEqual(['suspended_device'])
  })

  test('a reset of the password of another account on its device is noticed as a sign-in is', async () => {
    await decide('suspended')
    await setPassword(device(), await resetToken(stack, second.form.email), 'Een-Nieuw-Wachtwoord-7')
    expect(await kindsOf(second)).toEqual(['suspended_device'])
  })

  test('a refused sign-in is no signal, nor is one on another device or with the same account', async () => {
    await decide('suspended')
    await expectRefusal(login(device(), { ...second.form, password: 'niet-dit-wachtwoord' }), 'login_failed')
    await login(second, second.form)
    await expectRefusal(login(device(), first.form), 'account_suspended')
    expect([await kindsOf(first), await kindsOf(second)]).toEqual([[], []])
  })

  test('the file of both accounts names the other', async () => {
    await decide('suspended')
    await atSignIn()
    const related = async ({ id }: Newcomer) =>
      (await moderator.call(moderation.member, { query: { q: id } })).related.map(({ member, shares }) => [
        member.id,
        shares,
      ])
    expect(await related(first)).toEqual([[second.id, ['device']]])
    expect(await related(second)).toEqual([[first.id, ['device']]])
  })

  test('nothing is stored about its devices, and the signal of the other account has only a hash of it', async () => {
    const before = (await dumpTable(stack)).filter(({ PK }) => `${PK}`.startsWith('BANNED_DEVICE#')).length
    await decide('suspended')
    await atSignIn()
    const rows = await dumpTable(stack)
    expect(rows.filter(({ PK }) => `${PK}`.startsWith('BANNED_DEVICE#'))).toHaveLength(before)
    const signals = rows.filter(({ PK, SK }) => PK === `MEMBER#${second.id}` && `${SK}`.startsWith('SIGNAL#'))
    expect(signals).toHaveLength(1)
    expect(JSON.stringify(signals)).not.toMatch(new RegExp(`${first.id}|${first.form.email}`))
  })
})

describe('MOD-09 the device of a suspended account', () => {
  test('counts up to the exact end of the suspension, although the job that lifts it has not run', async () => {
    await decide('suspended')
    atEnd(-1)
    expect(await atSignup()).toEqual(['suspended_device'])
    atEnd(0)
    expect((await findAccount(first.id))?.status).toBe('banned')
    expect(await atSignup()).toEqual(['shared_device'])
    expect(await atSignIn()).toEqual([])
  })

  test('counts no more once the suspension is lifted', async () => {
    await decide('suspended')
    await unban(moderator, first.id)
    expect(await atSignup()).toEqual(['shared_device'])
    expect(await atSignIn()).toEqual([])
  })

  test('counts until the case is decided for which the account is suspended', async () => {
    const { case: id } = await moderator.call(moderation.suspectMember, {
      body: { member: first.id, suspicion: 'minor' },
    })
    atEnd(300 * 86_400)
    expect(await atSignIn()).toEqual(['suspended_device'])
    const colleague = await openStaff(stack, ['moderator', 'lead'])
    await stack.settle()
    await colleague.call(moderation.answerComplaint, {
      body: { id, outcome: 'dismissed', answer: 'Bekeken en beoordeeld.' },
    })
    expect(await atSignup()).toEqual(['shared_device'])
  })

  test('is that of a banned account once the member is banned', async () => {
    await decide('suspended')
    await decide('banned')
    expect(await atSignup()).toEqual(['banned_device'])
  })

  test('counts no more once the account has left', async () => {
    await leave(stack, first, first.form.email)
    moderator = await openStaff(stack)
    await moderator.call(moderation.decide, { body: decisionOn(first.id, { kind: 'suspended', days: 30 }) })
    expect(await atSignup()).toEqual(['suspended_device'])
    stack.clock.advance({ days: 14, seconds: 1 })
    expect(await atSignup()).toEqual(['shared_device'])
    await stack.runJob('account', 'purgeMembers')
    expect(await findAccount(first.id)).toBeUndefined()
    expect(await atSignIn()).toEqual([])
  })
})

describe('MOD-09 a sign-in with another account', () => {
  test('on the device of a banned account works and is queued, once, and no more after the ban is lifted', async () => {
    await decide('banned')
    expect(await atSignIn()).toEqual(['banned_device'])
    expect(await atSignIn()).toEqual(['banned_device'])
    expect(await partsOf(second)).toEqual(['banned_device', 'new_account'])
    await unban(moderator, first.id)
    const third = await signUpAndConfirm(stack)
    await login(device(), third.form)
    expect(await kindsOf(third)).toEqual([])
  })

  test('on the device of any other account is no signal', async () => {
    expect(await atSignIn()).toEqual([])
  })
})
