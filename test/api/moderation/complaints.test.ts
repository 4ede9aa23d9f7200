import { beforeAll, describe, expect, test } from 'vitest'
import * as chats from '#shared/contract/chats.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as safety from '#shared/contract/safety.ts'
import * as staff from '#shared/contract/staff.ts'
import type { ComplaintOutcome } from '#shared/model/complaint.ts'
import { sendPhoto } from '#test/support/chat-photos.ts'
import { decisionOn } from '#test/support/decisions.ts'
import { pictureFor } from '#test/support/evidence.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { mailsTo, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
let moderator: StaffVisitor
let colleague: StaffVisitor
let complainer: Member
let about: Member

beforeAll(async () => {
  moderator = await openStaff(stack)
  colleague = await openStaff(stack)
  complainer = await anna(stack)
  about = await bram(stack, { about: 'Ik zoek iemand.' })
})

const complain = async (kind: 'message' | 'profile' = 'message', photo?: string) => {
  const id = newId()
  const body = { id, kind, member: about.id, text: 'Hij vraagt om geld.' }
  await complainer.call(safety.complain, { body: { ...body, ...(photo && { photo }), good_faith: true } })
  return id
}
const answer = (who: StaffVisitor, id: string, outcome: ComplaintOutcome = 'agreed') =>
  who.call(moderation.answerComplaint, { body: { id, outcome, answer: 'We hebben hem gewaarschuwd.' } })
const open = (id: string) => moderator.call(moderation.complaint, { query: { id } })
const listed = async (status: 'open' | 'answered') =>
  (await moderator.call(moderation.listComplaints, { query: { status } })).complaints.map(({ id }) => id)

describe('TRAP-62 TRAP-63 complaints in the console', () => {
  test('are queued oldest first, with complainer and subject, and counted', async () => {
    const [first, second] = [await complain(), await complain('profile')]
    expect(await listed('open')).toEqual([first, second])
    const { complaints } = await moderator.call(moderation.listComplaints, { query: {} })
    expect(complaints[0]).toMatchObject({
      kind: 'message',
      text: 'Hij vraagt om geld.',
      from: { id: complainer.id },
      about: { id: about.id },
      status: 'open',
      answered_at: null,
    })
    const { complaints: waiting } = await moderator.call(moderation.overview)
    expect(waiting).toEqual({ count: 2, oldest_at: complaints[0]!.created_at, urgent: 0, handed: 0 })
  })

  test('are opened with their evidence', async () => {
    const text = 'Kun je mij 500 euro lenen?'
    await about.call(chats.send, { body: { member: complainer.id, id: newId(), text } })
    const id = await complain()
    const { evidence, outcome } = await open(id)
    expect(outcome).toBeNull()
    expect(evidence!.messages.map((message) => message.text)).toContain(text)
    expect(JSON.stringify(evidence!.profile)).toContain('Ik zoek iemand.')
  })

  test('MOD-03 are answered with reasons by mail; the evidence stays for an objection, the action in the audit trail', async () => {
    const id = await complain()
    // Waiting mails are sent in no fixed order, so the receipt must be sent before the mail with
    // the answer is queued.
    await stack.settle()
    await moderator.call(moderation.decide, { body: { ...decisionOn(about.id, { kind: 'warned' }), complaint: id } })
    expect(await answer(moderator, id, 'upheld')).toEqual({ answered: true })
    expect(await open(id)).toMatchObject({
      complaint: { status: 'answered', answered_at: expect.any(String) },
      evidence: { profile: expect.anything() },
      outcome: 'upheld',
      answer: 'We hebben hem gewaarschuwd.',
    })
    expect(await listed('open')).not.toContain(id)
    expect((await listed('answered'))[0]).toBe(id)
    const [mail] = await mailsTo(stack, complainer.email)
    expect(mail!.text).toContain('We hebben hem gewaarschuwd.')
    const { entries } = await moderator.call(staff.listAudit, { query: {} })
    expect(entries.find(({ action }) => action === 'complaint_answered')).toMatchObject({
      member: about.id,
      reason: 'upheld',
    })
  })

  test('are answered once by two moderators, the second of whom learns that it is answered', async () => {
    const visitor = stranger(stack)
    const id = newId()
    const email = 'buiten@example.org'
    await visitor.call(safety.complain, {
      body: { id, kind: 'other', text: 'Iets klopt niet.', email, good_faith: true, name: 'Eva Jansen' },
    })
    const outcomes = await Promise.allSettled([answer(moderator, id), answer(colleague, id, 'dismissed')])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expectRefusal(answer(colleague, id), 'already_decided')
    // The receipt and one answer.
    expect(await mailsTo(stack, email)).toHaveLength(2)
  })

  test('MOD-15 are audited each time they are opened, with or without evidence, but not in the list', async () => {
    const views = async (wanted = 'evidence_viewed') =>
      (await moderator.call(staff.listAudit, { query: {} })).entries.filter(({ action }) => action === wanted)
    const id = newId()
    const email = 'melder@example.org'
    const ofVisitor = (told: { id: string; member?: string }) =>
      stranger(stack).call(safety.complain, {
        body: { kind: 'other', text: 'Iets klopt niet.', email, ...told, good_faith: true, name: 'Eva Jansen' },
      })
    await ofVisitor({ id, member: about.id })
    const before = (await views()).length
    await open(id)
    await colleague.call(moderation.complaint, { query: { id } })
    const after = await views()
    expect(after).toHaveLength(before + 2)
    expect(after[0]).toMatchObject({ staff: colleague.name, member: about.id })
    const plain = newId()
    await ofVisitor({ id: plain })
    await open(plain)
    expect(await views()).toHaveLength(before + 2)
    expect(await views('complaint_viewed')).toMatchObject([{ staff: moderator.name, member: null }])
    // The list shows no evidence.
    await listed('open')
    expect(await views()).toHaveLength(before + 2)
  })

  test('are not found by an unknown id', async () => {
    await expectRefusal(open(newId()), 'not_found')
    await expectRefusal(answer(moderator, newId()), 'not_found')
  })
})

test('CHAT-32 TRAP-62 a complaint about a photo of a conversation shows staff which photo, blurred and sharp', async () => {
  const [one, two] = [await sendPhoto(stack, about, complainer), await sendPhoto(stack, about, complainer)]
  const id = await complain('message', two)
  await stack.settle()
  const { evidence } = await open(id)
  expect(evidence!.photos.map((photo) => [photo.id, photo.reported])).toEqual([
    [`message-${one}`, false],
    [`message-${two}`, true],
  ])
  const photo = evidence!.photos[1]!.id
  const pictures = await Promise.all(
    (['clear', 'blurred'] as const).map((picture) => pictureFor(moderator, { id, photo, picture })),
  )
  expect(pictures.map((picture) => picture.subarray(8, 12).toString())).toEqual(['WEBP', 'WEBP'])
  expect(pictures[0]).not.toEqual(pictures[1])
})
