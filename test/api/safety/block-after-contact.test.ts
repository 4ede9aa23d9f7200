import { afterEach, describe, expect, test } from 'vitest'
import { findBlock } from '#functions/stores/safety/block.ts'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import * as members from '#shared/contract/members.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import * as safety from '#shared/contract/safety.ts'
import { deletionGraceDays } from '#shared/rules/limits.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { dumpTable } from '#test/support/dump.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => void stack.clock.reset())

const block = (who: Member, { id }: { id: string }) => who.call(safety.block, { body: { id } })
const unblock = (who: Member, { id }: { id: string }) => who.call(safety.unblock, { query: {}, body: { id } })
const send = (from: Member, to: Member) => from.call(chats.send, { body: { member: to.id, id: newId(), text: 'Hoi' } })
const like = (who: Member, { id }: Member) => who.call(likes.like, { body: { id } })
const idsBlockedBy = async (who: Member) => (await who.call(safety.listBlocked)).members.map(({ id }) => id)
const chatsOf = async (who: Member) => (await who.call(chats.list)).chats.map(({ profile }) => profile)

const away = {
  suspended: { status: 'banned', suspendedUntil: '2999-01-01T00:00:00.000Z' },
  banned: { status: 'banned' },
  leaving: { status: 'deletion_pending', deletionDueAt: '2999-01-01T00:00:00.000Z' },
  unconfirmed: { status: 'not_confirmed' },
} as const

describe('a block after contact', () => {
  test('BLOCK-01 MOD-21 stops a member who blocks, unblocks, writes and blocks again', async () => {
    const [hunter, victim] = [await anna(stack), await bram(stack)]
    await send(hunter, victim)
    await block(hunter, victim)
    expect(await block(victim, hunter)).toEqual({ blocked: true })
    expect(await idsBlockedBy(victim)).toEqual([hunter.id])
    await unblock(hunter, victim)
    await expectRefusal(send(hunter, victim), 'not_found')
    await expectRefusal(like(hunter, victim), 'not_found')
    expect(await chatsOf(victim)).toEqual([])
    // Each of the two blocks lasts until the member who made it lifts it.
    await unblock(victim, hunter)
    await send(hunter, victim)
    expect(await chatsOf(victim)).toEqual([hunter.id])
  })

  test('BLOCK-02 BLOCK-06 leaves the block of the other member when it is lifted first', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await send(a, b)
    await block(a, b)
    await block(b, a)
    expect(await unblock(b, a)).toEqual({ blocked: false })
    await expectRefusal(send(b, a), 'not_found')
    await expectRefusal(b.call(members.profile, { query: { id: a.id } }), 'not_found')
    expect(await idsBlockedBy(a)).toEqual([b.id])
  })

  test.each(Object.entries(away))(
    'BLOCK-01 MOD-21 is possible while the other member is %s, and holds when they return',
    async (_, account) => {
      for (const meet of [send, like]) {
        const [a, b] = [await anna(stack), await bram(stack)]
        await meet(a, b)
        await changeAccount(a.id, account)
        await stack.settle()
        expect(await block(b, a)).toEqual({ blocked: true })
        await stack.settle()
        const isShown = account.status === 'not_confirmed'
        expect(await idsBlockedBy(b)).toEqual(isShown ? [a.id] : [])
        await changeAccount(a.id, { status: 'active' })
        await stack.settle()
        expect(await idsBlockedBy(b)).toEqual([a.id])
        await expectRefusal(send(a, b), 'not_found')
        await unblock(b, a)
        expect(await idsBlockedBy(b)).toEqual([])
        await send(a, b)
      }
    },
  )

  test('BLOCK-02 can be lifted while the other member is away', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await send(a, b)
    await changeAccount(a.id, away.suspended)
    await block(b, a)
    expect(await unblock(b, a)).toEqual({ blocked: false })
    await changeAccount(a.id, { status: 'active' })
    await stack.settle()
    expect(await idsBlockedBy(b)).toEqual([])
    await send(a, b)
  })

  test.each(Object.entries(away))(
    'BLOCK-06 is refused as for an unknown member while a stranger is %s',
    async (_, account) => {
      const [a, b] = [await anna(stack), await bram(stack)]
      await changeAccount(a.id, account)
      const [stranger, absent] = [block(b, a), block(b, { id: newId() })]
      const answers = await Promise.all([expectRefusal(stranger, 'not_found'), expectRefusal(absent, 'not_found')])
      expect(answers[0]).toEqual(answers[1])
    },
  )

  test('BLOCK-01 in parallel by both is stored for both', async () => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = [await anna(stack), await bram(stack)]
      await send(a, b)
      expect(await Promise.all([block(a, b), block(b, a)])).toEqual([{ blocked: true }, { blocked: true }])
      expect([await idsBlockedBy(a), await idsBlockedBy(b)]).toEqual([[b.id], [a.id]])
    }
  })

  test('BLOCK-01 TRAP-46 in parallel with a departure is not listed until the member returns', async () => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = [await anna(stack), await bram(stack)]
      await send(a, b)
      await Promise.all([block(b, a), a.call(ownAccount.remove, { body: {} })])
      await stack.settle()
      expect(await findBlock(b.id, a.id, { consistent: true })).toMatchObject({ isOwn: true })
      expect(await idsBlockedBy(b)).toEqual([])
    }
  })

  test('BLOCK-01 ACC-49 leaves nothing of a member whose deletion became final', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await send(a, b)
    await a.call(ownAccount.remove, { body: {} })
    await stack.settle()
    stack.clock.advance({ days: deletionGraceDays, seconds: 5 })
    const [blocked] = await Promise.allSettled([block(b, a), stack.runJob('account', 'purgeMembers')])
    if (blocked.status === 'rejected') expect(blocked.reason.body.error).toBe('not_found')
    await stack.settle()
    await expectRefusal(block(b, a), 'not_found')
    expect(await unblock(b, a)).toEqual({ blocked: false })
    const rows = (await dumpTable(stack)).filter(({ PK, SK }) => `${PK} ${SK}`.includes(a.id))
    expect(rows.filter(({ SK }) => /^(?:BLOCK|CHAT|LIKE)/.test(SK as string))).toEqual([])
  })
})
