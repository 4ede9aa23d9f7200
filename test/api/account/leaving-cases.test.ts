import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { mailboxOf } from '#functions/stores/account/addresses.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import { findEvidence } from '#functions/stores/safety/evidence.ts'
import * as account from '#shared/contract/account.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as safety from '#shared/contract/safety.ts'
import * as staff from '#shared/contract/staff.ts'
import { deletionGraceDays } from '#shared/rules/limits.ts'
import { bannedAddressDays, decidedComplaintDays, signupCreditsOnceDays } from '#shared/rules/safety-limits.ts'
import { withCountry } from '#test/support/country.ts'
import { banOrUnban } from '#test/support/decisions.ts'
import { dumpTable, tracesOf } from '#test/support/dump.ts'
import { comeBack, leave } from '#test/support/leaving.ts'
import { anna } from '#test/support/people.ts'
import { mailsTo, type Newcomer, signUp, signUpAndConfirm, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue())
afterEach(() => {
  vi.restoreAllMocks()
  stack.clock.reset()
})

let made = 0
/** Two spellings of one mailbox. */
const spellings = (): [string, string] => {
  const number = ++made
  return [`j.an.${number}@gmail.com`, `jan${number}+twee@googlemail.com`]
}
const purge = async () => {
  stack.clock.advance({ days: deletionGraceDays, seconds: 1 })
  // The fraud warning must run first, because the purge waits for it (MOD-13).
  await stack.runJob('moderation', 'warnOfFraud')
  await stack.runJob('account', 'purgeMembers')
  await stack.settle()
}
const complainAbout = async ({ id: member }: { id: string }) => {
  const id = newId()
  await (await anna(stack)).call(safety.complain, {
    body: { id, kind: 'profile', member, text: 'Oplichter.', good_faith: true },
  })
  await stack.settle()
  return id
}
const creditsOf = async ({ id }: Newcomer) => (await findAccount(id, { consistent: true }))!.credits
const answer = async (id: string, ban?: boolean) => {
  const moderator = await openStaff(stack)
  const outcome = ban ? ('upheld' as const) : ('agreed' as const)
  const body = { id, outcome, answer: 'Dit was oplichting.', ...(ban && { ban }) }
  return moderator.call(moderation.answerComplaint, { body })
}

