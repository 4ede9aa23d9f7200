import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { keys } from '#functions/table/keys.ts'
import { commit } from '#functions/table/transaction.ts'
import { remove } from '#functions/table/write.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { decisionOn, unban } from '#test/support/decisions.ts'
import { objectWith, statementsTo } from '#test/support/objections.ts'
import type { Member } from '#test/support/people.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
let moderator: StaffVisitor
let colleague: StaffVisitor
let lead: StaffVisitor
let legal: StaffVisitor
let owner: Member
beforeAll(async () => {
  moderator = await openStaff(stack)
  colleague = await openStaff(stack)
  lead = await openStaff(stack, ['moderator', 'lead'])
  legal = await openStaff(stack, ['moderator', 'legal'])
})
beforeEach(async () => {
  owner = await addPicturedMember(stack)
})

const reasons = 'We zagen genoeg om te besluiten.'
/** Opens a case as a moderator and lets `who` uphold it, which bans the owner. */
const banByCase = async (suspicion: 'minor' | 'child_abuse', who = lead) => {
  const { case: id } = await moderator.call(moderation.suspectMember, { body: { member: owner.id, suspicion } })
  // The mail about the suspension arrives first.
  await stack.settle()
  await who.call(moderation.answerComplaint, { body: { id, outcome: 'upheld', answer: reasons } })
}
const fileFor = (who: StaffVisitor) => who.call(moderation.member, { query: { q: owner.id } })
const mayLift = async (who: StaffVisitor) => (await fileFor(who)).may_lift
const statusNow = async () => (await findAccount(owner.id))!.status

describe('MOD-06 MOD-07 a ban by a case', () => {
  test.each(['minor', 'child_abuse'] as const)(
    'of %s is lifted from the file by a role for its pictures, and not by who made it',
    async (suspicion) => {
      await banByCase(suspicion)
      for (const who of [moderator, colleague]) {
        expect(await mayLift(who)).toBe(false)
        await expectRefusal(unban(who, owner.id), 'role_required')
      }
      expect(await mayLift(lead)).toBe(false)
      await expectRefusal(unban(lead, owner.id), 'own_decision')
      expect(await statusNow()).toBe('banned')
      expect(await mayLift(legal)).toBe(true)
      expect(await unban(legal, owner.id)).toEqual({ status: 'active' })
      expect(await findAccount(owner.id)).not.toHaveProperty('banGround')
      expect(await mayLift(legal)).toBe(false)
    },
  )

  test.each(['minor', 'child_abuse'] as const)(
    'MOD-03 of %s is reversed by a role for its pictures only, and others are told so',
    async (suspicion) => {
      await banByCase(suspicion)
      const [made] = await statementsTo(stack, owner)
      await objectWith(stack, made!.token)
      const review = (who: StaffVisitor, outcome: 'upheld' | 'reversed') =>
        who.call(moderation.answerObjection, { body: { number: made!.number, outcome, answer: reasons } })
      const mayDecide = async (who: StaffVisitor) => {
        const { objections } = await who.call(moderation.listObjections)
        return objections.find(({ number }) => number === made!.number)!.may_decide
      }
      for (const who of [moderator, colleague]) {
        expect(await mayDecide(who)).toBe(false)
        for (const outcome of ['upheld', 'reversed'] as const)
          await expectRefusal(review(who, outcome), 'role_required')
      }
      expect(await statusNow()).toBe('banned')
      expect(await mayDecide(legal)).toBe(true)
      await review(legal, 'reversed')
      expect(await statusNow()).toBe('active')
    },
  )

  test('keeps its pictures and its end to these roles after its decision has expired', async () => {
    await banByCase('child_abuse')
    await commit([remove(keys.decision((await findAccount(owner.id))!.bannedBy!))])
    const isShown = async (who: StaffVisitor) => (await fileFor(who)).photos.some(({ full }) => full !== null)
    expect([await isShown(colleague), await isShown(legal)]).toEqual([false, true])
    expect(await mayLift(lead)).toBe(false)
    await expectRefusal(unban(lead, owner.id), 'own_decision')
    await expectRefusal(unban(colleague, owner.id), 'role_required')
    expect(await unban(legal, owner.id)).toEqual({ status: 'active' })
  })
})

describe('MOD-01 MOD-03 a ban or suspension', () => {
  test.each([
    [{ kind: 'banned' }, 'illegal', false],
    [{ kind: 'suspended', days: 3 }, 'minor', false],
    [{ kind: 'banned' }, 'spam', true],
    [{ kind: 'suspended', days: 3 }, 'scam', true],
  ] as const)('%o on the ground %s, without a case, is lifted by any moderator: %s', async (effect, ground, isAny) => {
    await moderator.call(moderation.decide, { body: { ...decisionOn(owner.id, effect), ground } })
    expect([await mayLift(colleague), await mayLift(legal)]).toEqual([isAny, true])
    if (!isAny) await expectRefusal(unban(colleague, owner.id), 'role_required')
    await unban(isAny ? colleague : legal, owner.id)
    expect(await statusNow()).toBe('active')
  })
})
