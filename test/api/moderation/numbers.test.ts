import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { exportedAct } from '#functions/stores/rows/exported-actions.ts'
import { keys } from '#functions/table/keys.ts'
import { apply } from '#functions/table/transaction.ts'
import { remove } from '#functions/table/write.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as safety from '#shared/contract/safety.ts'
import * as staff from '#shared/contract/staff.ts'
import { receiptOf } from '#shared/model/complaint.ts'
import { decidedComplaintDays } from '#shared/rules/safety-limits.ts'
import { decisionOn } from '#test/support/decisions.ts'
import { dumpTable } from '#test/support/dump.ts'
import { leave } from '#test/support/leaving.ts'
import { objectWith, statementsTo } from '#test/support/objections.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'
import { addWaitingPhoto } from '#test/support/waiting-photos.ts'

const stack = openStack()
let moderator: StaffVisitor
let lead: StaffVisitor
let complainer: Member
let about: Member

beforeEach(async () => {
  complainer = await anna(stack)
  moderator = await openStaff(stack)
  lead = await openStaff(stack, ['moderator', 'lead'])
  about = await bram(stack)
})
afterEach(() => void stack.clock.reset())

const find = (q: string, who = moderator) => who.call(moderation.findNumber, { query: { q } })
const nothing = { complaints: [], decision: null }
const complain = async (category: 'scam' | 'minor' | 'child_abuse' = 'scam', id = newId()) => {
  const body = { id, kind: 'profile', category, member: about.id, text: 'Hij vraagt om geld.' } as const
  const { receipt } = await complainer.call(safety.complain, { body: { ...body, good_faith: true } })
  return { id, receipt }
}
const decide = async (more: object = {}) =>
  (await moderator.call(moderation.decide, { body: { ...decisionOn(about.id, { kind: 'warned' }), ...more } })).number
const answer = (id: string) =>
  moderator.call(moderation.answerComplaint, { body: { id, outcome: 'dismissed', answer: 'Bekeken en beoordeeld.' } })
/** Ways in which a number is written in letters and in notes of phone calls. */
const spellings = (number: string) => [
  number,
  number.toLowerCase(),
  number.replace('-', ''),
  ` ${number.replace('-', ' ').toLowerCase()} `,
  [...number.replace('-', '')].join(' '),
  number.replace('-', ' - '),
]
const viewed = async () =>
  (await lead.call(staff.listAudit, { query: { action: 'number_viewed', staff: moderator.name } })).entries
const rowsOf = async (id: string) =>
  (await dumpTable(stack)).filter(
    ({ SK, PK }) => SK === `COMPLAINT#${id}` || (PK === `COMPLAINT#${id}` && SK === 'COMPLAINT'),
  )

