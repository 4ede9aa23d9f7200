import { beforeAll, describe, expect, test } from 'vitest'
import { findAlbum, findPhoto } from '#functions/stores/photos/photo.ts'
import { listModeration } from '#functions/stores/safety/moderation.ts'
import { keys } from '#functions/table/keys.ts'
import { commit } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import * as members from '#shared/contract/members.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as staff from '#shared/contract/staff.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { mailsTo } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal } from '#test/support/visitor.ts'
import { addWaitingPhoto } from '#test/support/waiting-photos.ts'

const stack = openStack()
let moderator: StaffVisitor
let colleague: StaffVisitor
let owner: Member
let viewer: Member

beforeAll(async () => {
  moderator = await openStaff(stack)
  colleague = await openStaff(stack)
  owner = await anna(stack, { premium: true })
  viewer = await bram(stack, { premium: true })
})

const decide = (
  who: StaffVisitor,
  id: string,
  verdict: 'main' | 'explicit' | 'refused',
  reason?: 'nobody_visible' | 'minor',
  member = owner.id,
) => who.call(moderation.decidePhoto, { body: { member, id, verdict, ...(reason && { reason }) } })

const seenByOthers = async () =>
  (await viewer.call(members.profile, { query: { id: owner.id } })).photos.map(({ id }) => id)
const queued = async () => (await moderator.call(moderation.listPhotos)).photos.map(({ id }) => id)

/** Path of a signed URL, which identifies the picture. */
const fileOf = (address: string) => new URL(address, stack.url).pathname

