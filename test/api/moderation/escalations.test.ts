import { unzipSync } from 'fflate'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { findPhoto } from '#functions/stores/photos/photo.ts'
import { findRefused } from '#functions/stores/photos/refused.ts'
import { exportFile } from '#functions/stores/rows/export.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import { findDecision } from '#functions/stores/safety/decision.ts'
import { listModeration } from '#functions/stores/safety/moderation.ts'
import { photoBucket } from '#infra/local/environment.ts'
import * as account from '#shared/contract/account.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as safety from '#shared/contract/safety.ts'
import * as staff from '#shared/contract/staff.ts'
import { languages } from '#shared/i18n/languages.ts'
import { evidenceKeysOf } from '#test/support/evidence.ts'
import { objectWith, statementsTo } from '#test/support/objections.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { mailsTo } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'
import { addWaitingPhoto } from '#test/support/waiting-photos.ts'

const stack = openStack()
let moderator: StaffVisitor
let colleague: StaffVisitor
let lead: StaffVisitor
let owner: Member
beforeAll(async () => {
  moderator = await openStaff(stack)
  colleague = await openStaff(stack, ['moderator', 'legal'])
  lead = await openStaff(stack, ['moderator', 'lead'])
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
const reasons = 'Opnieuw bekeken door twee mensen.'
const answer = (id: string, who: StaffVisitor, outcome: 'upheld' | 'dismissed' = 'upheld') =>
  who.call(moderation.answerComplaint, { body: { id, outcome, answer: reasons } })

describe('MOD-07 MOD-14 a photo of suspected child abuse', () => {
  test('is refused, its owner suspended, and a case first in the queue has it as evidence', async () => {
    await (await bram(stack)).call(safety.complain, {
      body: {
        id: newId(),
        kind: 'profile',
        category: 'scam',
        member: owner.id,
        text: 'Vroeg om geld.',
        good_faith: true,
      },
    })
    const id = await waiting()
    const opened = await escalate(id)
    expect(await findPhoto(owner.id, id)).toMatchObject({ status: 'rejected', reason: 'illegal' })
    expect(await findAccount(owner.id)).toMatchObject({ status: 'banned', suspendedFor: opened.case })
    await expectRefusal(owner.call(account.current), 'authentication_required')
    const { complaints } = await colleague.call(moderation.listComplaints, { query: {} })
    expect(complaints[0]).toMatchObject({
      id: opened.case,
      category: 'child_abuse',
      priority: 1,
      from: null,
      about: { id: owner.id },
      text: '',
      escalated: { name: moderator.name, mine: false },
    })
    await stack.settle()
    const { evidence } = await colleague.call(moderation.complaint, { query: { id: opened.case } })
    expect(evidence).toMatchObject({ profile: { about: 'Houdt van varen.' }, photos: [{ id, reported: true }] })
    const files = await evidenceKeysOf(stack, opened.case)
    expect(files.map((file) => file.split('/').at(-1)).sort()).toEqual(['full.webp', 'locked.webp'])
    expect(await stack.s3.list(photoBucket, `photos/${owner.id}/${id}/`)).toEqual([])
  })

  test.each(languages)('is told in %s by one mail, which says no more than was decided', async (language) => {
    owner = await anna(stack, { language })
    await escalate(await waiting())
    await stack.settle()
    const [mail, ...more] = await mailsTo(stack, owner.email)
    expect(more).toEqual([])
    const { safety: words } = await import(`../../../shared/i18n/${language}/safety.ts`)
    const { subject: number } = (await listModeration(owner.id))[0]!
    const { kinds, grounds, fixedFacts } = words.decision
    for (const part of [
      number!,
      fixedFacts.photo_suspended,
      kinds.photo_suspended,
      grounds.illegal,
      '/objection#token=',
    ])
      expect(mail!.text).toContain(part)
    const hidden = new RegExp(`${words.complaint.categories.child_abuse}|child|abuse|\\{\\w+\\}`, 'i')
    expect(mail!.text).not.toMatch(hidden)
    expect(await findDecision(number!)).toMatchObject({ kind: 'photo_suspended', ground: 'illegal', facts: '' })
  })

  test('is a suspension in the export of its owner, who must not learn of the case', async () => {
    const { case: opened } = await escalate(await waiting())
    await escalate(await waiting('1111222233334444'))
    const file = unzipSync(new Uint8Array(await exportFile((await findAccount(owner.id))!, stack.clock.now())))
    const told = Buffer.from(file['my-data.json']!).toString()
    const { moderation_decisions } = JSON.parse(told)
    const actions = moderation_decisions.map(({ action }: { action: string }) => action)
    expect(actions.sort()).toEqual(['member_suspended', 'photo_refused'])
    expect(told).not.toMatch(/escalat|abuse/)
    expect(told).not.toContain(opened)
  })

  test('is in the trail, the file and the yearly file as a decision, and is no notice there', async () => {
    const id = await waiting()
    await escalate(id)
    const { entries } = await colleague.call(staff.listAudit, { query: {} })
    expect(entries[0]).toMatchObject({ action: 'abuse_suspected', member: owner.id, reason: 'illegal' })
    const { photos } = await colleague.call(moderation.member, { query: { q: owner.id } })
    expect(photos[0]!.history).toMatchObject([{ action: 'abuse_suspected', staff: moderator.name, reason: 'illegal' }])
    const month = stack.clock.now().toISOString().slice(0, 7)
    const { rows } = await moderator.call(moderation.transparency, { query: { month } })
    expect(rows.filter(({ part }) => part === 'notices')).toEqual([])
    const row = { part: 'decisions', item: 'photo_suspended', ground: 'illegal', source: 'own', automatic: false }
    expect(rows).toContainEqual(expect.objectContaining(row))
  })

  test('and others of the same member are one case and one decision; who added one cannot decide it', async () => {
    await escalate(await waiting('2222333344445555'), { suspicion: 'minor' })
    owner = await anna(stack)
    const [first, second] = [await waiting(), await waiting('1111222233334444')]
    const { case: opened } = await escalate(first, { suspicion: 'minor' })
    const added = await Promise.all([escalate(second, { who: lead }), escalate(second, { who: lead })])
    expect(added).toEqual([{ case: opened }, { case: opened }])
    expect(await findPhoto(owner.id, second)).toMatchObject({ status: 'rejected', reason: 'illegal' })
    await stack.settle()
    const { complaint, evidence } = await lead.call(moderation.complaint, { query: { id: opened } })
    expect(complaint).toMatchObject({ category: 'child_abuse', escalated: { mine: true } })
    expect(evidence?.photos.map(({ id }) => id)).toEqual([first, second])
    expect(await evidenceKeysOf(stack, opened)).toHaveLength(4)
    const { complaints } = await lead.call(moderation.listComplaints, { query: {} })
    const places = complaints.map(({ id, category }) => (id === opened ? 'this' : category))
    expect(places.slice(0, places.indexOf('this')).every((category) => category === 'child_abuse')).toBe(true)
    expect(await mailsTo(stack, owner.email)).toHaveLength(1)
    for (const who of [moderator, lead]) await expectRefusal(answer(opened, who), 'own_decision')
    await answer(opened, colleague, 'dismissed')
    for (const one of [hash, '1111222233334444'] as const)
      expect(await findRefused(one as never, stack.clock.now())).toBeUndefined()
  })

  test('is escalated once by parallel calls, and not where a colleague refused it for another reason', async () => {
    const id = await waiting()
    const outcomes = await Promise.all([escalate(id), escalate(id, { who: colleague }), escalate(id)])
    expect(new Set(outcomes.map((one) => one.case)).size).toBe(1)
    expect(await escalate(id)).toEqual(outcomes[0])
    const rows = (await listModeration(owner.id)).filter(({ photo }) => photo === id)
    expect(rows.map(({ action }) => action)).toEqual(['abuse_suspected'])
    expect(await mailsTo(stack, owner.email)).toHaveLength(1)
    await expectRefusal(escalate(newId()), 'not_found')
    owner = await anna(stack)
    const other = await waiting()
    const body = { member: owner.id, id: other, verdict: 'refused', reason: 'quality' } as const
    await moderator.call(moderation.decidePhoto, { body })
    await expectRefusal(escalate(other), 'already_decided')
    expect((await findAccount(owner.id))?.status).toBe('active')
  })
})

describe('MOD-07 the case of child abuse', () => {
  const mailsWith = async (text: string) => {
    await stack.settle()
    return (await mailsTo(stack, owner.email)).filter((mail) => mail.text.includes(text))
  }

  test('is decided by a named role who did not open it, and upheld bans with a statement of reasons', async () => {
    const { case: id } = await escalate(await waiting())
    await expectRefusal(answer(id, moderator), 'own_decision')
    await expectRefusal(answer(id, await openStaff(stack)), 'role_required')
    expect((await colleague.call(moderation.complaint, { query: { id } })).complaint.status).toBe('open')
    await answer(id, colleague)
    const { status, bannedBy, suspendedFor } = (await findAccount(owner.id))!
    expect([status, suspendedFor]).toEqual(['banned', undefined])
    expect(await findDecision(bannedBy!)).toMatchObject({ kind: 'banned', ground: 'illegal', facts: reasons })
    expect(await mailsWith('/objection#token=')).toHaveLength(2)
    await expectRefusal(answer(id, colleague, 'dismissed'), 'already_decided')
    const { photos } = await moderator.call(moderation.member, { query: { q: owner.id } })
    expect(photos.every(({ full }) => full === null)).toBe(true)
  })

  test('that is dismissed lifts the suspension with a mail, and the photo may be uploaded again', async () => {
    const own = 'a1b2c3d4e5f60718'
    const { case: id } = await escalate(await waiting(own))
    const [made] = await statementsTo(stack, owner)
    expect(await findRefused(own, stack.clock.now())).toBeDefined()
    await answer(id, colleague, 'dismissed')
    expect(await findRefused(own, stack.clock.now())).toBeUndefined()
    expect((await findAccount(owner.id))?.status).toBe('active')
    expect((await findDecision(made!.number))?.state).toBe('lifted')
    expect(await mailsWith(reasons)).toHaveLength(1)
  })

  test('is closed by a reversed objection, which a named role decides', async () => {
    const own = 'b1b2c3d4e5f60718'
    const { case: id } = await escalate(await waiting(own))
    const [made] = await statementsTo(stack, owner)
    await objectWith(stack, made!.token)
    const body = { number: made!.number, outcome: 'reversed', answer: 'Toch een volwassene.' } as const
    const other = await openStaff(stack)
    const mayDecide = async (who: StaffVisitor) =>
      (await who.call(moderation.listObjections)).objections.find(({ number }) => number === body.number)?.may_decide
    expect([await mayDecide(other), await mayDecide(colleague)]).toEqual([false, true])
    await expectRefusal(other.call(moderation.answerObjection, { body }), 'role_required')
    await colleague.call(moderation.answerObjection, { body })
    expect((await findAccount(owner.id))?.status).toBe('active')
    expect(await findComplaint(id)).toMatchObject({ status: 'answered', outcome: 'dismissed' })
    expect(await findRefused(own, stack.clock.now())).toBeUndefined()
    expect(await mailsWith('Toch een volwassene.')).toHaveLength(1)
  })

  test('that began with a suspected minor is not closed by an objection which another role decides', async () => {
    const { case: id } = await escalate(await waiting('c1b2c3d4e5f60718'), { suspicion: 'minor' })
    await escalate(await waiting('d1b2c3d4e5f60718'))
    const [made] = await statementsTo(stack, owner)
    await objectWith(stack, made!.token)
    const other = await openStaff(stack)
    const { objections } = await other.call(moderation.listObjections)
    expect(objections.find(({ number }) => number === made!.number)).toMatchObject({ may_decide: false })
    const review = (outcome: 'reversed' | 'upheld') =>
      other.call(moderation.answerObjection, { body: { number: made!.number, outcome, answer: reasons } })
    for (const outcome of ['reversed', 'upheld'] as const) await expectRefusal(review(outcome), 'role_required')
    expect((await findComplaint(id))?.status).toBe('open')
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
  test('has photos refused on a suspicion among the earlier refusals, and no suspicion without a photo', async () => {
    for (const suspicion of ['minor', 'child_abuse'] as const) {
      const { case: id } = await escalate(await waiting(), { suspicion })
      await answer(id, colleague, 'dismissed')
    }
    const { case: id } = await moderator.call(moderation.suspectMember, {
      body: { member: owner.id, suspicion: 'minor' },
    })
    await answer(id, colleague, 'dismissed')
    const next = await waiting('1212343456567878')
    const { photos } = await moderator.call(moderation.listPhotos)
    const { refusals } = photos.find(({ id: one }) => one === next)!
    expect(refusals.map(({ reason }) => reason)).toEqual(['illegal', 'minor'])
  })
})
