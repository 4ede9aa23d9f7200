import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as handRequests from '#shared/contract/hand-requests.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as safety from '#shared/contract/safety.ts'
import type { exportDeliveries } from '#shared/model/hand-request.ts'
import { picturesIn, readConsole } from '#test/support/case-pictures.ts'
import { decisionOn, unban } from '#test/support/decisions.ts'
import { pictureFor } from '#test/support/evidence.ts'
import { bram, type Member } from '#test/support/people.ts'
import { addPicturedMember, putPictures } from '#test/support/pictures.ts'
import { mailsTo, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'
import { addWaitingPhoto } from '#test/support/waiting-photos.ts'

const stack = openStack({ countries: ['NL'] })
let moderator: StaffVisitor
let colleague: StaffVisitor
let lead: StaffVisitor
let owner: Member
/** Another account with a similar picture. */
let twin: Member
/** Complaint of another member, filed before the case. */
let filed: string
let number: string
beforeAll(async () => {
  moderator = await openStaff(stack)
  colleague = await openStaff(stack)
  lead = await openStaff(stack, ['moderator', 'lead'])
})

/** Refuses a photo of the owner and objects to the refusal; returns the number of the decision. */
const refusedPhoto = async (reason: 'quality' | 'minor' | 'illegal') => {
  const id = await addWaitingPhoto(stack, owner.id, { imageHash: '1122334455667788' })
  await putPictures(stack, owner, id)
  await moderator.call(moderation.decidePhoto, { body: { member: owner.id, id, verdict: 'refused', reason } })
  await stack.settle()
  const { text } = (await mailsTo(stack, owner.email)).find((mail) => mail.text.includes('/objection#token='))!
  const token = /\/objection#token=([\w.-]+)/.exec(text)![1]!
  await stranger(stack).call(safety.object, { body: { token, text: 'De foto is scherp.' } })
  return /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(text)![0]
}
const erasureOf = (member: string) =>
  moderator.call(handRequests.requestErasure, {
    body: { id: newId(), member, way: 'document', note: 'Paspoort gezien.', timing: 'now' },
  })

beforeEach(async () => {
  const hash = newId()
    .slice(-8)
    .toLowerCase()
    .replaceAll(/[^0-9a-f]/g, '7')
    .repeat(2)
  owner = await addPicturedMember(stack)
  await putPictures(stack, owner, await addWaitingPhoto(stack, owner.id, { imageHash: hash }))
  twin = await addPicturedMember(stack)
  await addWaitingPhoto(stack, twin.id, { imageHash: hash, isAlike: true })
  filed = newId()
  await (await bram(stack)).call(safety.complain, {
    body: { id: filed, kind: 'profile', category: 'scam', member: owner.id, text: 'Vroeg om geld.', good_faith: true },
  })
  number = await refusedPhoto('quality')
  await erasureOf(owner.id)
  await stack.settle()
})

const suspect = async () =>
  (await moderator.call(moderation.suspectMember, { body: { member: owner.id, suspicion: 'minor' } })).case
const close = (id: string, outcome: 'upheld' | 'dismissed') =>
  lead.call(moderation.answerComplaint, { body: { id, outcome, answer: 'Paspoort gezien.' } })
const shownTo = async (who: StaffVisitor, cases: readonly string[]) => {
  await stack.settle()
  const answers = await readConsole(who, { members: [owner.id, twin.id], complaints: [filed, ...cases] })
  return picturesIn(answers, [owner.id])
}
const everywhere = [
  'photos',
  'complaints',
  'objections',
  'erasures',
  'complaint 0',
  'member 0',
  'requests 0',
  'member 1',
]

describe('MOD-06 the pictures of a suspected minor', () => {
  test('are shown to every moderator before there is a case', async () => {
    expect(await shownTo(moderator, [])).toEqual(everywhere.toSpliced(3, 0, 'risks'))
  })

  test('are in no answer to a moderator without a named role from the press on, not even to who pressed', async () => {
    const opened = await suspect()
    for (const who of [moderator, colleague]) expect(await shownTo(who, [opened])).toEqual([])
    for (const role of ['lead', 'legal'] as const) {
      const named = await openStaff(stack, ['moderator', role])
      expect(await shownTo(named, [opened])).toEqual([...everywhere.slice(0, 5), 'complaint 1', ...everywhere.slice(5)])
    }
    const { photos } = await colleague.call(moderation.member, { query: { q: owner.id } })
    expect(photos.filter(({ withheld }) => withheld)).toHaveLength(2)
    const { evidence } = await colleague.call(moderation.complaint, { query: { id: filed } })
    expect(evidence).toMatchObject({ photos: [], withheld: 1 })
    const kept = await lead.call(moderation.complaint, { query: { id: filed } })
    const { objections } = await lead.call(moderation.listObjections)
    for (const { id, photo } of [
      { id: filed, photo: kept.evidence!.photos[0]!.id },
      { id: number, photo: objections.find((one) => one.number === number)!.photo! },
    ]) {
      for (const who of [moderator, colleague]) await expectRefusal(pictureFor(who, { id, photo }), 'not_found')
      expect((await pictureFor(lead, { id, photo })).length).toBeGreaterThan(100)
    }
  })

  test('stay withheld once the case is upheld, and are shown again once it is dismissed', async () => {
    const opened = await suspect()
    await close(opened, 'upheld')
    expect(await shownTo(colleague, [opened])).toEqual([])
    await expectRefusal(unban(moderator, owner.id), 'role_required')
    await unban(await openStaff(stack, ['moderator', 'legal']), owner.id)
    expect(await shownTo(colleague, [])).toContain('member 0')
    const again = await suspect()
    await close(again, 'dismissed')
    expect(await shownTo(colleague, [])).toContain('member 0')
  })

  test('are withheld of a member who is banned as a minor without a case', async () => {
    await moderator.call(moderation.decide, { body: { ...decisionOn(owner.id), ground: 'minor' } })
    expect(await shownTo(colleague, [])).toEqual([])
    expect(await shownTo(lead, [])).toEqual(everywhere)
  })

  test('leave in no export by hand: only a named role may download it', async () => {
    await suspect()
    const id = newId()
    await moderator.call(handRequests.exportMember, {
      body: {
        id,
        member: owner.id,
        way: 'document',
        note: 'Paspoort gezien.',
        delivery: 'staff' satisfies (typeof exportDeliveries)[number],
      },
    })
    await stack.runJob('account', 'buildExports')
    const download = (who: StaffVisitor) => who.call(handRequests.downloadMember, { body: { id, member: owner.id } })
    for (const who of [moderator, colleague]) await expectRefusal(download(who), 'role_required')
    expect((await download(lead)).url).toContain(owner.id)
  })
})

describe('MOD-03 MOD-06 the picture of an objection', () => {
  test.each([
    ['minor', false],
    ['illegal', false],
    ['quality', true],
  ] as const)('to a photo refused as %s is shown to every moderator: %s', async (reason, isShown) => {
    const objected = await refusedPhoto(reason)
    const isIn = async (who: StaffVisitor) => {
      const { objections } = await who.call(moderation.listObjections)
      return objections.find((one) => one.number === objected)!.photo !== null
    }
    expect(await isIn(colleague)).toBe(isShown)
    for (const role of ['lead', 'legal'] as const)
      expect(await isIn(await openStaff(stack, ['moderator', role]))).toBe(true)
  })
})
