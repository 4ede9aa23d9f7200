import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as safety from '#shared/contract/safety.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { decisionOn } from '#test/support/decisions.ts'
import { objectWith, statementsTo } from '#test/support/objections.ts'
import { anna, type Member } from '#test/support/people.ts'
import { stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
let moderator: StaffVisitor
let colleague: StaffVisitor
let lead: StaffVisitor
let legal: StaffVisitor
let about: Member
beforeAll(async () => {
  moderator = await openStaff(stack)
  colleague = await openStaff(stack)
  lead = await openStaff(stack, ['moderator', 'lead'])
  legal = await openStaff(stack, ['moderator', 'legal'])
})
beforeEach(async () => {
  about = await anna(stack)
})

type Category = 'minor' | 'child_abuse' | 'scam' | 'intimate_image'
const text = 'Kijk hier eens naar.'
const file = async (category: Category) => {
  const id = newId()
  const body = { id, kind: 'profile', category, text, member: about.id, good_faith: true } as const
  await stranger(stack).call(safety.complain, { body: { ...body, name: 'Eva', email: `${id}@example.org` } })
  return id
}
const press = async (suspicion: 'minor' | 'child_abuse', complaint?: string) => {
  const body = { member: about.id, suspicion, ...(complaint && { complaint }) }
  return (await moderator.call(moderation.suspectMember, { body })).case
}
const take = (who: StaffVisitor, id: string, from?: string) =>
  who.call(moderation.ownComplaint, { body: { id, ...(from && { from }) } })
const handOver = (who: StaffVisitor, id: string, to: StaffVisitor | null) =>
  who.call(moderation.handOverComplaint, { body: { id, to: to?.id ?? null, note: newId(), text } })
const answer = (who: StaffVisitor, id: string, outcome: 'upheld' | 'agreed' | 'dismissed') =>
  who.call(moderation.answerComplaint, { body: { id, outcome, answer: 'Bekeken en beoordeeld.' } })
const decideFor = (who: StaffVisitor, complaint: string) =>
  who.call(moderation.decide, { body: { ...decisionOn(about.id, { kind: 'warned' }), complaint } })
const ownerOf = async (id: string) => (await findComplaint(id, { consistent: true }))?.owner?.id
const overview = (who: StaffVisitor) => who.call(moderation.overview)

describe.each(['minor', 'child_abuse'] as const)('MOD-06 MOD-07 a notice of the category %s', (category) => {
  test('is neither answered, decided for, taken, taken over nor handed over without a role for cases', async () => {
    const id = await file(category)
    for (const outcome of ['upheld', 'agreed', 'dismissed'] as const)
      await expectRefusal(answer(moderator, id, outcome), 'role_required')
    await expectRefusal(decideFor(moderator, id), 'role_required')
    await expectRefusal(take(moderator, id), 'role_required')
    for (const to of [lead, colleague, null]) await expectRefusal(handOver(moderator, id, to), 'role_required')
    await take(lead, id)
    await expectRefusal(take(moderator, id, lead.id), 'role_required')
    expect(await findComplaint(id, { consistent: true })).toMatchObject({ status: 'open', owner: { id: lead.id } })
    expect(await findComplaint(id, { consistent: true })).not.toHaveProperty('decisions')
  })

  test('is taken, handed over to another such role only, and answered by a role for cases', async () => {
    const id = await file(category)
    await take(lead, id)
    await expectRefusal(handOver(lead, id, moderator), 'invalid_input')
    await handOver(lead, id, legal)
    expect(await ownerOf(id)).toBe(legal.id)
    await decideFor(legal, id)
    expect(await answer(legal, id, 'upheld')).toEqual({ answered: true })
  })

  test('is not taken with another complaint about the same member', async () => {
    const [id, other] = [await file(category), await file('scam')]
    await take(moderator, other)
    expect([await ownerOf(id), await ownerOf(other)]).toEqual([undefined, moderator.id])
    await handOver(moderator, other, colleague)
    expect([await ownerOf(id), await ownerOf(other)]).toEqual([undefined, colleague.id])
  })

  test('becomes a case by one press of any moderator, who then cannot take the case', async () => {
    const id = await file(category)
    const opened = await press(category, id)
    expect((await findAccount(about.id))?.suspendedFor).toBe(opened)
    await expectRefusal(take(moderator, opened), 'own_decision')
    for (const outcome of ['upheld', 'dismissed'] as const)
      await expectRefusal(answer(colleague, opened, outcome), 'role_required')
    await expectRefusal(take(colleague, opened), 'role_required')
    await expectRefusal(handOver(colleague, opened, lead), 'role_required')
    await take(lead, opened)
    expect(await answer(lead, opened, 'dismissed')).toEqual({ answered: true })
    expect((await findAccount(about.id))?.status).toBe('active')
  })
})

test('MOD-06 MOD-07 a notice of an intimate image is work of any moderator', async () => {
  const id = await file('intimate_image')
  await take(moderator, id)
  expect(await answer(moderator, id, 'agreed')).toEqual({ answered: true })
})

describe('MOD-06 MOD-07 MOD-04 the queues', () => {
  test('count what only roles for cases can do for those roles alone; every moderator has it in the list', async () => {
    const [before, forLead] = [await overview(moderator), await overview(lead)]
    const [scam, minor, abuse] = [await file('scam'), await file('minor'), await file('child_abuse')]
    const now = await overview(moderator)
    expect(now.complaints.count - before.complaints.count).toBe(1)
    expect(now).toMatchObject({ case_complaints: null, case_objections: null })
    for (const who of [lead, legal]) {
      const { complaints, case_complaints } = await overview(who)
      expect(complaints.count).toBe(now.complaints.count)
      expect(case_complaints!.count - forLead.case_complaints!.count).toBe(2)
      expect(case_complaints!.urgent - forLead.case_complaints!.urgent).toBe(2)
    }
    for (const who of [moderator, lead]) {
      const { complaints } = await who.call(moderation.listComplaints, { query: {} })
      const places = complaints.map(({ id }) => id).filter((id) => [scam, minor, abuse].includes(id))
      expect(places).toEqual([abuse, minor, scam])
    }
  })

  test('are one list on all pages, in which nothing is missing or listed twice', async () => {
    const filed: string[] = []
    for (let n = 0; n < pageSize.staff + 6; n++) filed.push(await file(n % 2 ? 'minor' : 'intimate_image'))
    const listed: string[] = []
    let cursor: string | undefined
    do {
      const page = await moderator.call(moderation.listComplaints, { query: { cursor } })
      expect(page.complaints.length).toBeLessThanOrEqual(pageSize.staff)
      listed.push(...page.complaints.map(({ id }) => id))
      cursor = page.next ?? undefined
    } while (cursor)
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed.filter((id) => filed.includes(id))).toEqual(filed)
  })
})

