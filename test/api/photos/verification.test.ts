import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { photoBucket } from '#infra/local/environment.ts'
import * as members from '#shared/contract/members.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import * as photoVerification from '#shared/contract/photo-verification.ts'
import * as photos from '#shared/contract/photos.ts'
import { poses } from '#shared/model/verification.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { withCountry } from '#test/support/country.ts'
import { anna } from '#test/support/people.ts'
import { blocks, jpeg, post } from '#test/support/photos.ts'
import { mailsTo } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import {
  pictured,
  picturesOf,
  sendPicture,
  stateOf,
  verifiedMember,
  waitingMember,
} from '#test/support/verifications.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
let moderator: StaffVisitor
beforeEach(async () => {
  moderator = await openStaff(stack)
})
afterEach(() => stack.clock.reset())

const sweep = () => stack.runJob('photos', 'expireVerifications')
const mailsOf = async (member: { id: string }) => mailsTo(stack, (await findAccount(member.id))!.email)

describe('MOD-22 the pose of a photo verification', () => {
  test('is one of at least eight, and the same for repeated and parallel calls', async () => {
    expect(poses.length).toBeGreaterThanOrEqual(8)
    const { member } = await pictured(stack)
    const start = () => member.call(photoVerification.startVerification)
    const asked = await Promise.all([start(), start(), start(), start()])
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1)
    expect(new Set(asked.map(({ pose }) => pose)).size).toBe(1)
    expect(poses).toContain(asked[0].pose)
    expect(await start()).toEqual(asked[0])
    expect(Date.parse(asked[0].expires_at!) - stack.clock.now().getTime()).toBeLessThanOrEqual(30 * 60_000)
  })

  test('is drawn at random', async () => {
    const drawn = new Set<string | null>()
    for (let at = 0; at < 12; at++) {
      const { member } = await pictured(stack)
      drawn.add((await member.call(photoVerification.startVerification)).pose)
    }
    expect(drawn.size).toBeGreaterThan(1)
  })

  test('is given at most three times a day, also to parallel calls', async () => {
    const { member } = await pictured(stack)
    const draw = async () => {
      await member.call(photoVerification.withdrawVerification)
      return (await member.call(photoVerification.startVerification)).id
    }
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, draw))
    const ids = new Set(outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])))
    for (let at = ids.size; at < 3; at++) ids.add(await draw())
    expect(ids.size).toBe(3)
    await expectRefusal(draw(), 'too_many_requests')
    stack.clock.advance({ days: 1 })
    expect(await draw()).not.toBeNull()
  })

  test('is not given without an approved main photo, or to an unconfirmed member', async () => {
    await expectRefusal((await anna(stack)).call(photoVerification.startVerification), 'main_photo_missing')
    const { member } = await pictured(stack)
    await changeAccount(member.id, { status: 'not_confirmed' })
    await expectRefusal(member.call(photoVerification.startVerification), 'email_not_confirmed')
  })

  test('accepts no picture after it expired, for another id or above the size limit', async () => {
    const { member } = await pictured(stack)
    const { id } = await member.call(photoVerification.startVerification)
    const ask = (one: string, bytes = 9000) =>
      member.call(photoVerification.uploadVerification, { body: { id: one, type: 'image/jpeg', bytes } })
    await expectRefusal(ask(newId()), 'pose_expired')
    await expectRefusal(ask(id!, 11 * 1024 * 1024), 'photo_too_large')
    await ask(id!)
    stack.clock.advance({ minutes: 31 })
    await expectRefusal(ask(id!), 'pose_expired')
    expect(await stateOf(member)).toBe('none')
    await sweep()
    expect((await member.call(photoVerification.startVerification)).id).not.toBe(id)
  })
})

