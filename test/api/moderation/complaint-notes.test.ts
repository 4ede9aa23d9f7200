import { unzipSync } from 'fflate'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { exportFile } from '#functions/stores/rows/export.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import { keys } from '#functions/table/keys.ts'
import { apply } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as safety from '#shared/contract/safety.ts'
import * as staff from '#shared/contract/staff.ts'
import { complaintNotes } from '#shared/rules/safety-limits.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
let moderator: StaffVisitor
let colleague: StaffVisitor
let about: Member
let from: Member
let complaint: string
beforeAll(async () => {
  moderator = await openStaff(stack)
  colleague = await openStaff(stack)
})
beforeEach(async () => {
  about = await bram(stack)
  from = await anna(stack)
  complaint = await file()
})

async function file() {
  const id = newId()
  await from.call(safety.complain, {
    body: { id, kind: 'profile', member: about.id, text: 'Dit klopt niet.', good_faith: true },
  })
  return id
}
const note = (text: string, { id = newId(), who = moderator, of = complaint } = {}) =>
  who.call(moderation.noteComplaint, { body: { id, complaint: of, text } })
const open = async (id: string) => (await colleague.call(moderation.complaint, { query: { id } })).notes

describe('MOD-08 MOD-15 a note of staff about a complaint', () => {
  test('is with it and with the others about the member, newest first, and in the member’s file', async () => {
    const other = await file()
    const first = await note('Gebeld, nam niet op.')
    stack.clock.advance({ seconds: 1 })
    await note('  Zie ook de foto’s.  ', { who: colleague, of: other })
    stack.clock.advance({ seconds: 1 })
    await moderator.call(moderation.addNote, { body: { id: newId(), member: about.id, text: 'Belde zelf.' } })
    const ofComplaints = [
      { text: 'Zie ook de foto’s.', by: colleague.name, complaint: other, handed_to: null },
      { ...first, text: 'Gebeld, nam niet op.', by: moderator.name, complaint },
    ]
    expect(await open(complaint)).toMatchObject(ofComplaints)
    expect(await open(other)).toMatchObject(ofComplaints)
    const fileFor = (who: StaffVisitor, member: Member) => who.call(moderation.member, { query: { q: member.id } })
    expect((await fileFor(colleague, about)).notes).toMatchObject([
      { text: 'Belde zelf.', complaint: null },
      ...ofComplaints,
    ])
    // Notes are not listed among the decisions, because a hundred notes would displace them.
    expect((await fileFor(colleague, about)).decisions.map(({ action }) => action)).not.toContain('complaint_noted')
    expect((await fileFor(colleague, from)).notes).toEqual([])
    expect((await fileFor(await openStaff(stack, ['finance']), about)).notes).toEqual([])
    stack.clock.reset()
  })

  test('is in the trail without its text', async () => {
    await note('Gebeld, nam niet op.')
    const { entries } = await moderator.call(staff.listAudit, { query: { member: about.id } })
    const noted = entries.filter(({ action }) => action === 'complaint_noted')
    expect(noted).toMatchObject([{ staff: moderator.name, reason: null }])
    expect(JSON.stringify(entries)).not.toContain('Gebeld')
  })

  test.each(['about', 'from'] as const)('is in no export of the member whom it is %s', async (side) => {
    await note('Gebeld, nam niet op.')
    const { id } = { about, from }[side]
    const exported = unzipSync(new Uint8Array(await exportFile((await findAccount(id))!, stack.clock.now())))
    expect(Buffer.from(exported['my-data.json']!).toString()).not.toMatch(/Gebeld|complaint_noted/)
  })

  test('may follow the answer, and ends with the complaint', async () => {
    await moderator.call(moderation.answerComplaint, {
      body: { id: complaint, outcome: 'dismissed', answer: 'Hier is niets mis mee.' },
    })
    await note('Achteraf nog gebeld.')
    expect(await open(complaint)).toHaveLength(1)
    // The note expires with the complaint, because both are in the same item.
    expect((await findComplaint(complaint))!.notes).toHaveLength(1)
  })

  test('is written once by repeated and parallel calls, and refused for another text or author', async () => {
    const id = newId()
    const outcomes = await Promise.all([1, 2, 3].map(() => note('Zelfde notitie.', { id })))
    expect(new Set(outcomes.map(({ at }) => at)).size).toBe(1)
    await expectRefusal(note('Andere notitie.', { id }), 'invalid_input')
    await expectRefusal(note('Zelfde notitie.', { id, who: colleague }), 'invalid_input')
    await Promise.all([1, 2, 3].map((n) => note(`Notitie ${n}.`)))
    expect((await open(complaint)).map(({ text }) => text).toSorted()).toEqual([
      ...['Notitie 1.', 'Notitie 2.', 'Notitie 3.'],
      'Zelfde notitie.',
    ])
  })

  test('is refused for an unknown complaint, without text, and after 100 of them', async () => {
    await expectRefusal(note('Niets hier.', { of: newId() }), 'not_found')
    await expectRefusal(note(' a '), 'invalid_input')
    const stored = { at: stack.clock.now().toISOString(), by: 'Mo', text: 'Vol.' }
    const notes = Array.from({ length: complaintNotes }, () => ({ ...stored, id: newId() }))
    await apply(update(keys.complaint(complaint), 'SET notes = :notes', { values: { ':notes': notes.slice(1) } }))
    await note('De honderdste.')
    await expectRefusal(note('Een te veel.'), 'invalid_input')
  })
})
