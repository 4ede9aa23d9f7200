import { afterEach, beforeEach, expect, test } from 'vitest'
import { listPhotos } from '#functions/stores/photos/photo.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import * as chats from '#shared/contract/chats.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as profile from '#shared/contract/profile.ts'
import * as safety from '#shared/contract/safety.ts'
import * as staff from '#shared/contract/staff.ts'
import { decidedComplaintDays } from '#shared/rules/safety-limits.ts'
import { decisionOn } from '#test/support/decisions.ts'
import { dumpTable } from '#test/support/dump.ts'
import { evidenceKeysOf, pictureFor } from '#test/support/evidence.ts'
import { objectWith, statementsTo } from '#test/support/objections.ts'
import { anna, type Member } from '#test/support/people.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => stack.clock.reset())
let jo: StaffVisitor
let about: Member
let id: string
let photo: string
beforeEach(async () => {
  jo = await openStaff(stack)
  about = await addPicturedMember(stack, { gender: 'male', about: 'Bel me op 0612345678.' })
  photo = (await listPhotos(about.id))[0]!.id
  const she = await anna(stack)
  await about.call(chats.send, { body: { member: she.id, id: newId(), text: 'Stuur me 500 euro.' } })
  id = newId()
  const body = { id, kind: 'message', category: 'scam', member: about.id, text: 'Hij vraagt om geld.' } as const
  await she.call(safety.complain, { body: { ...body, good_faith: true } })
  await stack.settle()
})

const later = (days: number, minutes = 0) => stack.clock.advance({ days, minutes })
const settle = async () => {
  await stack.settle()
  await stack.runJob('safety', 'settleEvidence')
}
/**
 * Warns the member because of the complaint, and upholds the complaint. Returns the number of the
 * decision and the token of its objection link.
 */
const decided = async () => {
  await jo.call(moderation.decide, { body: { ...decisionOn(about.id, { kind: 'warned' }), complaint: id } })
  await jo.call(moderation.answerComplaint, { body: { id, outcome: 'upheld', answer: 'Hij vroeg om geld.' } })
  return (await statementsTo(stack, about))[0]!
}
const shown = async (who: StaffVisitor) => (await who.call(moderation.complaint, { query: { id } })).evidence
const ttl = async () =>
  Number((await dumpTable(stack)).find(({ PK, SK }) => PK === `COMPLAINT#${id}` && SK === 'COMPLAINT')!.ttl)
const nowSeconds = () => stack.clock.now().getTime() / 1000
const review = (who: StaffVisitor, number: string) =>
  who.call(moderation.answerObjection, { body: { number, outcome: 'upheld', answer: 'We keken er opnieuw naar.' } })

test('MOD-03 TRAP-62 an objection to a decision that answered a complaint keeps its messages, photos and profile', async () => {
  const { number, token } = await decided()
  later(decidedComplaintDays - 2)
  await objectWith(stack, token)
  // The half year after the answer is over, and the objection still waits.
  later(100)
  await settle()
  const reviewer = await openStaff(stack)
  const { objections } = await reviewer.call(moderation.listObjections)
  expect(objections.find((one) => one.number === number)!.complaints).toEqual([id])
  const evidence = (await shown(reviewer))!
  expect(evidence.messages.map(({ text }) => text)).toEqual(['Stuur me 500 euro.'])
  expect(evidence.profile).toMatchObject({ about: 'Bel me op 0612345678.' })
  expect((await pictureFor(reviewer, { id, photo })).length).toBeGreaterThan(0)
  expect(await ttl()).toBeGreaterThan(nowSeconds())
  await review(reviewer, number)
  // The evidence is retained for half a year after the review too, and not longer.
  later(decidedComplaintDays - 1)
  await settle()
  expect(await evidenceKeysOf(stack, id)).toHaveLength(2)
  later(1, 5)
  await settle()
  expect(await evidenceKeysOf(stack, id)).toEqual([])
  expect(await ttl()).toBeLessThan(nowSeconds())
})

test('MOD-03 without an objection the evidence of a complaint ends half a year after its answer', async () => {
  await decided()
  later(decidedComplaintDays, 5)
  await settle()
  expect(await evidenceKeysOf(stack, id)).toEqual([])
  expect(await shown(await openStaff(stack))).toBeNull()
})

test('MOD-03 an objection does not end the evidence of a complaint that is still open', async () => {
  await jo.call(moderation.decide, { body: { ...decisionOn(about.id, { kind: 'warned' }), complaint: id } })
  const [statement] = await statementsTo(stack, about)
  await objectWith(stack, statement!.token)
  later(decidedComplaintDays, 5)
  await settle()
  expect(await findComplaint(id)).toMatchObject({ status: 'open' })
  expect((await shown(await openStaff(stack)))!.messages).toHaveLength(1)
  expect(await evidenceKeysOf(stack, id)).toHaveLength(2)
})

test('MOD-03 MOD-06 an objection to the ban of a case keeps the pictures of the case', async () => {
  const { case: opened } = await jo.call(moderation.suspectMember, { body: { member: about.id, suspicion: 'minor' } })
  // The mail about the suspension is sent first, so that the newest mail is about the ban.
  await settle()
  const lead = await openStaff(stack, ['moderator', 'lead'])
  const closing = { id: opened, outcome: 'upheld', answer: 'Op de foto’s is een kind te zien.' } as const
  await lead.call(moderation.answerComplaint, { body: closing })
  const [statement] = await statementsTo(stack, about)
  later(decidedComplaintDays - 2)
  await objectWith(stack, statement!.token)
  later(100)
  await settle()
  const reviewer = await openStaff(stack, ['moderator', 'legal'])
  const { objections } = await reviewer.call(moderation.listObjections)
  expect(objections.find(({ number }) => number === statement!.number)!.complaints).toEqual([opened])
  expect((await pictureFor(reviewer, { id: opened, photo })).length).toBeGreaterThan(0)
})

test('MOD-15 MOD-03 the reviewer sees the profile text that the decision froze, and each view is in the trail', async () => {
  const { number } = await decided()
  await about.call(profile.change, { body: { about: 'Ik hou van wandelen.' } })
  const reviewer = await openStaff(stack)
  const look = () => reviewer.call(moderation.decisionEvidence, { query: { number } })
  for (let views = 0; views < 2; views++)
    expect((await look()).profile).toMatchObject({ name: about.name, about: 'Bel me op 0612345678.' })
  const { entries } = await jo.call(staff.listAudit, { query: {} })
  const views = entries.filter(({ action, staff: by }) => action === 'evidence_viewed' && by === reviewer.name)
  expect(views).toMatchObject([{ member: about.id }, { member: about.id }])
  await expectRefusal(reviewer.call(moderation.decisionEvidence, { query: { number: 'WM7P-CNVH' } }), 'not_found')
  later(decidedComplaintDays, 5)
  const again = await openStaff(stack)
  await expectRefusal(again.call(moderation.decisionEvidence, { query: { number } }), 'not_found')
})
