import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { exportFile } from '#functions/stores/rows/export.ts'
import { addModeration } from '#functions/stores/safety/moderation.ts'
import { commit } from '#functions/table/transaction.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as safety from '#shared/contract/safety.ts'
import * as staff from '#shared/contract/staff.ts'
import { auditActions } from '#shared/model/staff.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack()
let moderator: StaffVisitor
let colleague: StaffVisitor
beforeAll(async () => {
  moderator = await openStaff(stack)
  colleague = await openStaff(stack, ['moderator', 'lead'])
})

async function exportOf({ id }: Member) {
  const file = unzipSync(new Uint8Array(await exportFile((await findAccount(id))!, stack.clock.now())))
  const text = Buffer.from(file['my-data.json']!).toString()
  const told = JSON.parse(text) as { moderation_decisions?: { action: string }[] }
  return { text, actions: (told.moderation_decisions ?? []).map(({ action }) => action).sort() }
}

describe('TRAP-66 MOD-06 the export of a member', () => {
  test('tells nothing of a complaint about them, opened with its evidence, answered and exported', async () => {
    const about = await bram(stack)
    const id = newId()
    await (await anna(stack)).call(safety.complain, {
      body: { id, kind: 'profile', member: about.id, text: 'Vraagt om geld.', good_faith: true },
    })
    await moderator.call(moderation.complaint, { query: { id } })
    await moderator.call(moderation.answerComplaint, { body: { id, outcome: 'dismissed', answer: 'Geen reden.' } })
    await moderator.call(staff.exportAudit, { query: { member: about.id } })
    const { text, actions } = await exportOf(about)
    expect(actions).toEqual([])
    expect(text).not.toContain(id)
    expect(text).not.toMatch(/complaint|Geen reden/)
  })

  test('tells nothing of a case about them, but their suspension and its end', async () => {
    const about = await bram(stack)
    const { case: id } = await moderator.call(moderation.suspectMember, {
      body: { member: about.id, suspicion: 'minor' },
    })
    await colleague.call(moderation.complaint, { query: { id } })
    await colleague.call(moderation.answerComplaint, { body: { id, outcome: 'dismissed', answer: 'Is volwassen.' } })
    const { text, actions } = await exportOf(about)
    expect(actions).toEqual(['member_suspended', 'member_unbanned'])
    expect(text).not.toContain(id)
    expect(text).not.toMatch(/escalat|suspected/)
  })

  test('has no other act about complaints, cases, risks or the trail either', async () => {
    const about = await bram(stack)
    // `complaints_paused` is not secret: it is a decision about the member, who gets a statement of
    // reasons.
    const secret = auditActions.filter(
      (action) =>
        action !== 'complaints_paused' && /complaint|notice|escalat|evidence|suspected|risk|trail/.test(action),
    )
    const at = stack.clock.now().toISOString()
    for (const action of [...secret, 'member_warned' as const])
      await commit([addModeration(about.id, { id: newId(), at, by: 'STAFF9', action, reason: null, subject: 'S1' })])
    const { text, actions } = await exportOf(about)
    const decisions = ['member_suspended', 'member_suspended', 'member_warned', 'photo_refused']
    expect(actions).toEqual(decisions)
    for (const action of secret) expect(text).not.toContain(action)
  })
})
