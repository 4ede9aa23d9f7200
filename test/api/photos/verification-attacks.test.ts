import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as moderation from '#shared/contract/moderation.ts'
import * as photoVerification from '#shared/contract/photo-verification.ts'
import * as verificationQueue from '#shared/contract/verification-queue.ts'
import { ban } from '#test/support/decisions.ts'
import { type Member, onAnotherDevice } from '#test/support/people.ts'
import { jpeg, post } from '#test/support/photos.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import {
  approveUnseen,
  approveVerification,
  openVerification,
  pictured,
  picturesOf,
  sendPicture,
  waitingMember,
} from '#test/support/verifications.ts'
import { expectRefusal } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
let moderator: StaffVisitor
let colleague: StaffVisitor
beforeAll(async () => {
  moderator = await openStaff(stack)
  colleague = await openStaff(stack)
})
afterEach(() => stack.clock.reset())

/** Upload form for the currently requested pose. */
async function formOf(member: Member) {
  const { id } = await member.call(photoVerification.startVerification)
  const file = await jpeg()
  const body = { id: id!, type: 'image/jpeg', bytes: file.length } as const
  const { upload } = await member.call(photoVerification.uploadVerification, { body })
  return { id: id!, file, upload }
}

describe('MOD-22 the upload form of a pose', () => {
  test('of an earlier pose brings nothing: not after a withdrawal, and not for the pose of the next day', async () => {
    const { member } = await pictured(stack)
    const early = await formOf(member)
    await member.call(photoVerification.withdrawVerification)
    const next = await formOf(member)
    expect(next.id).not.toBe(early.id)
    await post(stack, early.upload, early.file)
    await stack.settle()
    expect(await picturesOf(stack, member)).toEqual([])
    expect(await member.call(photoVerification.verification)).toMatchObject({ state: 'asked', id: next.id })
    stack.clock.advance({ days: 1 })
    await stack.runJob('photos', 'expireVerifications')
    const later = await onAnotherDevice(stack, member)
    const today = await formOf(later)
    expect((await post(stack, next.upload, next.file)).ok).toBe(false)
    await stack.settle()
    expect(await later.call(photoVerification.verification)).toMatchObject({ state: 'asked', id: today.id })
  })

  test('puts no file into the folder of another member or of finished pictures', async () => {
    const [{ member }, { member: victim }] = [await pictured(stack), await pictured(stack)]
    const own = await formOf(member)
    const aim = await formOf(victim)
    for (const key of [aim.upload.fields.key!, `verifications/${member.id}/${own.id}`]) {
      const upload = { ...own.upload, fields: { ...own.upload.fields, key } }
      expect((await post(stack, upload, own.file)).ok).toBe(false)
    }
    await stack.settle()
    for (const one of [member, victim]) expect(await picturesOf(stack, one)).toEqual([])
  })
})

describe('MOD-22 MOD-06 the picture of a member who is banned or suspected midway', () => {
  const ends = {
    banned: (member: Member) => ban(colleague, member.id),
    suspected: (member: Member) =>
      colleague.call(moderation.suspectMember, { body: { member: member.id, suspicion: 'minor' } }),
  }
  test.each(Object.entries(ends))('is deleted where they are %s during the inspection', async (_, end) => {
    const { member } = await pictured(stack)
    await sendPicture(stack, member)
    await end(member)
    await stack.settle()
    expect(await picturesOf(stack, member)).toEqual([])
    const { verifications } = await moderator.call(verificationQueue.listVerifications)
    expect(verifications.map((one) => one.member.id)).not.toContain(member.id)
  })

  test.each(Object.entries(ends))('can be neither opened nor approved once they are %s', async (_, end) => {
    const { member, ids, id } = await waitingMember(stack)
    await openVerification(moderator, member, id)
    await end(member)
    await expectRefusal(openVerification(moderator, member, id), 'not_found')
    await expectRefusal(approveUnseen(moderator, member, id, ids), 'not_found')
  })

  test('is approved with the id of no other member, whose photos get no mark', async () => {
    const [first, second] = [await waitingMember(stack), await waitingMember(stack)]
    await openVerification(moderator, first.member, first.id)
    await expectRefusal(openVerification(moderator, second.member, first.id), 'not_found')
    await expectRefusal(approveUnseen(moderator, second.member, first.id, second.ids), 'already_decided')
    await expectRefusal(approveVerification(moderator, first.member, first.id, second.ids), 'photos_changed')
    for (const { member } of [first, second])
      expect((await member.call(photoVerification.verification)).verified).toBe(false)
  })
})
