import { describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import * as account from '#shared/contract/account.ts'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import * as members from '#shared/contract/members.ts'
import * as safety from '#shared/contract/safety.ts'
import { anna, bram, chris, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()

const block = (who: Member, { id }: { id: string }) => who.call(safety.block, { body: { id } })
const unblock = (who: Member, { id }: { id: string }) => who.call(safety.unblock, { query: {}, body: { id } })
const send = (from: Member, to: Member, text = 'Hoi') =>
  from.call(chats.send, { body: { member: to.id, id: newId(), text } })
const like = (who: Member, { id }: Member) => who.call(likes.like, { body: { id } })
const see = (who: Member, { id }: Member) => who.call(members.profile, { query: { id } })
const chatsOf = async (who: Member) => (await who.call(chats.list)).chats.map(({ profile }) => profile)
const likesOf = async (who: Member) => {
  const { profiles, liked_by } = await who.call(likes.list)
  return [...profiles, ...liked_by].map(({ id }) => id)
}

/** Two members who have messaged and liked each other. */
async function acquainted() {
  const [a, b] = [await anna(stack), await bram(stack)]
  const { conversation } = await send(a, b)
  await send(b, a)
  await like(a, b)
  await like(b, a)
  return { a, b, conversation }
}

describe('a block', () => {
  test('BLOCK-01 BLOCK-04 BLOCK-05 TRAP-62 removes conversation and likes for both, and nothing of others', async () => {
    const { a, b, conversation } = await acquainted()
    const c = await chris(stack)
    await send(c, a)
    await like(c, b)
    expect(await block(a, b)).toEqual({ blocked: true })
    expect([await chatsOf(a), await chatsOf(b)]).toEqual([[c.id], []])
    expect([await likesOf(a), await likesOf(b)]).toEqual([[], [c.id]])
    for (const who of [a, b]) await expectRefusal(who.call(chats.open, { query: { conversation } }), 'not_found')
  })

  test('BLOCK-06 BLOCK-07 ROLE-07 makes the blocker look like an unknown member to the blocked one', async () => {
    const { a, b } = await acquainted()
    await block(a, b)
    const missing = newId()
    const attempts: ((id: string) => Promise<unknown>)[] = [
      (id) => b.call(members.profile, { query: { id } }),
      (id) => b.call(chats.send, { body: { member: id, id: newId(), text: 'Hoi' } }),
      (id) => b.call(chats.open, { query: { member: id } }),
      (id) => b.call(likes.like, { body: { id } }),
    ]
    for (const attempt of attempts) {
      const [blocked, absent] = [attempt(a.id), attempt(missing)]
      const answers = await Promise.all([expectRefusal(blocked, 'not_found'), expectRefusal(absent, 'not_found')])
      expect(answers[0]).toEqual(answers[1])
    }
    // Only the message before the block was charged.
    expect((await findAccount(b.id, { consistent: true }))!.credits).toBe(99)
  })

  test('BLOCK-06 is refused to the blocked one as for an unknown member, where the two never had contact', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await block(a, b)
    const answers = [expectRefusal(block(b, a), 'not_found'), expectRefusal(block(b, { id: newId() }), 'not_found')]
    const [blocked, absent] = await Promise.all(answers)
    expect(blocked).toEqual(absent)
    await unblock(a, b)
    expect(await block(b, a)).toEqual({ blocked: true })
  })

  test('BLOCK-07 lets the blocker see the profile, but neither message nor like the blocked member', async () => {
    const { a, b } = await acquainted()
    await block(a, b)
    await expectRefusal(send(a, b), 'not_found')
    await expectRefusal(like(a, b), 'not_found')
    expect(await see(a, b)).toMatchObject({ id: b.id, blocked: true, liked: false, likes_me: false })
  })

  test('TRAP-37 repeated, even 10 times in parallel, is one block', async () => {
    const { a, b } = await acquainted()
    await Promise.all(Array.from({ length: 10 }, () => block(a, b)))
    await unblock(a, b)
    expect((await see(b, a)).id).toBe(a.id)
  })

  test('is refused for oneself and an unknown member', async () => {
    const a = await anna(stack)
    await expectRefusal(block(a, a), 'not_found')
    await expectRefusal(block(a, { id: newId() }), 'not_found')
  })
})

describe('unblocking', () => {
  test('BLOCK-02 lets both meet again, without the former conversation and likes', async () => {
    const { a, b } = await acquainted()
    await block(a, b)
    expect(await unblock(a, b)).toEqual({ blocked: false })
    expect((await see(b, a)).blocked).toBe(false)
    expect([await chatsOf(a), await likesOf(a)]).toEqual([[], []])
    const { conversation } = await send(b, a, 'Opnieuw')
    const { messages } = await a.call(chats.open, { query: { conversation } })
    expect(messages.map(({ text }) => text)).toEqual(['Opnieuw'])
    await like(b, a)
    expect(await likesOf(a)).toEqual([b.id])
  })

  test('BLOCK-02 TRAP-39 accepts the id in the query as well, and a repeat is no error', async () => {
    const { a, b } = await acquainted()
    await block(a, b)
    expect((await a.raw('DELETE', `/api/block.php?id=${b.id}`)).body).toEqual({ blocked: false })
    expect(await unblock(a, b)).toEqual({ blocked: false })
    expect(await unblock(a, { id: newId() })).toEqual({ blocked: false })
    await send(b, a)
  })

  test('BLOCK-02 has no effect when the blocked member tries it', async () => {
    const { a, b } = await acquainted()
    await block(a, b)
    await unblock(b, a)
    await expectRefusal(see(b, a), 'not_found')
    await expectRefusal(send(b, a), 'not_found')
    expect((await see(a, b)).blocked).toBe(true)
  })

  test('is needed from both members after two parallel blocks', async () => {
    for (let round = 0; round < 5; round++) {
      const { a, b } = await acquainted()
      const outcomes = await Promise.allSettled([block(a, b), block(b, a)])
      expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') expect(outcome.reason.body?.error).toBe('not_found')
      await expectRefusal(send(a, b), 'not_found')
      await expectRefusal(send(b, a), 'not_found')
      await Promise.all([unblock(a, b), unblock(b, a)])
      await send(a, b)
      expect(await chatsOf(b)).toEqual([a.id])
    }
  })
})

describe('a block in parallel with messages', () => {
  test('BLOCK-04 leaves no conversation, and only received messages are charged', async () => {
    for (let round = 0; round < 10; round++) {
      const [a, b] = [await anna(stack), await bram(stack)]
      const [sent, blocked] = await Promise.allSettled([send(b, a), block(a, b)])
      expect(blocked.status).toBe('fulfilled')
      if (sent.status === 'rejected') expect(sent.reason.body.error).toBe('not_found')
      expect([await chatsOf(a), await chatsOf(b)]).toEqual([[], []])
      const paid = 100 - (await findAccount(b.id, { consistent: true }))!.credits
      expect(paid).toBe(sent.status === 'fulfilled' ? 1 : 0)
      await expectRefusal(send(b, a), 'not_found')
    }
  })

  test('TRAP-59 BLOCK-04 does not give a started conversation back', async () => {
    const a = await anna(stack)
    const [b, c, d] = [await bram(stack), await bram(stack), await bram(stack)]
    await send(a, b)
    await send(a, c)
    await block(a, b)
    expect((await a.call(account.current)).started_conversations).toBe(2)
    await expectRefusal(send(a, d), 'free_conversation_limit')
  })
})
