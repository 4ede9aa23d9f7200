import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endBan } from '#functions/moderation/ended-ban.ts'
import { findSubject } from '#functions/moderation/subject.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { findAddressMarks } from '#functions/stores/account/addresses.ts'
import { findDecision } from '#functions/stores/safety/decision.ts'
import { listModeration } from '#functions/stores/safety/moderation.ts'
import { Conflict, commit } from '#functions/table/transaction.ts'
import * as members from '#shared/contract/members.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { languages } from '#shared/i18n/languages.ts'
import { ban, decisionOn, unban } from '#test/support/decisions.ts'
import { linkedDecision, objectWith, statementOf } from '#test/support/objections.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { mailsTo } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor, signInAgain } from '#test/support/staff.ts'

const stack = openStack()
afterEach(() => stack.clock.reset())
let moderator: StaffVisitor
let lead: StaffVisitor
let legal: StaffVisitor
let owner: Member
beforeAll(async () => {
  moderator = await openStaff(stack)
  lead = await openStaff(stack, ['moderator', 'lead'])
  legal = await openStaff(stack, ['moderator', 'legal'])
})
beforeEach(async () => {
  owner = await anna(stack)
})

/** Signs staff in again, because so much time has passed that their sessions have ended. */
async function signInStaff() {
  moderator = await signInAgain(stack, moderator)
  lead = await signInAgain(stack, lead)
  legal = await signInAgain(stack, legal)
}

const reason = 'Paspoort gezien: 21 jaar.'
const days = 7
const suspend = async () =>
  (await moderator.call(moderation.decide, { body: decisionOn(owner.id, { kind: 'suspended', days }) })).number
const suspect = async () =>
  (await moderator.call(moderation.suspectMember, { body: { member: owner.id, suspicion: 'minor' } })).case
const answer = (id: string, outcome: 'upheld' | 'dismissed', who = lead) =>
  who.call(moderation.answerComplaint, { body: { id, outcome, answer: reason } })
const stored = async () => (await findAccount(owner.id, { consistent: true }))!
const object = async (number: string) => objectWith(stack, (await statementOf(stack, owner, number)).token)
/** Objects to the decision that bars the owner now, and reverses it. */
async function reverse() {
  const number = (await stored()).bannedBy!
  await object(number)
  await legal.call(moderation.answerObjection, { body: { number, outcome: 'reversed', answer: reason } })
}
const endSuspensions = () => stack.runJob('moderation', 'endSuspensions')
const isSeen = async () =>
  (await bram(stack)).call(members.profile, { query: { id: owner.id } }).then(
    () => true,
    () => false,
  )
const flat = (text: string) => text.replaceAll(/\s+/g, ' ')
const mails = async () => {
  await stack.settle()
  return mailsTo(stack, owner.email)
}
const words = async (language = 'nl') => (await import(`../../../shared/i18n/${language}/mail.ts`)).mail
const titled = async (subject: string) => {
  const wanted = subject.replace('{site}', 'Vonk')
  return (await mails()).filter((mail) => mail.subject === wanted)
}
/** Fields of an account whose suspension is resumed. */
const resumed = (number: string, until: string) => ({
  status: 'banned',
  bannedFrom: 'active',
  bannedBy: number,
  banGround: 'scam',
  suspendedUntil: until,
  banAuthor: moderator.id,
})
async function expectResumed(number: string, until: string, state = 'made') {
  const account = await stored()
  expect(account).toMatchObject(resumed(number, until))
  expect(account).not.toHaveProperty('suspendedFor')
  expect(account).not.toHaveProperty('replacedSuspension')
  expect((await findDecision(number))?.state).toBe(state)
  expect(await isSeen()).toBe(false)
  expect(await titled((await words()).memberUnbanned.subject)).toEqual([])
  const [told, ...others] = await titled((await words()).suspensionResumed.subject)
  expect(others).toEqual([])
  expect(told!.text).toContain(number)
}

/** Ways in which a decision replaces the suspension; each returns what ends that decision. */
const ways = {
  'a case that is dismissed': async () => {
    const id = await suspect()
    return () => answer(id, 'dismissed')
  },
  'the suspension of a case that is reversed': async () => {
    await suspect()
    return reverse
  },
  'a ban that is reversed': async () => {
    await ban(moderator, owner.id)
    return reverse
  },
  'a ban that is lifted': async () => {
    await ban(moderator, owner.id)
    return () => unban(lead, owner.id)
  },
  'a case and then its ban, which is reversed': async () => {
    await answer(await suspect(), 'upheld')
    return reverse
  },
}