describe('MOD-03 MOD-06 an objection to the suspension of a suspected minor', () => {
  test('is decided by a role for cases only, and counted for those roles alone', async () => {
    const [before, forLead] = [await overview(moderator), await overview(lead)]
    const opened = await press('minor')
    const [made] = await statementsTo(stack, about)
    await objectWith(stack, made!.token)
    const { number } = made!
    expect((await overview(moderator)).objections.count).toBe(before.objections.count)
    const { objections, case_objections } = await overview(lead)
    expect(objections.count).toBe(forLead.objections.count)
    expect(case_objections).toMatchObject({ count: forLead.case_objections!.count + 1 })
    expect(case_objections!.oldest_at).not.toBeNull()
    const listed = async (who: StaffVisitor) => {
      const { objections: all, waiting } = await who.call(moderation.listObjections)
      return { mayDecide: all.find((one) => one.number === number)?.may_decide, count: waiting.count }
    }
    expect(await listed(colleague)).toEqual({ mayDecide: false, count: before.objections.count })
    expect(await listed(legal)).toEqual({ mayDecide: true, count: objections.count + case_objections!.count })
    const review = (who: StaffVisitor, outcome: 'upheld' | 'reversed') =>
      who.call(moderation.answerObjection, { body: { number, outcome, answer: 'Paspoort gezien.' } })
    for (const outcome of ['upheld', 'reversed'] as const)
      await expectRefusal(review(colleague, outcome), 'role_required')
    expect((await findAccount(about.id))?.suspendedFor).toBe(opened)
    await review(legal, 'reversed')
    expect((await findAccount(about.id))?.status).toBe('active')
  })

  test('to another decision stays work of any moderator', async () => {
    const { number } = await moderator.call(moderation.decide, { body: decisionOn(about.id, { kind: 'warned' }) })
    const [made] = await statementsTo(stack, about)
    const before = (await overview(colleague)).objections.count
    await objectWith(stack, made!.token)
    expect((await overview(colleague)).objections.count).toBe(before + 1)
    const body = { number, outcome: 'reversed', answer: 'Je had gelijk.' } as const
    expect(await colleague.call(moderation.answerObjection, { body })).toEqual({ decided: true })
  })
})
