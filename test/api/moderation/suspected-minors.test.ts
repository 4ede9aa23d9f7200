import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '#functions/platform/password.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { findAlbum, findPhoto } from '#functions/stores/photos/photo.ts'
import { findDecision } from '#functions/stores/safety/decision.ts'
import { listModeration } from '#functions/stores/safety/moderation.ts'
import { photoBucket } from '#infra/local/environment.ts'
import * as account from '#shared/contract/account.ts'
import * as handRequests from '#shared/contract/hand-requests.ts'
import * as members from '#shared/contract/members.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as safety from '#shared/contract/safety.ts'
import * as staff from '#shared/contract/staff.ts'
import { languages } from '#shared/i18n/languages.ts'
import { ban, decisionOn } from '#test/support/decisions.ts'
import { evidenceKeysOf } from '#test/support/evidence.ts'
import { leave } from '#test/support/leaving.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { login, mailsTo, stranger } from '#test/support/signup.ts'
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
  colleague = await openStaff(stack)
  lead = await openStaff(stack, ['moderator', 'lead'])
})
beforeEach(async () => {
  owner = await anna(stack, { about: 'Zit in 4 havo.' })
})

const waiting = async () => {
  const id = await addWaitingPhoto(stack, owner.id, { imageHash: '0f1e2d3c4b5a6978' })
  const picture = { contentType: 'image/webp' }
  for (const file of ['full.webp', 'locked.webp'])
    await stack.s3.put(photoBucket, `photos/${owner.id}/${id}/${file}`, Buffer.from(file), picture)
  return id
}
const press = (id: string, who = moderator) =>
  who.call(moderation.escalatePhoto, { body: { member: owner.id, id, suspicion: 'minor' } })
const suspect = (complaint?: string, who = moderator) =>
  who.call(moderation.suspectMember, {
    body: { member: owner.id, suspicion: 'minor', ...(complaint && { complaint }) },
  })
const close = (id: string, outcome: 'upheld' | 'dismissed', who = lead) =>
  who.call(moderation.answerComplaint, { body: { id, outcome, answer: 'Paspoort gezien: 21 jaar.' } })
const caseOf = (id: string, who = colleague) => who.call(moderation.complaint, { query: { id } })
const isSeen = async () =>
  (await bram(stack)).call(members.profile, { query: { id: owner.id } }).then(
    () => true,
    () => false,
  )

