import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import { findDecision } from '#functions/stores/safety/decision.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { ban, decisionOn, unban } from '#test/support/decisions.ts'
import { objectWith, statementsTo } from '#test/support/objections.ts'
import { anna, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
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
afterEach(() => stack.clock.reset())

const suspect = async (who = moderator) =>
  (await who.call(moderation.suspectMember, { body: { member: owner.id, suspicion: 'minor' } })).case
const answer = (id: string, outcome: 'upheld' | 'dismissed', who = colleague) =>
  who.call(moderation.answerComplaint, { body: { id, outcome, answer: 'Paspoort gezien: 21 jaar.' } })
const review = (number: string, outcome: 'upheld' | 'reversed') =>
  third.call(moderation.answerObjection, { body: { number, outcome, answer: 'We keken er opnieuw naar.' } })
const stateNow = async (id: string) => {
  const [account, complaint] = [await findAccount(owner.id, { consistent: true }), await findComplaint(id)]
  return { status: account?.status, suspendedFor: account?.suspendedFor, outcome: complaint?.outcome }
}

describe('MOD-06 a case', () => {
  test('that two colleagues answer differently at once has one outcome, which is what happened', async () => {
    for (let round = 0; round < 4; round++) {
      owner = await anna(stack)
      const id = await suspect()
      const answers = await Promise.allSettled([answer(id, 'upheld'), answer(id, 'dismissed', third)])
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const { status, suspendedFor, outcome } = await stateNow(id)
      expect([status, suspendedFor, outcome]).toEqual(
        outcome === 'upheld' ? ['banned', undefined, 'upheld'] : ['active', undefined, 'dismissed'],
      )
    }
  })

  test('that is dismissed while an objection to its suspension is decided leaves the member in, and one answer', async () => {
    for (let round = 0; round < 4; round++) {
      owner = await anna(stack)
      const id = await suspect()
      const [made] = await statementsTo(stack, owner)
      await objectWith(stack, made!.token)
      await Promise.allSettled([answer(id, 'dismissed'), review(made!.number, 'reversed')])
      expect((await stateNow(id)).status).toBe('active')
      expect((await findDecision(made!.number))?.state).toBe('reversed')
    }
  })

  test('that is upheld at the moment of a ban or of a second press ends in the ban of the case', async () => {
    // This moderator has no role for cases. With such a role, the unban below could lift the ban of
    // the case.
    const plain = await openStaff(stack)
    for (const other of [() => ban(third, owner.id), () => suspect(third), () => unban(plain, owner.id)]) {
      owner = await anna(stack)
      const id = await suspect()
      await Promise.allSettled([answer(id, 'upheld'), other()])
      const { status, suspendedFor } = await stateNow(id)
      expect([status, suspendedFor]).toEqual(['banned', undefined])
      const { bannedBy } = (await findAccount(owner.id))!
      expect(await findDecision(bannedBy!)).toMatchObject({ kind: 'banned', ground: 'minor', by: colleague.id })
    }
  })

  test('outlasts the end of an earlier suspension', async () => {
    await moderator.call(moderation.decide, { body: decisionOn(owner.id, { kind: 'suspended', days: 1 }) })
    const id = await suspect()
    stack.clock.advance({ seconds: 2 * 86_400 })
    await stack.runJob('moderation', 'endSuspensions')
    expect(await stateNow(id)).toMatchObject({ status: 'banned', suspendedFor: id })
  })

  test('of a member who is banned, let in and suspected again is a new case, decided by itself', async () => {
    const first = await suspect()
    await answer(first, 'dismissed')
    const second = await suspect()
    expect(second).not.toBe(first)
    await expectRefusal(answer(first, 'upheld', third), 'already_decided')
    expect(await stateNow(second)).toMatchObject({ status: 'banned', suspendedFor: second })
    await answer(second, 'upheld', third)
    expect((await stateNow(second)).suspendedFor).toBeUndefined()
    await expectRefusal(suspect(), 'already_decided')
  })
})