describe('MOD-03 MOD-08 staff find by number', () => {
  test('a complaint by its receipt, in any spelling, open and answered', async () => {
    const { id, receipt } = await complain()
    for (const q of spellings(receipt)) {
      const { complaints, decision } = await find(q)
      expect([complaints.map((one) => one.id), decision], q).toEqual([[id], null])
    }
    expect((await find(receipt)).complaints[0]).toMatchObject({ about: { id: about.id }, status: 'open' })
    await answer(id)
    expect((await find(receipt)).complaints).toMatchObject([{ id, status: 'answered' }])
  })

  test('a complaint whose receipt is read out with letters in place of digits', async () => {
    const id = `${newId().slice(0, -8)}0A1B2C3D`
    await complain('scam', id)
    for (const q of ['0A1B-2C3D', 'oaib-2c3d', 'OALB 2C3D'])
      expect((await find(q)).complaints, q).toMatchObject([{ id }])
  })

  test('a decision with its member, in any spelling, and whether an objection waits', async () => {
    const number = await decide()
    const found = { number, kind: 'warned', objected: false, member: { id: about.id } }
    for (const q of spellings(number)) expect((await find(q)).decision, q).toMatchObject(found)
    await objectWith(stack, (await statementsTo(stack, about))[0]!.token)
    expect((await find(number)).decision).toMatchObject({ ...found, objected: true })
  })

  test('two complaints that share a receipt, as ids come from clients', async () => {
    const first = await complain()
    const id = `${newId().slice(0, -8)}${first.id.slice(-8)}`
    await complain('scam', id)
    expect((await find(first.receipt)).complaints.map((one) => one.id).toSorted()).toEqual([first.id, id].toSorted())
  })

  test('nothing for a number that nobody has, a wrong check symbol and other text', async () => {
    const number = await decide()
    const wrong = `${number.slice(0, -1)}${number.endsWith('A') ? 'C' : 'A'}`
    for (const q of [wrong, '0000-0000', 'WM7P-CNV', 'kim', '%%', '#'.repeat(40), '🙂🙂', '--------', 'ÀÀÀÀÀÀÀÀ'])
      expect(await find(q), q).toEqual(nothing)
    for (const q of ['', 'x', 'x'.repeat(41)]) await expectRefusal(find(q), 'invalid_input')
    expect(await viewed()).toEqual([])
  })

  test('MOD-06 MOD-07 a complaint about a child, as every moderator sees it in the list', async () => {
    const { id, receipt } = await complain('child_abuse')
    for (const who of [moderator, lead]) expect((await find(receipt, who)).complaints).toMatchObject([{ id }])
    await expectRefusal(find(receipt, await openStaff(stack, ['finance'])), 'role_required')
  })

  test('MOD-06 MOD-07 a decision on an objection to which only a role for cases decides, only with that role', async () => {
    const shown = [await decide({ ground: 'minor' }), await decide({ ground: 'illegal' })]
    for (const number of shown) expect((await find(number)).decision).toMatchObject({ number })
    await moderator.call(moderation.suspectMember, { body: { member: about.id, suspicion: 'minor' } })
    const number = (await findAccount(about.id))!.bannedBy!
    expect(await find(number)).toEqual(nothing)
    expect((await viewed()).map(({ reason }) => reason)).not.toContain(number)
    expect((await find(number, lead)).decision).toMatchObject({ number, kind: 'age_suspended' })
  })

  test('MOD-15 with an entry in the trail for each found item, which the member’s export does not contain', async () => {
    const [{ receipt }, number] = [await complain(), await decide()]
    await find(receipt.toLowerCase())
    await find(number)
    expect((await viewed()).map(({ member, reason }) => ({ member, reason }))).toEqual([
      { member: about.id, reason: number },
      { member: about.id, reason: receipt },
    ])
    const { decisions } = await moderator.call(moderation.member, { query: { q: about.id } })
    expect(decisions.map(({ action }) => action)).toEqual(['member_warned'])
    expect(exportedAct('number_viewed')).toBeUndefined()
  })

  test('a decision about a purged member, without the member', async () => {
    const number = await decide()
    await leave(stack, about, about.email)
    stack.clock.advance({ days: 14, seconds: 1 })
    await stack.runJob('account', 'purgeMembers')
    moderator = await openStaff(stack)
    expect((await find(number)).decision).toMatchObject({ number, member: null })
  })
})

describe('MOD-03 the receipt number of a complaint', () => {
  test('expires with the complaint, also after an objection has kept it for longer', async () => {
    const { id } = await complain()
    expect((await rowsOf(id)).map(({ ttl }) => ttl)).toEqual([undefined, undefined])
    await moderator.call(moderation.decide, { body: { ...decisionOn(about.id, { kind: 'warned' }), complaint: id } })
    await moderator.call(moderation.answerComplaint, { body: { id, outcome: 'upheld', answer: 'Hij vroeg om geld.' } })
    const ends = async () => (await rowsOf(id)).map(({ ttl }) => Number(ttl))
    const [first, same] = await ends()
    expect([first, same]).toEqual([expect.any(Number), first])
    // The statement is read before the clock advances: after so many days, a mail that still waits
    // is no longer sent.
    const [statement] = await statementsTo(stack, about)
    stack.clock.advance({ days: decidedComplaintDays - 2 })
    await objectWith(stack, statement!.token)
    const [later, too] = await ends()
    expect(later).toBeGreaterThan(first!)
    expect(too).toBe(later)
  })

  test('of a complaint without this row is found after its answer', async () => {
    const { id, receipt } = await complain()
    await apply(remove(keys.receipt(receiptOf(id), id)))
    expect(await find(receipt)).toEqual(nothing)
    await answer(id)
    expect((await find(receipt)).complaints).toMatchObject([{ id }])
  })

  test('contains no member', async () => {
    const { id } = await complain()
    const row = (await rowsOf(id)).find(({ PK }) => String(PK).startsWith('RECEIPT#'))
    expect(Object.keys(row!).toSorted()).toEqual(['PK', 'SK', 'at'])
  })
})

test('MOD-08 the file of a member has the number of each decision, as in its mail', async () => {
  const photo = await addWaitingPhoto(stack, about.id)
  await moderator.call(moderation.decidePhoto, {
    body: { member: about.id, id: photo, verdict: 'refused', reason: 'quality' },
  })
  const number = await decide()
  const sent = (await statementsTo(stack, about)).map((one) => one.number)
  const { decisions } = await moderator.call(moderation.member, { query: { q: about.id } })
  expect(decisions.map(({ action, number: shown }) => [action, shown])).toEqual([
    ['member_warned', number],
    ['photo_refused', sent.find((one) => one !== number)],
  ])
})
