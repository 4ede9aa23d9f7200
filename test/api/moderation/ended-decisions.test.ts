import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import { findDecision } from '#functions/stores/safety/decision.ts'
import { listModeration } from '#functions/stores/safety/moderation.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { ban, decisionOn, unban } from '#test/support/decisions.ts'
import { linkedDecision, objectWith, statementsTo } from '#test/support/objections.ts'
import { anna, type Member } from '#test/support/people.ts'
import { mailsTo } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal } from '#test/support/visitor.ts'

const stack = openStack()
let moderator: StaffVisitor
let colleague: StaffVisitor
let third: StaffVisitor
let owner: Member
beforeAll(async () => {
  moderator = await openStaff(stack)
  colleague = await openStaff(stack, ['moderator', 'lead'])
  third = await openStaff(stack, ['moderator', 'legal'])
})
beforeEach(async () => {
  owner = await anna(stack)
})

const reason = 'Paspoort gezien: 21 jaar.'
const suspect = async () =>
  (await moderator.call(moderation.suspectMember, { body: { member: owner.id, suspicion: 'minor' } })).case
const suspend = () => moderator.call(moderation.decide, { body: decisionOn(owner.id, { kind: 'suspended', days: 3 }) })
const answer = (id: string, outcome: 'upheld' | 'dismissed', who = colleague) =>
  who.call(moderation.answerComplaint, { body: { id, outcome, answer: reason } })
const review = (number: string, outcome: 'upheld' | 'reversed', who = third) =>
  who.call(moderation.answerObjection, { body: { number, outcome, answer: 'We keken er opnieuw naar.' } })
/** Objects to the owner's latest statement of reasons, and returns this statement. */
const objected = async () => {
  const [made] = await statementsTo(stack, owner)
  await objectWith(stack, made!.token)
  return made!
}
const queued = async () => (await third.call(moderation.listObjections)).objections.map(({ number }) => number)
const words = async (language = 'nl') => (await import(`../../../shared/i18n/${language}/mail.ts`)).mail
const told = async () => {
  await stack.settle()
  return (await mailsTo(stack, owner.email)).map(({ text }) => text.replaceAll(/\s+/g, ' '))
}
const saying = async (text: string, number: string) =>
  (await told()).filter((mail) => mail.includes(text.replaceAll(/\s+/g, ' ').replace('{number}', number)))

describe('MOD-03 MOD-06 an objection to a suspension in whose place a ban came', () => {
  const ways = {
    'by the case': async () => {
      const id = await suspect()
      return { made: await objected(), end: () => answer(id, 'upheld') }
    },
    'by a decision during a suspension': async () => {
      await suspend()
      return { made: await objected(), end: () => ban(colleague, owner.id) }
    },
    'by a case during a suspension': async () => {
      await suspend()
      return { made: await objected(), end: () => suspect() }
    },
  }
  test.each(Object.entries(ways))('is closed, %s, with a mail that says so; nobody can reverse it', async (_, way) => {
    const { made, end } = await way()
    await end()
    expect(await queued()).not.toContain(made.number)
    await expectRefusal(review(made.number, 'reversed'), 'already_decided')
    expect((await findAccount(owner.id))?.status).toBe('banned')
    expect(await saying((await words()).objectionAnswer.replaced, made.number)).toHaveLength(1)
    expect(await saying((await words()).objectionAnswer.reversed.age_suspended, made.number)).toEqual([])
    expect((await linkedDecision(stack, made.token)).state).toBe('replaced')
    const [later] = await statementsTo(stack, owner)
    expect(later!.number).not.toBe(made.number)
    expect(await objectWith(stack, later!.token)).toEqual({ received: true })
  })

  test('can no longer be made: the link says that a later decision took its place', async () => {
    const id = await suspect()
    const [made] = await statementsTo(stack, owner)
    await answer(id, 'upheld')
    expect((await linkedDecision(stack, made!.token)).state).toBe('replaced')
    await expectRefusal(objectWith(stack, made!.token), 'already_objected')
    expect(await saying((await words()).objectionAnswer.replaced, made!.number)).toEqual([])
  })

  test('is either reversed or replaced where a colleague reviews it while another decides the case', async () => {
    const id = await suspect()
    const made = await objected()
    const outcomes = await Promise.allSettled([review(made.number, 'reversed'), answer(id, 'upheld')])
    const { status } = (await findAccount(owner.id))!
    const state = (await findDecision(made.number))!.state
    expect(outcomes.filter((one) => one.status === 'fulfilled').length).toBeGreaterThan(0)
    expect([status, state]).toEqual(state === 'reversed' ? ['active', 'reversed'] : ['banned', 'replaced'])
  })

  test('that is reversed after another ban is mailed with the words that the account stays closed', async () => {
    await ban(moderator, owner.id)
    const made = await objected()
    // The moderator who made the ban also lifts it, so the objection stays open for a colleague.
    await unban(moderator, owner.id)
    await ban(colleague, owner.id)
    await review(made.number, 'reversed')
    const { objectionAnswer } = await words()
    expect((await findAccount(owner.id))?.status).toBe('banned')
    expect(await saying(objectionAnswer.reversed_barred, made.number)).toHaveLength(1)
    expect(await saying(objectionAnswer.reversed.banned, made.number)).toEqual([])
  })
})

