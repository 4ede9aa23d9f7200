import { describe, expect, test } from 'vitest'
import { keys } from '#functions/table/keys.ts'
import { commit } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import * as members from '#shared/contract/members.ts'
import * as photos from '#shared/contract/photos.ts'
import * as safety from '#shared/contract/safety.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { anna, bram, chris, type Member } from '#test/support/people.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()

const block = (who: Member, { id }: Member) => who.call(safety.block, { body: { id } })
const unblock = (who: Member, { id }: Member) => who.call(safety.unblock, { query: {}, body: { id } })
const blockedBy = async (who: Member) => (await who.call(safety.listBlocked)).members
const idsBlockedBy = async (who: Member) => (await blockedBy(who)).map(({ id }) => id)
const like = (who: Member, { id }: Member) => who.call(likes.like, { body: { id } })
const send = (from: Member, to: Member) => from.call(chats.send, { body: { member: to.id, id: newId(), text: 'Hoi' } })

describe('the list of blocked members', () => {
  test('BLOCK-01 BLOCK-02 has the members that the member blocked, latest first, until unblocked, but not those who blocked the member', async () => {
    const [a, b, c] = [await anna(stack), await bram(stack), await chris(stack)]
    expect(await blockedBy(a)).toEqual([])
    await block(a, b)
    stack.clock.advance({ seconds: 2 })
    await block(a, c)
    expect(await idsBlockedBy(a)).toEqual([c.id, b.id])
    expect([await idsBlockedBy(b), await idsBlockedBy(c)]).toEqual([[], []])
    await unblock(a, c)
    expect(await idsBlockedBy(a)).toEqual([b.id])
  })

  test('BLOCK-01 TRAP-66 shows their current cards and nothing more', async () => {
    const [a, b] = [await anna(stack), await addPicturedMember(stack, { name: 'Nieuwkomer', gender: 'male' })]
    await block(a, b)
    const [card] = await blockedBy(a)
    expect(card).toEqual({
      id: b.id,
      name: 'Nieuwkomer',
      age: expect.any(Number),
      gender: 'male',
      country: 'NL',
      region: 'NL-UT',
      city: 'Utrecht',
      fictional: false,
      main_image: expect.objectContaining({ status: 'active' }),
    })
    await commit([update(keys.card(b.id), 'SET c = :city', { values: { ':city': 'Zwolle' } })])
    await stack.settle()
    expect((await blockedBy(a))[0]!.city).toBe('Zwolle')
  })

  test('PROF-21 shows the mark of a fictional profile', async () => {
    const [a, b] = [await anna(stack), await bram(stack, { fictional: true })]
    await block(a, b)
    expect((await blockedBy(a))[0]).toMatchObject({ id: b.id, fictional: true })
  })

  test('TRAP-46 omits leaving and banned members until they return', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await block(a, b)
    for (const status of ['deletion_pending', 'banned'] as const) {
      await changeAccount(b.id, { status, deletionDueAt: '2999-01-01T00:00:00.000Z' })
      await stack.settle()
      expect(await idsBlockedBy(a)).toEqual([])
      await changeAccount(b.id, { status: 'active' })
      await stack.settle()
      expect(await idsBlockedBy(a)).toEqual([b.id])
    }
    // An invisible member stays listed, so the list does not reveal invisibility.
    await changeAccount(b.id, { invisible: true })
    await stack.settle()
    expect(await idsBlockedBy(a)).toEqual([b.id])
  })

  test('BLOCK-02 shows each of two members who blocked each other their own block', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    let isMutual = false
    for (let round = 0; round < 20 && !isMutual; round++) {
      const outcomes = await Promise.allSettled([block(a, b), block(b, a)])
      isMutual = outcomes.every(({ status }) => status === 'fulfilled')
      if (!isMutual) await Promise.all([unblock(a, b), unblock(b, a)])
    }
    expect(isMutual).toBe(true)
    expect([await idsBlockedBy(a), await idsBlockedBy(b)]).toEqual([[b.id], [a.id]])
    await unblock(a, b)
    expect([await idsBlockedBy(a), await idsBlockedBy(b)]).toEqual([[], [a.id]])
    await expectRefusal(send(a, b), 'not_found')
    await unblock(b, a)
    await send(a, b)
  })
})

describe('a block', () => {
  test('BLOCK-05 leaves no like in either direction, even of a like sent in parallel', async () => {
    for (let round = 0; round < 10; round++) {
      const [a, b] = [await anna(stack), await bram(stack)]
      await like(a, b)
      const [liked, blocked] = await Promise.allSettled([like(b, a), block(a, b)])
      expect(blocked.status).toBe('fulfilled')
      if (liked.status === 'rejected') expect(liked.reason.body.error).toBe('not_found')
      for (const who of [a, b]) {
        const { profiles, liked_by } = await who.call(likes.list)
        expect([...profiles, ...liked_by]).toEqual([])
      }
    }
  })

  test('BLOCK-07 OPEN-40 withdraws access to private photos, even access given in parallel', async () => {
    const openTo = (who: Member, { id }: Member) => who.call(photos.open, { body: { id } })
    const opened = async (who: Member) => (await who.call(photos.listOpened)).members.map(({ id }) => id)
    for (let round = 0; round < 5; round++) {
      const [a, b] = [await anna(stack), await bram(stack)]
      await openTo(a, b)
      await Promise.allSettled([openTo(b, a), block(a, b)])
      expect([await opened(a), await opened(b)]).toEqual([[], []])
      await unblock(a, b)
      const { private_photos_open, own_private_photos_open } = await b.call(members.profile, { query: { id: a.id } })
      expect([private_photos_open, own_private_photos_open]).toEqual([false, false])
    }
  })

  test('BLOCK-01 is possible for an invisible member in one’s own lists, and refused for any other', async () => {
    const [a, b, c] = [await anna(stack), await bram(stack), await chris(stack)]
    await send(a, b)
    for (const { id } of [b, c]) await changeAccount(id, { invisible: true })
    expect(await block(a, b)).toEqual({ blocked: true })
    await expectRefusal(block(a, c), 'not_found')
  })
})