describe.each(Object.entries(ways))('MOD-01 MOD-03 MOD-06 a suspension that was replaced by %s', (_, replace) => {
  test('goes on until its end, with a mail that says so', async () => {
    const number = await suspend()
    const { suspendedUntil } = await stored()
    const end = await replace()
    expect((await findDecision(number))?.state).toBe('replaced')
    await end()
    await expectResumed(number, suspendedUntil!)
    expect(await listModeration(owner.id)).toContainEqual(
      expect.objectContaining({ action: 'suspension_resumed', subject: number }),
    )
    stack.clock.set(new Date(Date.parse(suspendedUntil!) + 1000))
    await endSuspensions()
    expect((await stored()).status).toBe('active')
    expect(await isSeen()).toBe(true)
  })

  test.each([true, false])('stays over after its end; whether the job has noticed the end: %s', async (isNoticed) => {
    const number = await suspend()
    const { suspendedUntil } = await stored()
    const end = await replace()
    await stack.settle()
    stack.clock.set(new Date(Date.parse(suspendedUntil!) + 1000))
    await signInStaff()
    if (isNoticed) await endSuspensions()
    expect('replacedSuspension' in (await stored())).toBe(!isNoticed)
    await end()
    const account = await stored()
    expect(account.status).toBe('active')
    expect(account).not.toHaveProperty('replacedSuspension')
    expect((await findDecision(number))?.state).toBe('replaced')
    expect(await titled((await words()).suspensionResumed.subject)).toEqual([])
    await endSuspensions()
    expect((await stored()).status).toBe('active')
  })
})

describe('MOD-01 MOD-03 a suspension that goes on after a later decision', () => {
  test('has its objection again, which a colleague decides', async () => {
    const number = await suspend()
    await object(number)
    const queued = async () => (await legal.call(moderation.listObjections)).objections.map((one) => one.number)
    const id = await suspect()
    expect(await queued()).not.toContain(number)
    await answer(id, 'dismissed')
    await expectResumed(number, (await stored()).suspendedUntil!, 'objected')
    const { suspensionResumed } = await words()
    expect((await titled(suspensionResumed.subject))[0]!.text).toContain(suspensionResumed.reopened)
    expect(await queued()).toContain(number)
    await legal.call(moderation.answerObjection, { body: { number, outcome: 'reversed', answer: reason } })
    expect((await stored()).status).toBe('active')
    expect(await queued()).not.toContain(number)
  })

  test('keeps the answer to an earlier objection', async () => {
    const number = await suspend()
    await object(number)
    await lead.call(moderation.answerObjection, { body: { number, outcome: 'upheld', answer: reason } })
    await ban(moderator, owner.id)
    await unban(lead, owner.id)
    await expectResumed(number, (await stored()).suspendedUntil!, 'upheld')
  })

  test('is lifted by a second press, and the same decision is not resumed again', async () => {
    const number = await suspend()
    await ban(moderator, owner.id)
    expect(await unban(lead, owner.id)).toEqual({ status: 'banned' })
    expect(await unban(lead, owner.id)).toEqual({ status: 'active' })
    expect((await findDecision(number))?.state).toBe('lifted')
    await ban(moderator, owner.id)
    expect(await unban(lead, owner.id)).toEqual({ status: 'active' })
  })

  test('leaves no mark of the ban on the address', async () => {
    await suspend()
    await ban(moderator, owner.id)
    expect((await findAddressMarks(owner.email, stack.clock.now())).isBanned).toBe(true)
    await unban(lead, owner.id)
    expect((await findAddressMarks(owner.email, stack.clock.now())).isBanned).toBe(false)
  })

  test('is not resumed by writes that were read before its end and come after the job', async () => {
    await suspend()
    const { suspendedUntil } = await stored()
    await ban(moderator, owner.id)
    const now = stack.clock.now()
    const { writes } = await endBan((await findSubject(owner.id, now))!, { reason }, now)
    stack.clock.set(new Date(Date.parse(suspendedUntil!) + 1000))
    await endSuspensions()
    await expect(commit(writes)).rejects.toThrow(Conflict)
  })

  test.each(languages)('MOD-18 is mailed in %s with its end and the reason, once', async (language) => {
    owner = await anna(stack, { language })
    const number = await suspend()
    const { suspendedUntil } = await stored()
    await answer(await suspect(), 'dismissed')
    const { suspensionResumed: texts } = await words(language)
    const [told, ...others] = await titled(texts.subject)
    expect(others).toEqual([])
    const [before, after] = texts.lead.replace('{number}', number).split('{until}')
    const text = flat(told!.text)
    for (const part of [before, after, reason]) expect(text).toContain(flat(part).trim())
    const day = new Date(suspendedUntil!).getUTCDate()
    expect(text.slice(text.indexOf(flat(before!).trim()))).toContain(String(day))
    const link = told!.links.find((one) => one.includes('/objection#token='))!
    expect(await linkedDecision(stack, link.split('token=')[1]!)).toMatchObject({ number, state: 'made' })
  })
})
