import { beforeAll, describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { findPhoto } from '#functions/stores/photos/photo.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import * as safety from '#shared/contract/safety.ts'
import { decisionOn } from '#test/support/decisions.ts'
import { anna, type Member } from '#test/support/people.ts'
import { mailsTo, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { newId, Refused } from '#test/support/visitor.ts'
import { addWaitingPhoto } from '#test/support/waiting-photos.ts'

const stack = openStack()
let jo: StaffVisitor
let mo: StaffVisitor
let judge: StaffVisitor
beforeAll(async () => {
  jo = await openStaff(stack)
  mo = await openStaff(stack)
  judge = await openStaff(stack)
})

/** Codes of the refused calls; throws any other error. */
const refusalsOf = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((one) => {
    if (one.status === 'fulfilled') return []
    if (one.reason instanceof Refused) return [one.reason.body.error]
    throw one.reason
  })

const decidePhoto = (who: StaffVisitor, member: Member, id: string, verdict: 'main' | 'refused') =>
  who.call(moderation.decidePhoto, {
    body: { member: member.id, id, verdict, ...(verdict === 'refused' && { reason: 'nobody_visible' }) },
  })
const waits = async (id: string) => (await judge.call(moderation.listPhotos)).photos.some((photo) => photo.id === id)

const subjectsTo = async (email: string) => {
  await stack.settle()
  return (await mailsTo(stack, email)).map(({ subject }) => subject)
}

describe('MOD-01 concurrent decisions of two members of staff', () => {
  test('PHOTO-04 on a photo: one takes effect, and the other is refused', async () => {
    const member = await anna(stack)
    const id = await addWaitingPhoto(stack, member.id)
    const outcomes = await Promise.allSettled([
      decidePhoto(jo, member, id, 'main'),
      decidePhoto(mo, member, id, 'refused'),
    ])
    expect(refusalsOf(outcomes)).toEqual(['already_decided'])
    const isShown = outcomes[0]!.status === 'fulfilled'
    expect((await findPhoto(member.id, id))?.status).toBe(isShown ? 'active' : 'rejected')
    expect(await waits(id)).toBe(false)
    expect(await subjectsTo(member.email)).toHaveLength(isShown ? 0 : 1)
  })

  test('on a complaint: the complainant gets one answer', async () => {
    const id = newId()
    const email = `${id.toLowerCase()}@example.org`
    const body = { id, kind: 'profile', category: 'spam', text: 'Kijk hier eens naar.', email } as const
    await stranger(stack).call(safety.complain, { body: { ...body, good_faith: true, name: 'Eva Jansen' } })
    const before = await subjectsTo(email)
    const answer = (who: StaffVisitor, outcome: 'agreed' | 'dismissed') =>
      who.call(moderation.answerComplaint, { body: { id, outcome, answer: 'We hebben ernaar gekeken.' } })
    const outcomes = await Promise.allSettled([answer(jo, 'agreed'), answer(mo, 'dismissed')])
    expect(refusalsOf(outcomes)).toEqual(['already_decided'])
    expect(await subjectsTo(email)).toHaveLength(before.length + 1)
  })

  test('MOD-03 on an objection: one takes effect, and the member gets one answer', async () => {
    const member = await anna(stack)
    const { number } = await judge.call(moderation.decide, { body: decisionOn(member.id) })
    await stack.settle()
    const [statement] = await mailsTo(stack, member.email)
    const token = /\/objection#token=([\w.-]+)/.exec(statement!.text)![1]!
    await stranger(stack).call(safety.object, { body: { token, text: 'Dat was ik niet.' } })
    const before = await subjectsTo(member.email)
    const answer = (who: StaffVisitor, outcome: 'upheld' | 'reversed') =>
      who.call(moderation.answerObjection, { body: { number, outcome, answer: 'We hebben opnieuw gekeken.' } })
    const outcomes = await Promise.allSettled([answer(jo, 'upheld'), answer(mo, 'reversed')])
    expect(refusalsOf(outcomes)).toEqual(['already_decided'])
    const { state } = await stranger(stack).call(safety.findDecision, { query: { token } })
    expect(state).toBe(outcomes[0]!.status === 'fulfilled' ? 'upheld' : 'reversed')
    expect(await subjectsTo(member.email)).toHaveLength(before.length + 1)
  })
})

describe('TRAP-46 a member who leaves meanwhile', () => {
  test('and whose photo is decided on: both take effect, and the photo leaves the queue', async () => {
    const member = await anna(stack)
    const id = await addWaitingPhoto(stack, member.id)
    const outcomes = await Promise.allSettled([
      decidePhoto(jo, member, id, 'main'),
      member.call(ownAccount.remove, { body: { reason: 'other' } }),
    ])
    expect(outcomes[1]!.status).toBe('fulfilled')
    expect(['', 'not_found', 'already_decided']).toContain(refusalsOf(outcomes).join())
    await stack.settle()
    expect(await waits(id)).toBe(false)
  })

  test('and who is banned: the ban takes effect in full or is refused', async () => {
    const member = await anna(stack)
    const outcomes = await Promise.allSettled([
      jo.call(moderation.decide, { body: decisionOn(member.id) }),
      member.call(ownAccount.remove, { body: { reason: 'other' } }),
    ])
    const isBanned = outcomes[0]!.status === 'fulfilled'
    const mails = await subjectsTo(member.email)
    expect(mails.filter((subject) => subject.includes('besluit'))).toHaveLength(isBanned ? 1 : 0)
    expect(isBanned || outcomes[1]!.status === 'fulfilled').toBe(true)
    expect((await findAccount(member.id, { consistent: true }))?.status === 'banned').toBe(isBanned)
  })
})