describe('MOD-06 one press on a suspected minor', () => {
  test('in the photo queue refuses the photo, suspends the account at once and opens an urgent case', async () => {
    expect(await isSeen()).toBe(true)
    const id = await waiting()
    const { case: opened } = await press(id)
    expect(await findPhoto(owner.id, id)).toMatchObject({ status: 'rejected', reason: 'minor' })
    expect(await findAccount(owner.id)).toMatchObject({ status: 'banned', suspendedFor: opened })
    expect(await isSeen()).toBe(false)
    await expectRefusal(owner.call(account.current), 'authentication_required')
    const { complaints } = await colleague.call(moderation.listComplaints, { query: {} })
    expect(complaints[0]).toMatchObject({
      id: opened,
      category: 'minor',
      priority: 1,
      from: null,
      about: { id: owner.id },
      escalated: { name: moderator.name },
    })
    expect((await listModeration(owner.id))[0]).toMatchObject({ action: 'minor_suspected', reason: 'minor', photo: id })
    const { status, suspended_for } = await colleague.call(moderation.member, { query: { q: owner.id } })
    expect({ status, suspended_for }).toEqual({ status: 'banned', suspended_for: opened })
    await stack.settle()
    expect(await stack.s3.list(photoBucket, `photos/${owner.id}/${id}/`)).toEqual([])
  })

  test('in their file keeps their pictures as evidence and refuses none', async () => {
    owner = await addPicturedMember(stack)
    const [photo] = (await findAlbum(owner.id)).photos
    const { case: opened } = await suspect()
    expect((await findAccount(owner.id))?.suspendedFor).toBe(opened)
    expect(await findPhoto(owner.id, photo!.id)).toMatchObject({ status: 'active' })
    expect((await caseOf(opened)).complaint.kind).toBe('profile')
  })

  test('on a complaint refuses the approved main photo that it names, and leaves the complaint to be answered', async () => {
    owner = await addPicturedMember(stack)
    const [photo] = (await findAlbum(owner.id)).photos
    const complaint = newId()
    const about = { kind: 'photo', category: 'minor', member: owner.id, photo: photo!.id } as const
    await (await bram(stack)).call(safety.complain, {
      body: { id: complaint, ...about, text: 'Lijkt me 15.', good_faith: true },
    })
    await expectRefusal(suspect(newId()), 'not_found')
    const { case: opened } = await suspect(complaint)
    expect(await findPhoto(owner.id, photo!.id)).toMatchObject({ status: 'rejected', reason: 'minor' })
    const { complaint: shown, related } = await caseOf(opened)
    expect(shown.kind).toBe('photo')
    expect(related).toMatchObject([{ id: complaint, status: 'open' }])
  })

  test('on a complaint about a photo that is refused by now keeps all others as evidence', async () => {
    owner = await addPicturedMember(stack, {}, 2)
    const [named, other] = (await findAlbum(owner.id)).photos
    const complaint = newId()
    const about = { kind: 'photo', category: 'minor', member: owner.id, photo: named!.id } as const
    await (await bram(stack)).call(safety.complain, {
      body: { id: complaint, ...about, text: 'Lijkt me 15.', good_faith: true },
    })
    await moderator.call(moderation.decide, {
      body: { ...decisionOn(owner.id, { kind: 'photo_removed', photo: named!.id }), ground: 'nudity' },
    })
    await stack.settle()
    const { case: opened } = await suspect(complaint)
    const { complaint: shown, evidence } = await caseOf(opened, await openStaff(stack, ['moderator', 'legal']))
    expect(shown.kind).toBe('profile')
    expect(evidence?.photos.map(({ id }) => id)).toEqual([other!.id])
    expect((await evidenceKeysOf(stack, opened)).every((key) => key.includes(other!.id))).toBe(true)
    expect(await evidenceKeysOf(stack, opened)).toHaveLength(2)
    expect(await findPhoto(owner.id, named!.id)).toMatchObject({ reason: 'taken_down' })
  })

  test.each(languages)('mails the reasons in %s, with number, proof of age and the way to object', async (language) => {
    owner = await anna(stack, { language })
    await press(await waiting())
    await stack.settle()
    const mails = await mailsTo(stack, owner.email)
    expect(mails).toHaveLength(1)
    const { decision: words } = (await import(`../../../shared/i18n/${language}/safety.ts`)).safety
    const { subject: number } = (await listModeration(owner.id))[0]!
    for (const part of [
      number!,
      words.fixedFacts.age_suspended,
      words.ageProof,
      words.kinds.age_suspended,
      words.grounds.minor,
    ])
      expect(mails[0]!.text).toContain(part)
    expect(mails[0]!.text).toContain('/objection#token=')
  })

  test('is harmless if repeated, by two staff at once, and while a colleague approves the photo', async () => {
    const id = await waiting()
    const outcomes = await Promise.allSettled([
      press(id),
      press(id, colleague),
      suspect(),
      moderator.call(moderation.decidePhoto, { body: { member: owner.id, id, verdict: 'main' } }),
    ])
    const cases = new Set(outcomes.flatMap((one) => ('value' in one && 'case' in one.value ? [one.value.case] : [])))
    expect(cases.size).toBe(1)
    expect(await press(id)).toEqual({ case: [...cases][0] })
    expect(await findAccount(owner.id)).toMatchObject({ status: 'banned', suspendedFor: [...cases][0] })
    const rows = (await listModeration(owner.id)).filter(({ action }) => action === 'minor_suspected')
    expect(rows).toHaveLength(1)
    await stack.settle()
    const { decision: words } = (await import('../../../shared/i18n/nl/safety.ts')).safety
    const told = (await mailsTo(stack, owner.email)).filter(({ text }) => text.includes(words.fixedFacts.age_suspended))
    expect(told).toHaveLength(1)
  })

  test('suspends a member who is leaving, who still leaves in time, and is refused about one who left', async () => {
    await leave(stack, owner, owner.email)
    const { deletionDueAt } = (await findAccount(owner.id))!
    await suspect()
    expect(await findAccount(owner.id)).toMatchObject({
      status: 'banned',
      bannedFrom: 'deletion_pending',
      deletionDueAt,
    })
    await expectRefusal(
      moderator.call(moderation.suspectMember, { body: { member: newId(), suspicion: 'minor' } }),
      'not_found',
    )
  })

  test('is refused about a member who is banned', async () => {
    await ban(moderator, owner.id)
    await expectRefusal(suspect(), 'already_decided')
  })
})

