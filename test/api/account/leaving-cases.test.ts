import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { mailboxOf } from '#functions/stores/account/addresses.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import { findEvidence } from '#functions/stores/safety/evidence.ts'
import { account } from '#shared/contract/account.ts'
import { moderation } from '#shared/contract/moderation.ts'
import { safety } from '#shared/contract/safety.ts'
import { staff } from '#shared/contract/staff.ts'
import {
  bannedAddressDays,
  decidedComplaintDays,
  deletionGraceDays,
  signupCreditsOnceDays,
} from '#shared/rules/limits.ts'
import { withCountry } from '#test/support/country.ts'
import { dumpTable, tracesOf } from '#test/support/dump.ts'
import { comeBack, leave } from '#test/support/leaving.ts'
import { anna } from '#test/support/people.ts'
import { mailsTo, type Newcomer, signUp, signUpAndConfirm, stranger } from '#test/support/signup.ts'
import { openStaff } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'
import { openWorld } from '#test/support/world.ts'

const world = openWorld()
beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue())
afterEach(() => {
  vi.restoreAllMocks()
  world.clock.reset()
})

let made = 0
/** Two spellings of one mailbox. */
const spellings = (): [string, string] => {
  const number = ++made
  return [`j.an.${number}@gmail.com`, `jan${number}+twee@googlemail.com`]
}
const purge = async () => {
  world.clock.advance({ days: deletionGraceDays, seconds: 1 })
  await world.runJob('account', 'purgeMembers')
  await world.settle()
}
const complainAbout = async ({ id: member }: { id: string }) => {
  const id = newId()
  await (await anna(world)).call(safety.complain, { body: { id, kind: 'profile', member, text: 'Oplichter.' } })
  await world.settle()
  return id
}
const creditsOf = async ({ id }: Newcomer) => (await findAccount(id, { consistent: true }))!.credits
const answer = async (id: string, ban?: boolean) => {
  const moderator = await openStaff(world)
  const body = { id, outcome: 'upheld', answer: 'Dit was oplichting.', ...(ban && { ban }) } as const
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
    const newcomer = await signUpAndConfirm(world)
    const id = await complainAbout(newcomer)
    await leave(world, newcomer, newcomer.form.email)
    await purge()
    expect(await findAccount(newcomer.id)).toBeUndefined()
    expect(await tracesOf(world, [newcomer.id, newcomer.form.email])).toEqual([])
    expect(await findComplaint(id)).toMatchObject({ status: 'open', about: null, aboutHash: expect.any(String) })
    expect((await findEvidence(id, world.clock.now()))!.profile.name).toBe(newcomer.form.name)
    const moderator = await openStaff(world)
    const { complaint } = await moderator.call(moderation.complaint, { query: { id } })
    expect(complaint).toMatchObject({ about: null, about_left: true })

    await answer(id)
    world.clock.advance({ days: decidedComplaintDays, minutes: 1 })
    await world.runJob('safety', 'settleEvidence')
    expect(await findEvidence(id, world.clock.now())).toBeUndefined()
    // The complaint itself has expired too, through the table's TTL.
    expect((await dumpTable(world)).find(({ PK }) => PK === `COMPLAINT#${id}`)!.ttl).toBeLessThan(
      world.clock.now().getTime() / 1000,
    )
  })

  test('is banned by the decision, and for two years cannot return with any spelling of the address', async () => {
    const [email, again] = spellings()
    const newcomer = await signUpAndConfirm(world, { email })
    const id = await complainAbout(newcomer)
    await leave(world, newcomer, email)
    await purge()
    const back = () => signUp(world, { email: again })
    const check = () => stranger(world).call(account.checkSignup, { body: { email: again } })
    await check()
    await answer(id, true)
    await expectRefusal(check(), 'email_taken')
    await expectRefusal(back(), 'email_taken')
    await expectRefusal(signUp(world, { email }), 'email_taken')
    const moderator = await openStaff(world)
    const { entries } = await moderator.call(staff.listAudit, { query: {} })
    expect(entries.map(({ action }) => action)).toContain('member_banned')
    world.clock.advance({ days: bannedAddressDays, seconds: -5 })
    await expectRefusal(back(), 'email_taken')
    world.clock.advance({ seconds: 10 })
    await back()
  })

  test('is not banned when the complaint is dismissed', async () => {
    const newcomer = await signUpAndConfirm(world)
    const id = await complainAbout(newcomer)
    await leave(world, newcomer, newcomer.form.email)
    await purge()
    const moderator = await openStaff(world)
    const body = { id, outcome: 'dismissed', answer: 'Niets gevonden.', ban: true } as const
    await moderator.call(moderation.answerComplaint, { body })
    await signUp(world, { email: newcomer.form.email })
  })
})

describe('MOD-09 a ban', () => {
  const ban = async ({ id }: Newcomer, action: 'ban' | 'unban' = 'ban') =>
    (await openStaff(world)).call(moderation.changeMember, { body: { id, action, reason: 'Oplichting.' } })

  test('outlasts the purge of a leaving member, but a lifted one does not', async () => {
    const [email, again] = spellings()
    const newcomer = await signUpAndConfirm(world, { email })
    await leave(world, newcomer, email)
    await ban(newcomer)
    await purge()
    expect(await findAccount(newcomer.id)).toBeUndefined()
    expect(await tracesOf(world, [newcomer.id, email])).toEqual([])
    await expectRefusal(signUp(world, { email: again }), 'email_taken')

    const [other, otherAgain] = spellings()
    const lifted = await signUpAndConfirm(world, { email: other })
    await ban(lifted)
    await expectRefusal(signUp(world, { email: otherAgain }), 'email_taken')
    await ban(lifted, 'unban')
    await signUp(world, { email: otherAgain })
  })

  test('TRAP-12 is not revealed where a country hides who has an account', async () => {
    const [email, again] = spellings()
    await ban(await signUpAndConfirm(world, { email }))
    await withCountry('NL', { hideAccountExistence: true }, async () => {
      await stranger(world).call(account.checkSignup, { body: { email: again } })
      await expectRefusal(signUp(world, { email: again }), 'check_your_mail')
    })
    expect(await mailsTo(world, again)).toEqual([])
  })
})

describe('MOD-09 free credits', () => {
  test('are given once per mailbox, also for two spellings in parallel', async () => {
    const [email, again] = spellings()
    const both = await Promise.all([signUp(world, { email }), signUp(world, { email: again })])
    expect((await Promise.all(both.map(creditsOf))).sort()).toEqual([0, 2])
  })

  test('are not given again to a returning member until half a year later', async () => {
    const [email, again] = spellings()
    const newcomer = await signUpAndConfirm(world, { email })
    expect(await creditsOf(newcomer)).toBe(2)
    world.clock.advance({ days: 20 })
    await leave(world, newcomer, email)
    // The deletion is final at this moment, although the purge has not run.
    world.clock.advance({ days: deletionGraceDays, seconds: 5 })
    expect(await creditsOf(await signUp(world, { email }))).toBe(0)
    world.clock.advance({ days: signupCreditsOnceDays, seconds: -60 })
    expect(await creditsOf(await signUp(world, { email: again }))).toBe(0)
    world.clock.advance({ seconds: 120 })
    expect(await creditsOf(await signUp(world, { email: again.replace('+twee', '+drie') }))).toBe(2)
  })

  test('are neither given again nor taken when a deletion is undone', async () => {
    const newcomer = await signUpAndConfirm(world)
    await comeBack(world, await leave(world, newcomer, newcomer.form.email))
    expect(await creditsOf(newcomer)).toBe(2)
  })
})
