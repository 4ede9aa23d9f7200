import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { findDecision } from '#functions/stores/safety/decision.ts'
import * as handRequests from '#shared/contract/hand-requests.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { ban, unban } from '#test/support/decisions.ts'
import { objectWith, statementOf } from '#test/support/objections.ts'
import { anna, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
let first: StaffVisitor
let lead: StaffVisitor
let legal: StaffVisitor
let member: Member
beforeAll(async () => {
  first = await openStaff(stack)
  lead = await openStaff(stack, ['moderator', 'lead'])
  legal = await openStaff(stack, ['moderator', 'legal'])
})
beforeEach(async () => {
  member = await anna(stack)
})

const correct = (date: string, facts?: string) =>
  first.call(handRequests.correctMember, {
    body: {
      id: newId(),
      member: member.id,
      way: 'answers',
      note: 'Noemde de laatste drie betalingen.',
      date_of_birth: date,
      ...(facts && { facts }),
    } as const,
  })
const makeMinor = () => correct('2012-02-03', 'De geboortedatum ligt onder de leeftijdsgrens.')
const statusNow = async () => (await findAccount(member.id, { consistent: true }))!.status

describe('MOD-06 ROLE-10 an account with a date of birth below the minimum age', () => {
  test('is let in by no lift and no reversal until staff correct the date', async () => {
    const number = (await makeMinor()).banned!
    await objectWith(stack, (await statementOf(stack, member, number)).token)
    const body = { number, outcome: 'reversed', answer: 'Je bent 34.' } as const
    const reverse = () => legal.call(moderation.answerObjection, { body })
    await expectRefusal(unban(lead, member.id), 'under_minimum_age')
    await expectRefusal(reverse(), 'under_minimum_age')
    expect(await statusNow()).toBe('banned')
    expect((await findDecision(number))?.state).toBe('objected')
    await correct('1978-02-03')
    await reverse()
    expect(await statusNow()).toBe('active')
  })

  test('is not let in either if it was banned for something else', async () => {
    await ban(first, member.id)
    await makeMinor()
    await expectRefusal(unban(lead, member.id), 'under_minimum_age')
    await correct('1978-02-03')
    expect(await unban(lead, member.id)).toEqual({ status: 'active' })
  })

  test('is let in by no dismissed case', async () => {
    member = await anna(stack, { birthDate: '2012-02-03' })
    const { case: id } = await first.call(moderation.suspectMember, { body: { member: member.id, suspicion: 'minor' } })
    const body = { id, outcome: 'dismissed', answer: 'Paspoort gezien: 34 jaar.' } as const
    const dismiss = () => lead.call(moderation.answerComplaint, { body })
    await expectRefusal(dismiss(), 'under_minimum_age')
    expect(await statusNow()).toBe('banned')
    await correct('1978-02-03')
    await dismiss()
    expect(await statusNow()).toBe('active')
  })

  test('stays closed although its objection can be refused', async () => {
    const number = (await makeMinor()).banned!
    await objectWith(stack, (await statementOf(stack, member, number)).token)
    await legal.call(moderation.answerObjection, { body: { number, outcome: 'upheld', answer: 'Je bent 14.' } })
    expect((await findDecision(number))?.state).toBe('upheld')
  })
})