describe('MOD-06 the case of a suspected minor', () => {
  test('shows its pictures to the two named roles only, and each view is in the trail', async () => {
    const photo = await waiting()
    const { case: opened } = await press(photo)
    expect((await caseOf(opened)).evidence).toMatchObject({ photos: [], withheld: 1 })
    for (const role of ['lead', 'legal'] as const) {
      const named = await openStaff(stack, ['moderator', role])
      expect((await caseOf(opened, named)).evidence).toMatchObject({ photos: [{ id: photo }], withheld: 0 })
      const { entries } = await colleague.call(staff.listAudit, { query: {} })
      expect(entries[0]).toMatchObject({ action: 'evidence_viewed', staff: named.name, member: owner.id })
    }
  })

  test('is decided by a colleague, who lifts the suspension; the photo may be uploaded again', async () => {
    const other = await waiting()
    const { case: opened } = await press(await waiting())
    await expectRefusal(close(opened, 'dismissed', moderator), 'own_decision')
    await close(opened, 'dismissed')
    const found = await findAccount(owner.id)
    expect(found).toMatchObject({ status: 'active' })
    expect(found).not.toHaveProperty('suspendedFor')
    expect(await isSeen()).toBe(true)
    const { photos } = await colleague.call(moderation.listPhotos)
    expect(photos.map(({ id }) => id)).toContain(other)
    await stack.settle()
    const mails = await mailsTo(stack, owner.email)
    expect(mails.filter(({ text }) => text.includes('Paspoort gezien: 21 jaar.'))).toHaveLength(1)
    const { subject } = (await listModeration(owner.id)).find(({ action }) => action === 'minor_suspected')!
    const { complaint } = await caseOf(opened)
    expect(complaint.status).toBe('answered')
    expect(subject).toHaveLength(9)
  })

  test('ends in a ban of account and address, with a second statement of reasons, where it is upheld', async () => {
    const { case: opened } = await press(await waiting())
    await close(opened, 'upheld')
    const found = await findAccount(owner.id)
    expect(found).toMatchObject({ status: 'banned', bannedFrom: 'active' })
    expect(found).not.toHaveProperty('suspendedFor')
    expect((await listModeration(owner.id)).map(({ action }) => action)).toContain('member_banned')
    await stack.settle()
    const mails = await mailsTo(stack, owner.email)
    expect(mails.filter(({ text }) => text.includes('/objection#token='))).toHaveLength(2)
    await expectRefusal(close(opened, 'dismissed'), 'already_decided')
    expect((await findAccount(owner.id))?.status).toBe('banned')
  })

  test('alone lifts the suspension: not even another moderator does so from the file', async () => {
    const { case: opened } = await press(await waiting())
    const body = { id: owner.id, action: 'unban', reason: 'Toch 21.' } as const
    await expectRefusal(colleague.call(moderation.changeMember, { body }), 'case_undecided')
    expect(await findAccount(owner.id)).toMatchObject({ status: 'banned', suspendedFor: opened })
  })

  test.each([{ kind: 'banned' }, { kind: 'suspended', days: 1 }] as const)(
    'alone decides about the member: another decision, %o, is refused while it is open',
    async (effect) => {
      const { case: opened } = await press(await waiting())
      const { bannedBy } = (await findAccount(owner.id))!
      for (const who of [moderator, colleague]) {
        const body = { ...decisionOn(owner.id, effect), ground: 'spam' } as const
        await expectRefusal(who.call(moderation.decide, { body }), 'case_undecided')
      }
      expect(await findAccount(owner.id)).toMatchObject({ status: 'banned', suspendedFor: opened, bannedBy })
      await close(opened, 'upheld')
      expect(await findDecision((await findAccount(owner.id))!.bannedBy!)).toMatchObject({ ground: 'minor' })
    },
  )

  test('alone bans: a date of birth below the minimum age is not corrected while it is open', async () => {
    const { case: opened } = await press(await waiting())
    const checked = { way: 'document', note: 'Paspoort gezien.', facts: 'Volgens het paspoort 14 jaar.' } as const
    const body = { id: newId(), member: owner.id, ...checked, date_of_birth: '2012-02-03' }
    await expectRefusal(colleague.call(handRequests.correctMember, { body }), 'case_undecided')
    expect((await findAccount(owner.id))?.suspendedFor).toBe(opened)
  })

  test('does not keep a colleague from a warning', async () => {
    await press(await waiting())
    const body = { ...decisionOn(owner.id, { kind: 'warned' }), ground: 'spam' } as const
    expect(await colleague.call(moderation.decide, { body })).toHaveProperty('number')
  })

  test('leaves the member suspended while it is open: they read why they cannot sign in', async () => {
    const password = 'een-goed-wachtwoord-24'
    owner = await anna(stack, { passwordHash: await hashPassword(password) })
    await press(await waiting())
    await expectRefusal(login(stranger(stack), { email: owner.email, password }), 'account_suspended')
  })
})
