import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { listPhotos } from '#functions/stores/photos/photo.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import { findDecision } from '#functions/stores/safety/decision.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as safety from '#shared/contract/safety.ts'
import { ban, decisionOn } from '#test/support/decisions.ts'
import { statementsTo } from '#test/support/objections.ts'
import type { Member } from '#test/support/people.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
let moderator: StaffVisitor
let lead: StaffVisitor
let owner: Member
beforeAll(async () => {
  moderator = await openStaff(stack)
  lead = await openStaff(stack, ['moderator', 'lead'])
})
beforeEach(async () => {
  owner = await addPicturedMember(stack, {}, 2)
})

/** Files a notice of child abuse as a visitor, about a photo or the whole profile. */
const notice = async (photo?: string) => {
  const id = newId()
  const about = { member: owner.id, kind: photo ? 'photo' : 'profile', ...(photo && { photo }) } as const
  await stranger(stack).call(safety.complain, {
    body: { id, category: 'child_abuse', text: 'Een kind.', ...about, good_faith: true },
  })
  return id
}
const press = (complaint?: string, suspicion: 'minor' | 'child_abuse' = 'child_abuse') =>
  moderator.call(moderation.suspectMember, {
    body: { member: owner.id, suspicion, ...(complaint && { complaint }) },
  })
/** Ids of the photos that were refused on the suspicion. */
const refused = async () =>
  (await listPhotos(owner.id)).flatMap(({ id, status, reason }) =>
    status === 'rejected' && reason === 'illegal' ? [id] : [],
  )
const evidenceOf = async (id: string) =>
  (await lead.call(moderation.complaint, { query: { id } })).evidence!.photos.map((photo) => photo.id)

describe('MOD-07 one press on a suspicion of child abuse', () => {
  test('on a notice refuses the photo that it names, suspends its owner and opens a case of the first rank', async () => {
    const [named] = await listPhotos(owner.id)
    const filed = await notice(named!.id)
    const { case: id } = await press(filed)
    expect(await refused()).toEqual([named!.id])
    const { status, suspendedFor, bannedBy } = (await findAccount(owner.id))!
    expect([status, suspendedFor]).toEqual(['banned', id])
    expect(await findDecision(bannedBy!)).toMatchObject({
      kind: 'photo_suspended',
      ground: 'illegal',
      source: 'notice',
    })
    expect(await findComplaint(id)).toMatchObject({ category: 'child_abuse', status: 'open', kind: 'photo' })
    expect(await evidenceOf(id)).toEqual([named!.id])
    const { complaints } = await moderator.call(moderation.listComplaints, { query: {} })
    expect(complaints.slice(0, 2).map((one) => one.id)).toEqual(expect.arrayContaining([filed, id]))
    // The notice stays open, because staff answer it separately.
    expect((await findComplaint(filed))?.status).toBe('open')
    expect(await statementsTo(stack, owner)).toHaveLength(1)
  })

  test.each(['a notice about the profile', 'the file'])(
    'on %s keeps all pictures as evidence and refuses none',
    async (where) => {
      const { case: id } = await press(where === 'the file' ? undefined : await notice())
      expect(await refused()).toEqual([])
      expect(await evidenceOf(id)).toHaveLength(2)
      expect((await findAccount(owner.id))?.suspendedFor).toBe(id)
      expect(await findDecision((await findAccount(owner.id))!.bannedBy!)).toMatchObject({ kind: 'photo_suspended' })
      await expectRefusal(
        (await openStaff(stack)).call(moderation.answerComplaint, {
          body: { id, outcome: 'dismissed', answer: 'Niets te zien op deze foto.' },
        }),
        'role_required',
      )
    },
  )

  test('is harmless if repeated, and adds the photo of a notice to the case of a suspected minor', async () => {
    const [named] = await listPhotos(owner.id)
    const filed = await notice(named!.id)
    const { case: id } = await press(undefined, 'minor')
    expect(await press()).toEqual({ case: id })
    const kept = await evidenceOf(id)
    expect((await findComplaint(id))?.category).toBe('minor')
    for (let n = 0; n < 2; n++) expect(await press(filed)).toEqual({ case: id })
    expect((await findComplaint(id))?.category).toBe('child_abuse')
    expect(await refused()).toEqual([named!.id])
    expect((await evidenceOf(id)).toSorted()).toEqual(kept.toSorted())
    expect(await statementsTo(stack, owner)).toHaveLength(1)
  })

  test('is refused about a banned member, and with a complaint about somebody else', async () => {
    const filed = await notice()
    owner = await addPicturedMember(stack)
    await expectRefusal(press(filed), 'not_found')
    await ban(moderator, owner.id)
    await expectRefusal(press(), 'already_decided')
  })
})

describe('MOD-06 MOD-07 one press on one photo of the file', () => {
  const pressOn = (photo: string, suspicion: 'minor' | 'child_abuse' = 'child_abuse') =>
    moderator.call(moderation.suspectMember, { body: { member: owner.id, suspicion, photo } })

  test.each([
    ['child_abuse', 'illegal'],
    ['minor', 'minor'],
  ] as const)('refuses this photo alone on a suspicion of %s, as its evidence', async (suspicion, reason) => {
    const [named, other] = await listPhotos(owner.id)
    const { case: id } = await pressOn(named!.id, suspicion)
    const photos = await listPhotos(owner.id)
    expect(photos.find((one) => one.id === named!.id)).toMatchObject({ status: 'rejected', reason })
    expect(photos.find((one) => one.id === other!.id)).toMatchObject({ status: 'active' })
    expect(await evidenceOf(id)).toEqual([named!.id])
    const { suspendedFor, bannedBy } = (await findAccount(owner.id))!
    expect(suspendedFor).toBe(id)
    expect(await findDecision(bannedBy!)).toMatchObject({ photo: named!.id, source: 'own' })
    expect(await findComplaint(id)).toMatchObject({ kind: 'photo', photo: named!.id })
  })

  test('adds it to the case that is open, and is harmless if repeated', async () => {
    const [named] = await listPhotos(owner.id)
    const { case: id } = await press(undefined, 'minor')
    for (let n = 0; n < 2; n++) expect(await pressOn(named!.id)).toEqual({ case: id })
    expect(await refused()).toEqual([named!.id])
    expect((await findComplaint(id))?.category).toBe('child_abuse')
  })

  test('suspends nobody for a photo whose picture is gone', async () => {
    const [named] = await listPhotos(owner.id)
    await moderator.call(moderation.decide, {
      body: decisionOn(owner.id, { kind: 'photo_removed', photo: named!.id }),
    })
    await expectRefusal(pressOn(named!.id), 'already_decided')
    expect((await findAccount(owner.id))?.status).toBe('active')
  })
})
