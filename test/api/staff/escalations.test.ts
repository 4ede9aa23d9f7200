import { unzipSync } from 'fflate'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { findPhoto } from '#functions/stores/photos/photo.ts'
import { wasRefused } from '#functions/stores/photos/refused.ts'
import { exportFile } from '#functions/stores/rows/export.ts'
import { listModeration } from '#functions/stores/safety/moderation.ts'
import { photoBucket } from '#infra/local/environment.ts'
import { moderation } from '#shared/contract/moderation.ts'
import { safety } from '#shared/contract/safety.ts'
import { staff } from '#shared/contract/staff.ts'
import { evidenceKeysOf } from '#test/support/evidence.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { mailsTo } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'
import { addWaitingPhoto } from '#test/support/waiting-photos.ts'

const stack = openStack()
let moderator: StaffVisitor
let colleague: StaffVisitor
let owner: Member
beforeAll(async () => {
  moderator = await openStaff(stack)
  colleague = await openStaff(stack, ['moderator', 'lead'])
})
beforeEach(async () => {
  owner = await anna(stack, { premium: true, about: 'Houdt van varen.' })
})

const hash = '0f1e2d3c4b5a6978'
const waiting = async (imageHash = hash) => {
  const id = await addWaitingPhoto(stack, owner.id, { imageHash })
  for (const file of ['full.webp', 'locked.webp'])
    await stack.s3.put(photoBucket, `photos/${owner.id}/${id}/${file}`, Buffer.from(file), {
      contentType: 'image/webp',
    })
  return id
}
const escalate = (id: string, { who = moderator, suspicion = 'child_abuse' as 'minor' | 'child_abuse' } = {}) =>
  who.call(moderation.escalatePhoto, { body: { member: owner.id, id, suspicion } })
const answer = (id: string, who: StaffVisitor, outcome: 'upheld' | 'dismissed' = 'upheld') =>
  who.call(moderation.answerComplaint, { body: { id, outcome, answer: 'Duidelijk jonger dan 18.' } })

describe('MOD-14 an escalated photo', () => {
  test('is refused, and a case of the highest priority has it as evidence, before older complaints', async () => {
    await (await bram(stack)).call(safety.complain, {
      body: { id: newId(), kind: 'profile', category: 'scam', member: owner.id, text: 'Vroeg om geld.' },
    })
    const id = await waiting()
    const opened = await escalate(id)
    expect(await findPhoto(owner.id, id)).toMatchObject({ status: 'rejected', reason: 'illegal' })
    const { complaints } = await colleague.call(moderation.listComplaints, { query: {} })
    expect(complaints[0]).toMatchObject({
      ...{ id: opened.case, category: 'child_abuse', priority: 1, from: null, about: { id: owner.id }, text: '' },
      escalated: { name: moderator.name, mine: false },
    })
    await stack.settle()
    const { evidence } = await colleague.call(moderation.complaint, { query: { id: opened.case } })
    expect(evidence).toMatchObject({ profile: { about: 'Houdt van varen.' }, photos: [{ id, reported: true }] })
    const files = await evidenceKeysOf(stack, opened.case)
    expect(files.map((file) => file.split('/').at(-1)).sort()).toEqual(['full.webp', 'locked.webp'])
    expect(await stack.s3.list(photoBucket, `photos/${owner.id}/${id}/`)).toEqual([])
  })

  test('is a refusal in the export of its owner, who must not learn of the case', async () => {
    const id = await waiting()
    const { case: opened } = await escalate(id)
    const file = unzipSync(new Uint8Array(await exportFile((await findAccount(owner.id))!, stack.clock.now())))
    const told = Buffer.from(file['my-data.json']!).toString()
    const { moderation_decisions } = JSON.parse(told)
    expect(moderation_decisions).toMatchObject([{ action: 'photo_refused', reason: 'illegal', subject: id }])
    expect(told).not.toMatch(/escalat|child_abuse/)
    expect(told).not.toContain(opened)
  })

  test('is in the trail and the file with its reason, and the owner gets the mail of a refusal', async () => {
    const id = await waiting()
    await escalate(id)
    const { entries } = await colleague.call(staff.listAudit, { query: {} })
    expect(entries[0]).toMatchObject({ action: 'photo_escalated', member: owner.id, reason: 'illegal' })
    const { photos } = await colleague.call(moderation.member, { query: { q: owner.id } })
    expect(photos[0]!.history).toMatchObject([{ action: 'photo_escalated', staff: moderator.name, reason: 'illegal' }])
    expect(await mailsTo(stack, owner.email)).toHaveLength(1)
  })

  test('is decided by a colleague of the moderator who escalated it, and is no notice in the yearly file', async () => {
    const { case: id } = await escalate(await waiting())
    await expectRefusal(answer(id, moderator), 'own_decision')
    expect((await colleague.call(moderation.complaint, { query: { id } })).complaint.status).toBe('open')
    await answer(id, colleague)
    expect((await listModeration(owner.id))[0]).toMatchObject({ action: 'escalation_decided', reason: 'upheld' })
    const month = stack.clock.now().toISOString().slice(0, 7)
    const { rows } = await moderator.call(moderation.transparency, { query: { month } })
    expect(rows.filter(({ part }) => part === 'notices')).toEqual([])
    expect(rows).toContainEqual(expect.objectContaining({ part: 'photos', item: 'illegal', automatic: false }))
  })

  test('may be uploaded again once the suspicion is dismissed, and not before', async () => {
    const own = 'a1b2c3d4e5f60718'
    const { case: id } = await escalate(await waiting(own))
    expect(await wasRefused(own, stack.clock.now())).toBe(true)
    await answer(id, colleague, 'dismissed')
    expect(await wasRefused(own, stack.clock.now())).toBe(false)
  })

  test('is escalated once by parallel calls, and only while it waits', async () => {
    const id = await waiting()
    const outcomes = await Promise.allSettled([
      escalate(id),
      escalate(id, { who: colleague }),
      moderator.call(moderation.decidePhoto, { body: { member: owner.id, id, verdict: 'main' } }),
    ])
    const errors = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.body.error] : []))
    expect(errors).toEqual(['already_decided', 'already_decided'])
    const rows = (await listModeration(owner.id)).filter(({ subject }) => subject === id)
    expect(rows).toHaveLength(1)
    await expectRefusal(escalate(newId()), 'not_found')
  })
})

describe('MOD-14 the photo queue', () => {
  test("has the member's other photos, text, earlier refusals and like photos beside each photo", async () => {
    const decide = (id: string, body: object) =>
      moderator.call(moderation.decidePhoto, { body: { member: owner.id, id, verdict: 'main', ...body } })
    const approved = await waiting('1111222233334444')
    await decide(approved, {})
    await decide(await waiting('5555666677778888'), { verdict: 'refused', reason: 'quality' })
    const own = await waiting('9999aaaabbbbcccc')
    const other = await waiting('ddddeeeeffff0000')
    const { photos } = await moderator.call(moderation.listPhotos)
    const shown = photos.find(({ id }) => id === own)!
    expect(shown.others.map(({ id, status }) => [id, status])).toEqual([
      [approved, 'active'],
      [other, 'pending'],
    ])
    expect(shown).toMatchObject({ about: 'Houdt van varen.', prompts: [], refusals: [{ reason: 'quality' }] })
    expect(new URL(shown.others[0]!.blurred, stack.url).pathname).toBe(`/photos/${owner.id}/${approved}/locked.avif`)
  })
})
