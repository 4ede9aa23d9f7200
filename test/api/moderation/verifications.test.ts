import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as photoVerification from '#shared/contract/photo-verification.ts'
import * as staff from '#shared/contract/staff.ts'
import * as verificationQueue from '#shared/contract/verification-queue.ts'
import { approvedPhotoOf } from '#test/support/photos.ts'
import { mailsTo } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import {
  approveUnseen,
  approveVerification,
  makeMain,
  openVerification,
  picturesOf,
  refuseVerification,
  sendPicture,
  stateOf,
  waitingMember,
} from '#test/support/verifications.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
let moderator: StaffVisitor
let colleague: StaffVisitor
beforeEach(async () => {
  moderator = await openStaff(stack)
  colleague = await openStaff(stack)
})
afterEach(() => stack.clock.reset())

const queued = async () => (await moderator.call(verificationQueue.listVerifications)).verifications
const trail = async () => (await moderator.call(staff.listAudit, { query: {} })).entries
const waiting = async () => (await moderator.call(moderation.overview)).verifications

describe('MOD-22 the queue of photo verifications', () => {
  test('has what waits beside the approved photos, main photo first, and is counted with its age', async () => {
    const before = await waiting()
    const { member, ids, id } = await waitingMember(stack, 2)
    const shown = (await queued()).find((one) => one.id === id)
    expect(shown).toMatchObject({ member: { id: member.id }, photos: ids.map((photo) => ({ id: photo })) })
    const { count, oldest_at } = await waiting()
    expect(count).toBe(before.count + 1)
    expect(oldest_at).not.toBeNull()
    await refuseVerification(moderator, member, id)
    expect((await waiting()).count).toBe(before.count)
  })

  test('shows the picture to a moderator only, and records every view', async () => {
    const { member, id } = await waitingMember(stack)
    const open = (by: StaffVisitor) =>
      by.call(verificationQueue.verificationPicture, { query: { member: member.id, id } })
    const { picture } = await open(moderator)
    expect(Buffer.from(picture, 'base64').subarray(0, 2).toString('hex')).toBe('ffd8')
    expect((await trail())[0]).toMatchObject({ action: 'verification_viewed', member: member.id })
    await open(colleague)
    expect(
      (await trail()).filter((one) => one.member === member.id && one.action === 'verification_viewed'),
    ).toHaveLength(2)
    await expectRefusal(open(await openStaff(stack, ['finance'])), 'role_required')
    await expectRefusal(
      moderator.call(verificationQueue.verificationPicture, { query: { member: member.id, id: newId() } }),
      'not_found',
    )
    await refuseVerification(moderator, member, id)
    await expectRefusal(open(moderator), 'not_found')
  })

  test('is approved only by whoever has opened this picture, whatever colleagues have seen', async () => {
    const { member, ids, id } = await waitingMember(stack)
    await expectRefusal(approveUnseen(moderator, member, id, ids), 'picture_not_seen')
    await Promise.all([openVerification(colleague, member, id), openVerification(await openStaff(stack), member, id)])
    await expectRefusal(approveUnseen(moderator, member, id, ids), 'picture_not_seen')
    // The view of an earlier picture of the same member does not count.
    await member.call(photoVerification.withdrawVerification)
    const next = await sendPicture(stack, member)
    await stack.settle()
    await expectRefusal(approveUnseen(colleague, member, next, ids), 'picture_not_seen')
    await expectRefusal(approveUnseen(colleague, member, id, ids), 'already_decided')
    await Promise.all([openVerification(moderator, member, next), openVerification(colleague, member, next)])
    await approveUnseen(moderator, member, next, ids)
    expect(await stateOf(member)).toBe('none')
  })

  test('lets one of several decisions at once through, and no repeat', async () => {
    const { member, ids, id } = await waitingMember(stack)
    const outcomes = await Promise.allSettled([
      ...[approveVerification(moderator, member, id, ids), approveVerification(colleague, member, id, ids)],
      ...[refuseVerification(moderator, member, id), refuseVerification(colleague, member, id)],
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expectRefusal(approveVerification(moderator, member, id, ids), 'already_decided')
    await expectRefusal(refuseVerification(colleague, member, id), 'already_decided')
    const decided = (await trail()).filter((one) => one.member === member.id && /approved|refused/.test(one.action))
    expect(decided).toHaveLength(1)
  })

  test('approves only with the present main photo among those that were compared', async () => {
    const { member, ids, id } = await waitingMember(stack)
    const later = await approvedPhotoOf(stack, member)
    await makeMain(member, later)
    await expectRefusal(approveVerification(moderator, member, id, ids), 'photos_changed')
    await expectRefusal(approveVerification(moderator, member, id, []), 'photos_changed')
    expect(await stateOf(member)).toBe('waiting')
    await approveVerification(moderator, member, id, [later, ...ids])
    expect(await stateOf(member)).toBe('none')
  })

  test.each(['approved', 'refused'] as const)(
    'deletes the picture once it is %s, and mails the result',
    async (verdict) => {
      const { member, ids, id } = await waitingMember(stack)
      expect(await picturesOf(stack, member)).toHaveLength(1)
      if (verdict === 'approved') await approveVerification(moderator, member, id, ids)
      else await refuseVerification(moderator, member, id, 'face_hidden')
      await stack.settle()
      expect(await picturesOf(stack, member)).toEqual([])
      expect(await member.call(photoVerification.verification)).toMatchObject(
        verdict === 'approved' ? { state: 'none' } : { state: 'refused', reason: 'face_hidden' },
      )
      const [mail] = await mailsTo(stack, (await findAccount(member.id))!.email)
      expect(mail!.links.some((link) => link.endsWith('/profile#verification'))).toBe(true)
    },
  )
})