describe('MOD-22 the picture of a photo verification', () => {
  test('waits for staff without metadata, is no photo of the member, and has no photo URL', async () => {
    const { member } = await pictured(stack)
    const file = await blocks()
      .withExif({ IFD0: { Copyright: 'Anna at home' } })
      .jpeg()
      .toBuffer()
    const id = await sendPicture(stack, member, file)
    await stack.settle()
    expect(await stateOf(member)).toBe('waiting')
    const stored = await stack.s3.find(photoBucket, `verifications/${member.id}/${id}`)
    expect((await sharp(file).metadata()).exif).toBeDefined()
    expect((await sharp(stored!.body).metadata()).exif).toBeUndefined()
    const key = `verifications/${member.id}/${id}`
    expect(await picturesOf(stack, member)).toEqual([key])
    expect((await member.call(photos.list)).photos.map((photo) => photo.id)).not.toContain(id)
    for (const path of [`/${key}`, `/photos/${member.id}/${id}/full.avif`]) {
      const answer = await fetch(new URL(path, stack.url))
      expect(answer.headers.get('content-type') ?? '').not.toContain('image')
    }
  })

  test('counts once: a second file from the same form is ignored', async () => {
    const { member } = await pictured(stack)
    const { id } = await member.call(photoVerification.startVerification)
    const [first, second] = [await jpeg(), await jpeg()]
    const { upload } = await member.call(photoVerification.uploadVerification, {
      body: { id: id!, type: 'image/jpeg', bytes: first.length },
    })
    await post(stack, upload, first)
    await stack.settle()
    const before = await stack.s3.find(photoBucket, `verifications/${member.id}/${id}`)
    await post(stack, upload, second)
    await stack.settle()
    expect(await stack.s3.find(photoBucket, `verifications/${member.id}/${id}`)).toEqual(before)
    expect(await picturesOf(stack, member)).toEqual([`verifications/${member.id}/${id}`])
  })

  test('is refused and deleted with a mail if it is not an image', async () => {
    const { member } = await pictured(stack)
    await sendPicture(stack, member, Buffer.from('no picture'))
    await stack.settle()
    expect(await member.call(photoVerification.verification)).toMatchObject({ state: 'refused', reason: 'unreadable' })
    expect(await picturesOf(stack, member)).toEqual([])
    expect((await mailsOf(member)).length).toBe(1)
  })

  test('is deleted when the member withdraws, leaves, or nobody decides within a week', async () => {
    const withdrawn = await waitingMember(stack)
    expect((await withdrawn.member.call(photoVerification.withdrawVerification)).state).toBe('none')
    const left = await waitingMember(stack)
    await left.member.call(ownAccount.remove, { body: {} })
    const forgotten = await waitingMember(stack)
    await stack.settle()
    for (const { member } of [withdrawn, left]) expect(await picturesOf(stack, member)).toEqual([])
    stack.clock.advance({ days: 6, hours: 23 })
    await sweep()
    expect(await stateOf(forgotten.member)).toBe('waiting')
    stack.clock.advance({ hours: 2 })
    await sweep()
    await stack.settle()
    expect(await picturesOf(stack, forgotten.member)).toEqual([])
    expect(await forgotten.member.call(photoVerification.verification)).toMatchObject({
      state: 'refused',
      reason: 'not_decided',
    })
  })
})

describe('MOD-22 a site that has switched photo verification off', () => {
  test('gives no pose and takes no picture, and shows no mark', async () => {
    const { member } = await verifiedMember(stack, moderator)
    const { member: other } = await pictured(stack)
    const { id } = await other.call(photoVerification.startVerification)
    const seen = async () => [
      (await member.call(photoVerification.verification)).verified,
      (await other.call(members.profile, { query: { id: member.id } })).verified,
    ]
    expect(await seen()).toEqual([true, true])
    await withCountry('NL', { photoVerification: false }, async () => {
      expect(await seen()).toEqual([false, undefined])
      await expectRefusal(other.call(photoVerification.startVerification), 'verification_off')
      await expectRefusal(
        other.call(photoVerification.uploadVerification, { body: { id: id!, type: 'image/jpeg', bytes: 9000 } }),
        'verification_off',
      )
    })
    expect(await seen()).toEqual([true, true])
  })
})