describe('PHOTO-04 TRAP-74 the photo queue of staff', () => {
  test('has every waiting photo, including private ones, oldest first, with the result of the automatic inspection', async () => {
    const now = stack.clock.now().getTime()
    const young = await addWaitingPhoto(stack, owner.id, { uploadedAt: new Date(now - 60_000), isPrivate: true })
    const old = await addWaitingPhoto(stack, owner.id, { uploadedAt: new Date(now - 120_000), findings: ['Nudity 93'] })
    const { photos, waiting } = await moderator.call(moderation.listPhotos)
    expect(photos.map(({ id }) => id)).toEqual([old, young])
    expect(waiting).toEqual({ count: 2, oldest_at: new Date(now - 120_000).toISOString() })
    expect(photos[0]).toMatchObject({ private: false, findings: ['Nudity 93'], main: null, member: { id: owner.id } })
    expect(photos[1]).toMatchObject({ private: true, findings: [] })
    expect(fileOf(photos[0]!.full)).toBe(`/photos/${owner.id}/${old}/full.avif`)
    expect(fileOf(photos[0]!.blurred)).toBe(`/photos/${owner.id}/${old}/locked.avif`)
    expect(await seenByOthers()).toEqual([])
    expect(await moderator.call(moderation.overview)).toMatchObject({ photos: { count: 2 } })
    for (const id of [old, young]) await decide(moderator, id, 'refused', 'nobody_visible')
    expect(await queued()).toEqual([])
    expect((await moderator.call(moderation.listPhotos)).waiting).toEqual({ count: 0, oldest_at: null })
  })

  test('MOD-15 records once for each member of staff and waiting photo that it shows private photos', async () => {
    const [secretive, open] = [await anna(stack), await anna(stack)]
    const id = await addWaitingPhoto(stack, secretive.id, { isPrivate: true })
    const beside = await addWaitingPhoto(stack, secretive.id)
    const plain = await addWaitingPhoto(stack, open.id)
    for (const who of [moderator, moderator, colleague]) await who.call(moderation.listPhotos)
    const viewsOf = async (member: string) =>
      (await listModeration(member)).flatMap(({ action, by, subject }) =>
        action === 'private_photos_viewed' ? [`${by} ${subject}`] : [],
      )
    const wanted = [moderator, colleague].flatMap((who) => [id, beside].map((photo) => `${who.id} ${photo}`))
    expect((await viewsOf(secretive.id)).sort()).toEqual(wanted.sort())
    expect(await viewsOf(open.id)).toEqual([])
    await decide(moderator, id, 'main', undefined, secretive.id)
    await decide(moderator, beside, 'main', undefined, secretive.id)
    await decide(moderator, plain, 'main', undefined, open.id)
  })

  test('shows the main photo beside the next one, once a photo is approved', async () => {
    const id = await addWaitingPhoto(stack, owner.id)
    await decide(moderator, id, 'main')
    expect(await seenByOthers()).toEqual([id])
    const next = await addWaitingPhoto(stack, owner.id)
    const { photos } = await moderator.call(moderation.listPhotos)
    expect(fileOf(photos[0]!.main!)).toBe(`/photos/${owner.id}/${id}/full.avif`)
    await decide(moderator, next, 'explicit')
    expect(await findPhoto(owner.id, next)).toMatchObject({ status: 'active', isExplicit: true })
    const [first] = (await findAlbum(owner.id)).photos
    expect(first!.id).toBe(id)
  })

  test('TRAP-63 requires a reason for a refusal, which is mailed to the member', async () => {
    const id = await addWaitingPhoto(stack, owner.id)
    await expectRefusal(decide(moderator, id, 'refused'), 'reason_required')
    expect(await queued()).toEqual([id])
    await decide(moderator, id, 'refused', 'minor')
    expect(await findPhoto(owner.id, id)).toMatchObject({ status: 'rejected', reason: 'minor' })
    expect((await mailsTo(stack, owner.email)).length).toBeGreaterThan(0)
    expect(await seenByOthers()).not.toContain(id)
  })

  test('has each photo decided once: the second of two moderators learns that it is decided', async () => {
    const id = await addWaitingPhoto(stack, owner.id)
    const outcomes = await Promise.allSettled([
      decide(moderator, id, 'main'),
      decide(colleague, id, 'refused', 'nobody_visible'),
      decide(moderator, id, 'explicit'),
      decide(colleague, id, 'main'),
    ])
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.body.error] : []))
    expect(refused).toEqual(['already_decided', 'already_decided', 'already_decided'])
    await expectRefusal(decide(colleague, id, 'main'), 'already_decided')
    const rows = (await listModeration(owner.id)).filter(({ subject }) => subject === id)
    expect(rows).toHaveLength(1)
  })

  test('records every decision in the audit trail and in the file of the member', async () => {
    const id = await addWaitingPhoto(stack, owner.id)
    await decide(colleague, id, 'refused', 'nobody_visible')
    const { entries } = await moderator.call(staff.listAudit, { query: {} })
    expect(entries[0]).toMatchObject({
      staff: colleague.name,
      action: 'photo_refused',
      member: owner.id,
      reason: 'nobody_visible',
    })
    const { decisions } = await moderator.call(moderation.member, { query: { q: owner.id } })
    expect(decisions[0]).toMatchObject({ action: 'photo_refused', staff: colleague.name, reason: 'nobody_visible' })
  })

  test.each([
    ['banned', { status: 'banned' }],
    ['leaving', { status: 'deletion_pending', deletionDueAt: '2099-01-01T00:00:00.000Z' }],
    ['deleted', { status: 'deleted' }],
  ] as const)('excludes photos of a %s member, which cannot be decided', async (_, state) => {
    const gone = await anna(stack)
    const id = await addWaitingPhoto(stack, gone.id)
    expect(await queued()).toContain(id)
    await changeAccount(gone.id, state)
    expect(await queued()).not.toContain(id)
    await expectRefusal(decide(moderator, id, 'main', undefined, gone.id), 'not_found')
  })

  test('shows other photos however many photos of former members wait', async () => {
    const gone = await anna(stack)
    const past = new Date(stack.clock.now().getTime() - 3_600_000)
    for (let n = 0; n < 25; n++) await addWaitingPhoto(stack, gone.id, { uploadedAt: past })
    await changeAccount(gone.id, { status: 'banned' })
    const id = await addWaitingPhoto(stack, owner.id)
    expect(await queued()).toContain(id)
  })

  test('shows other photos behind a page of decided ones that the index still lists', async () => {
    const other = await anna(stack)
    const past = new Date(stack.clock.now().getTime() - 7_200_000)
    for (let n = 0; n < 25; n++) {
      const decided = await addWaitingPhoto(stack, other.id, { uploadedAt: past })
      await commit([update(keys.photo(other.id, decided), 'SET stage = :done', { values: { ':done': 'done' } })])
    }
    const id = await addWaitingPhoto(stack, owner.id)
    expect(await queued()).toContain(id)
  })

  test('does not find a photo under another or an unknown member', async () => {
    const id = await addWaitingPhoto(stack, owner.id)
    await expectRefusal(decide(moderator, id, 'main', undefined, viewer.id), 'not_found')
    await expectRefusal(decide(moderator, '01ARZ3NDEKTSV4RRFFQ69G5FAV', 'main'), 'not_found')
    await decide(moderator, id, 'main')
  })
})