describe('MOD-03 MOD-08 an objection to a ban that staff lift from the file', () => {
  test('is decided for the member, by one mail, and leaves the queue', async () => {
    await ban(moderator, owner.id)
    const made = await objected()
    expect(await unban(colleague, owner.id, reason)).toEqual({ status: 'active' })
    expect(await linkedDecision(stack, made.token)).toMatchObject({ state: 'reversed', answer: reason })
    expect(await queued()).not.toContain(made.number)
    expect((await told()).filter((mail) => mail.includes(reason))).toHaveLength(1)
  })

  test('waits for a colleague where the author of the decision lifts it, who mails the reason', async () => {
    await ban(moderator, owner.id)
    const made = await objected()
    await unban(moderator, owner.id, reason)
    expect((await findDecision(made.number))?.state).toBe('objected')
    expect(await queued()).toContain(made.number)
    expect((await told()).filter((mail) => mail.includes(reason))).toHaveLength(1)
  })

  test('was refused before: the decision is lifted too', async () => {
    await ban(moderator, owner.id)
    const made = await objected()
    await review(made.number, 'upheld')
    await unban(colleague, owner.id, reason)
    expect((await findDecision(made.number))?.state).toBe('lifted')
    expect((await told()).filter((mail) => mail.includes(reason))).toHaveLength(1)
  })
})

describe('MOD-03 MOD-06 an objection to the suspension of a suspected minor', () => {
  test('is decided with the case that lets them in, by one mail, and leaves the queue', async () => {
    const id = await suspect()
    const made = await objected()
    await answer(id, 'dismissed')
    expect((await findAccount(owner.id))?.status).toBe('active')
    expect(await linkedDecision(stack, made.token)).toMatchObject({ state: 'reversed', answer: reason })
    expect(await queued()).not.toContain(made.number)
    expect((await told()).filter((mail) => mail.includes(reason))).toHaveLength(1)
  })

  test('closes the case where it is upheld, as nothing is left to decide, but not by who opened it', async () => {
    const id = await suspect()
    const made = await objected()
    await expectRefusal(review(made.number, 'reversed', moderator), 'own_decision')
    await review(made.number, 'reversed')
    expect((await findAccount(owner.id))?.status).toBe('active')
    expect(await findComplaint(id)).toMatchObject({ status: 'answered', outcome: 'dismissed' })
    expect(await saying((await words()).objectionAnswer.reversed.age_suspended, made.number)).toHaveLength(1)
    expect((await listModeration(owner.id)).map(({ action }) => action)).toContain('escalation_decided')
    await expectRefusal(answer(id, 'upheld'), 'already_decided')
  })
})
