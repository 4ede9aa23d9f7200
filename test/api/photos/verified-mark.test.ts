import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { queue } from '#functions/table/index-keys.ts'
import { keys } from '#functions/table/keys.ts'
import { commit } from '#functions/table/transaction.ts'
import { put } from '#functions/table/write.ts'
import * as account from '#shared/contract/account.ts'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import * as members from '#shared/contract/members.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as photoVerification from '#shared/contract/photo-verification.ts'
import * as photos from '#shared/contract/photos.ts'
import { ban, decisionOn, unban } from '#test/support/decisions.ts'
import { addMember, bram, type Member } from '#test/support/people.ts'
import { approvedPhotoOf } from '#test/support/photos.ts'
import { stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import {
  approveVerification,
  makeMain,
  picturesOf,
  verifiedMember,
  waitingMember,
} from '#test/support/verifications.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
let moderator: StaffVisitor
let viewer: Member
beforeAll(async () => {
  viewer = await bram(stack)
})
beforeEach(async () => {
  moderator = await openStaff(stack)
})
afterEach(() => stack.clock.reset())

const own = async (member: Member) => (await member.call(photoVerification.verification)).verified
const seen = async ({ id }: { id: string }, by: Member = viewer) =>
  (await by.call(members.profile, { query: { id } })).verified

describe('MOD-22 the mark of a photo verification', () => {
  test('is on the profile, in search, likes, the list of chats and the conversation, and on own data', async () => {
    const { member, ids, id } = await waitingMember(stack)
    const friend = await bram(stack)
    await friend.call(likes.like, { body: { id: member.id } })
    await member.call(likes.like, { body: { id: friend.id } })
    await friend.call(chats.send, { body: { member: member.id, id: newId(), text: 'Hoi' } })
    await stack.settle()
    const marks = async () => {
      const found = await friend.call(members.search, { query: { gender: 'female', min_age: 18, max_age: 99 } })
      const liked = await friend.call(likes.list)
      const { chats: rows } = await friend.call(chats.list, { query: {} })
      const thread = await friend.call(chats.open, { query: { member: member.id } })
      return [
        await own(member),
        await seen(member, friend),
        found.results.find((card) => card.id === member.id)?.verified,
        JSON.stringify(liked).includes('"verified":true'),
        rows.find((row) => row.profile === member.id)?.partner.verified,
        thread.partner.verified,
      ]
    }
    expect(await marks()).toEqual([false, undefined, undefined, false, undefined, undefined])
    await approveVerification(moderator, member, id, ids)
    await stack.settle()
    expect(await marks()).toEqual([true, true, true, true, true, true])
  })

  test('is not shown to visitors, unless the member agreed to be shown to them (PRIV-01)', async () => {
    const { member } = await verifiedMember(stack, moderator)
    const visited = async () =>
      (await stranger(stack).call(members.profile, { query: { id: member.id } })) as { veiled?: true; verified?: true }
    const veiled = await visited()
    expect([veiled.veiled, veiled.verified]).toEqual([true, undefined])
    await member.call(account.change, { body: { shown_to_visitors: true } })
    const agreed = await visited()
    expect([agreed.veiled, agreed.verified]).toEqual([undefined, true])
  })

  test('follows the main photo: it ends with another one, and returns with a compared one', async () => {
    const { member, ids } = await verifiedMember(stack, moderator, 2)
    const later = await approvedPhotoOf(stack, member)
    expect(await seen(member)).toBe(true)
    await makeMain(member, later)
    expect([await seen(member), await own(member)]).toEqual([undefined, false])
    await makeMain(member, ids[1]!)
    expect([await seen(member), await own(member)]).toEqual([true, true])
  })

  test('ends when the compared photos are removed, made private or taken down', async () => {
    const removed = await verifiedMember(stack, moderator)
    await removed.member.call(photos.remove, { query: {}, body: { id: removed.ids[0]! } })
    const hidden = await verifiedMember(stack, moderator)
    await hidden.member.call(photos.change, { body: { id: hidden.ids[0]!, private: true } })
    const taken = await verifiedMember(stack, moderator)
    await moderator.call(moderation.decide, {
      body: decisionOn(taken.member.id, { kind: 'photo_removed', photo: taken.ids[0]! }),
    })
    for (const { member } of [removed, hidden, taken]) {
      expect([await seen(member), await own(member)]).toEqual([undefined, false])
      await approvedPhotoOf(stack, member)
      expect([await seen(member), await own(member)]).toEqual([undefined, false])
    }
  })

  test('ends with a ban, which deletes a waiting picture, and does not return after an unban', async () => {
    const { member, ids } = await verifiedMember(stack, moderator, 2)
    const { member: other } = await waitingMember(stack)
    for (const { id } of [member, other]) await ban(moderator, id)
    await stack.settle()
    expect(await picturesOf(stack, other)).toEqual([])
    await unban(moderator, member.id)
    await stack.settle()
    expect(await seen(member)).toBeUndefined()
    const back = await moderator.call(moderation.member, { query: { q: member.id } })
    expect(back.card.verified).toBeUndefined()
    expect(ids).toHaveLength(2)
  })

  test('outlasts a suspension, but a later ban ends it', async () => {
    const { member } = await verifiedMember(stack, moderator)
    const suspend = decisionOn(member.id, { kind: 'suspended', days: 3 })
    await moderator.call(moderation.decide, { body: suspend })
    const mark = async () => (await moderator.call(moderation.member, { query: { q: member.id } })).card.verified
    expect(await mark()).toBe(true)
    await ban(moderator, member.id)
    expect(await mark()).toBeUndefined()
  })

  test('is never given to a fictional profile', async () => {
    const fictional = await addMember(stack, { fictional: true })
    const photo = await approvedPhotoOf(stack, fictional)
    await expectRefusal(fictional.call(photoVerification.startVerification), 'verification_off')
    const id = newId()
    const now = stack.clock.now()
    await commit([
      put(keys.verification(fictional.id), {
        id,
        pose: 'hand_up',
        stage: 'waiting',
        startedAt: now.toISOString(),
        expiresAt: now.toISOString(),
        arrivedAt: now.toISOString(),
        ...queue('verifications', now, fictional.id),
      }),
    ])
    await expectRefusal(approveVerification(moderator, fictional, id, [photo]), 'not_found')
    expect(await seen(fictional)).toBeUndefined()
  })
})