describe('MOD-09 the spellings of one mailbox', () => {
  test.each([
    ['Jan.De.Vries+spam@gmail.com', 'jandevries@gmail.com'],
    ['jandevries@googlemail.com', 'jandevries@gmail.com'],
    ['jan.devries+a+b@proton.me', 'jandevries@proton.me'],
    ['jan.devries+x@example.org', 'jan.devries@example.org'],
    ['+x@example.org', '+x@example.org'],
  ])('include %s for %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox))
})

describe('MOD-09 a member who leaves with an open complaint', () => {
  test('is erased except for what the complaint needs: itself, its evidence and the hash of the address', async () => {
    const newcomer = await signUpAndConfirm(stack)
    const id = await complainAbout(newcomer)
    await leave(stack, newcomer, newcomer.form.email)
    await purge()
    expect(await findAccount(newcomer.id)).toBeUndefined()
    expect(await tracesOf(stack, [newcomer.id, newcomer.form.email])).toEqual([])
    expect(await findComplaint(id)).toMatchObject({ status: 'open', about: null, aboutHash: expect.any(String) })
    expect((await findEvidence(id, stack.clock.now()))!.profile.name).toBe(newcomer.form.name)
    const moderator = await openStaff(stack)
    const { complaint } = await moderator.call(moderation.complaint, { query: { id } })
    expect(complaint).toMatchObject({ about: null, about_left: true })

    await answer(id)
    stack.clock.advance({ days: decidedComplaintDays, minutes: 1 })
    await stack.runJob('safety', 'settleEvidence')
    expect(await findEvidence(id, stack.clock.now())).toBeUndefined()
    // The complaint itself has expired too, through the table's TTL.
    expect((await dumpTable(stack)).find(({ PK }) => PK === `COMPLAINT#${id}`)!.ttl).toBeLessThan(
      stack.clock.now().getTime() / 1000,
    )
  })

  test('is banned by the decision, and for two years cannot return with any spelling of the address', async () => {
    const [email, again] = spellings()
    const newcomer = await signUpAndConfirm(stack, { email })
    const id = await complainAbout(newcomer)
    await leave(stack, newcomer, email)
    await purge()
    const back = () => signUp(stack, { email: again })
    const check = () => stranger(stack).call(account.checkSignup, { body: { email: again } })
    await check()
    await answer(id, true)
    await expectRefusal(check(), 'email_taken')
    await expectRefusal(back(), 'email_taken')
    await expectRefusal(signUp(stack, { email }), 'email_taken')
    const moderator = await openStaff(stack)
    const { entries } = await moderator.call(staff.listAudit, { query: {} })
    expect(entries.map(({ action }) => action)).toContain('member_banned')
    stack.clock.advance({ days: bannedAddressDays, seconds: -5 })
    await expectRefusal(back(), 'email_taken')
    stack.clock.advance({ seconds: 10 })
    await back()
  })

  test('is not banned when the complaint is dismissed', async () => {
    const newcomer = await signUpAndConfirm(stack)
    const id = await complainAbout(newcomer)
    await leave(stack, newcomer, newcomer.form.email)
    await purge()
    const moderator = await openStaff(stack)
    const body = { id, outcome: 'dismissed', answer: 'Niets gevonden.', ban: true } as const
    await moderator.call(moderation.answerComplaint, { body })
    await signUp(stack, { email: newcomer.form.email })
  })
})

describe('MOD-09 a ban', () => {
  const ban = async ({ id }: Newcomer, action: 'ban' | 'unban' = 'ban') =>
    banOrUnban(await openStaff(stack), id, action)

  test('outlasts the purge of a leaving member, but a lifted one does not', async () => {
    const [email, again] = spellings()
    const newcomer = await signUpAndConfirm(stack, { email })
    await leave(stack, newcomer, email)
    await ban(newcomer)
    await purge()
    expect(await findAccount(newcomer.id)).toBeUndefined()
    expect(await tracesOf(stack, [newcomer.id, email])).toEqual([])
    await expectRefusal(signUp(stack, { email: again }), 'email_taken')

    const [other, otherAgain] = spellings()
    const lifted = await signUpAndConfirm(stack, { email: other })
    await ban(lifted)
    await expectRefusal(signUp(stack, { email: otherAgain }), 'email_taken')
    await ban(lifted, 'unban')
    await signUp(stack, { email: otherAgain })
  })

  test('TRAP-12 is not revealed where a country hides who has an account', async () => {
    const [email, again] = spellings()
    await ban(await signUpAndConfirm(stack, { email }))
    await withCountry('NL', { hideAccountExistence: true }, async () => {
      await stranger(stack).call(account.checkSignup, { body: { email: again } })
      await expectRefusal(signUp(stack, { email: again }), 'check_your_mail')
    })
    expect(await mailsTo(stack, again)).toEqual([])
  })
})

describe('MOD-09 free credits', () => {
  test('are given once per mailbox, also for two spellings in parallel', async () => {
    const [email, again] = spellings()
    const both = await Promise.all([signUp(stack, { email }), signUp(stack, { email: again })])
    expect((await Promise.all(both.map(creditsOf))).sort()).toEqual([0, 2])
  })

  test('are not given again to a returning member until half a year later', async () => {
    const [email, again] = spellings()
    const newcomer = await signUpAndConfirm(stack, { email })
    expect(await creditsOf(newcomer)).toBe(2)
    stack.clock.advance({ days: 20 })
    await leave(stack, newcomer, email)
    // The deletion is final at this moment, although the purge has not run.
    stack.clock.advance({ days: deletionGraceDays, seconds: 5 })
    expect(await creditsOf(await signUp(stack, { email }))).toBe(0)
    stack.clock.advance({ days: signupCreditsOnceDays, seconds: -60 })
    expect(await creditsOf(await signUp(stack, { email: again }))).toBe(0)
    stack.clock.advance({ seconds: 120 })
    expect(await creditsOf(await signUp(stack, { email: again.replace('+twee', '+drie') }))).toBe(2)
  })

  test('are neither given again nor taken when a deletion is undone', async () => {
    const newcomer = await signUpAndConfirm(stack)
    await comeBack(stack, await leave(stack, newcomer, newcomer.form.email))
    expect(await creditsOf(newcomer)).toBe(2)
  })
})
