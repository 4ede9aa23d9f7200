import { beforeAll, describe, expect, test } from 'vitest'
import { addChat, conversationOf, findChat, isArchived, touchChat } from '#functions/stores/chats/conversation.ts'
import { addMessage } from '#functions/stores/chats/message.ts'
import { keys } from '#functions/table/keys.ts'
import { count } from '#functions/table/read.ts'
import { apply, Conflict, commit } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import * as safety from '#shared/contract/safety.ts'
import type { Conversation } from '#shared/model/message.ts'
import { recentConversations } from '#shared/rules/limits.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { archive } from '#test/support/archive.ts'
import { addMember, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()

const man = { gender: 'male', wantedGender: 'female' } as const
const write = (from: Member, to: Member, text = 'Hoi!') =>
  from.call(chats.send, { body: { member: to.id, id: newId(), text } })

/**
 * A member with messages from `number` men, whose conversations are a minute apart. Man `index` has
 * sent `messages(index)` messages.
 */
async function popular(number: number, messages: (index: number) => number) {
  const she = await addMember(stack, { premium: true })
  const men: Member[] = []
  for (let index = 0; index < number; index++) {
    const he = await addMember(stack, man)
    for (let sent = 0; sent < messages(index); sent++) {
      const sentAt = new Date(stack.clock.now().getTime() - (number - index) * 60_000 + sent).toISOString()
      const message = { id: newId(), from: he.id, type: 'text', text: 'Hoi!', sentAt } as const
      const rows =
        sent === 0 ? addChat(he.card, she.card, message) : touchChat(he.id, she.card, message, { starts: false })
      await commit([...rows, addMessage(conversationOf(he.id, she.id), message)])
    }
    men.push(he)
  }
  await stack.settle()
  return { she, men }
}

/** All conversations of a member, read page by page. Expects the same `unread` on each page. */
async function everyPage(member: Member) {
  const pages: Conversation[][] = []
  const unread = new Set<number>()
  let before: string | null | undefined
  do {
    const page = await member.call(chats.list, { query: before ? { before } : {} })
    pages.push([...page.chats])
    unread.add(page.unread)
    before = page.older
  } while (before)
  expect(unread.size).toBe(1)
  return { pages, rows: pages.flat(), unread: [...unread][0]! }
}

const newestFirst = (men: readonly Member[]) => men.map(({ id }) => id).reverse()
const conversationWith = async (she: Member, he: Member) =>
  (await she.call(chats.open, { query: { member: he.id } })).conversation
const isInArchive = async (member: Member, conversation: string) =>
  isArchived((await findChat(member.id, conversation, { consistent: true }))!)

/** The last row that is archived and has unread messages. */
async function lastArchived(member: Member, rows: readonly Conversation[]): Promise<Conversation> {
  for (const row of rows.toReversed())
    if (row.num_unread_messages > 0 && (await isInArchive(member, row.conversation))) return row
  throw new Error('None is in the archive')
}

describe('CHAT-35 API-13 a list of 120 conversations', () => {
  let she: Member
  let men: Member[]
  beforeAll(async () => {
    ;({ she, men } = await popular(120, (index) => (index % 3) + 1))
  }, 240_000)

  test('has pages of 50, latest first, with each conversation once and one exact total of unread messages', async () => {
    const { pages, rows, unread } = await everyPage(she)
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 20])
    expect(rows.map(({ profile }) => profile)).toEqual(newestFirst(men))
    expect(unread).toBe(240)
    expect(unread).toBe(rows.reduce((sum, { num_unread_messages }) => sum + num_unread_messages, 0))
  })

  test('keeps at most fifty of them in the recent part that every read loads', async () => {
    const recent = await count(keys.chatsOfMember(she.id))
    expect(recent).toBeLessThanOrEqual(recentConversations.most)
    expect(recent).toBeGreaterThanOrEqual(recentConversations.fewest)
  })

  test('moves the oldest conversation to the top of both lists when either member writes in it', async () => {
    const oldest = men[0]!
    await write(she, oldest, 'Dag!')
    expect((await everyPage(she)).rows.map(({ profile }) => profile)).toEqual([oldest.id, ...newestFirst(men.slice(1))])
    const second = men[1]!
    await write(second, she, 'Ben je er nog?')
    const { rows, unread } = await everyPage(she)
    expect(rows.slice(0, 2).map(({ profile, num_unread_messages }) => [profile, num_unread_messages])).toEqual([
      [second.id, 3],
      [oldest.id, 1],
    ])
    expect(unread).toBe(241)
    await stack.settle()
    expect((await everyPage(she)).unread).toBe(241)
  })

  test('CHAT-23 clears the unread count of an archived conversation that is opened, in its row and in the total', async () => {
    const { unread: before } = await everyPage(she)
    const conversation = await conversationWith(she, men[5]!)
    const { rows, unread } = await everyPage(she)
    expect(await isInArchive(she, conversation)).toBe(true)
    expect(rows.find((row) => row.conversation === conversation)!.num_unread_messages).toBe(0)
    expect(unread).toBe(before - 3)
  })

  test('CHAT-25 API-15 hides an archived conversation that is removed, even twice, until the other member writes', async () => {
    const { rows: listed, unread: before } = await everyPage(she)
    const { conversation, profile } = listed.at(-1)!
    const remove = () => she.call(chats.remove, { query: {}, body: { conversation } })
    await Promise.all([remove(), remove()])
    await remove()
    const left = await everyPage(she)
    expect(left.rows.map((row) => row.profile)).toEqual(listed.slice(0, -1).map((row) => row.profile))
    const he = men.find(({ id }) => id === profile)!
    expect(left.unread).toBe(before - 3)
    await write(he, she, 'Nog eens')
    const { rows, unread } = await everyPage(she)
    expect(rows[0]).toMatchObject({ profile, num_unread_messages: 1, last_message: { text: 'Nog eens' } })
    expect(unread).toBe(left.unread + 1)
    const { messages } = await she.call(chats.open, { query: { conversation } })
    expect(messages.map(({ text }) => text)).toEqual(['Nog eens'])
  })

  test.each([
    ['alone', []],
    ['while he writes', ['Een', 'Twee']],
  ])(
    'BLOCK-04 BLOCK-06 ends an archived conversation permanently for both when she blocks him, %s',
    async (_, texts) => {
      const { rows: listed } = await everyPage(she)
      const { profile, conversation } = listed.at(-1)!
      const he = men.find(({ id }) => id === profile)!
      await Promise.allSettled([
        she.call(safety.block, { body: { id: he.id } }),
        ...texts.map((text) => write(he, she, text)),
      ])
      await stack.settle()
      const { rows, unread } = await everyPage(she)
      expect(rows.map((row) => row.profile)).not.toContain(he.id)
      expect(unread).toBe(rows.reduce((sum, { num_unread_messages }) => sum + num_unread_messages, 0))
      expect((await everyPage(he)).rows).toEqual([])
      await expectRefusal(she.call(chats.open, { query: { conversation } }), 'not_found')
      // Adds so many newer conversations that this old one would be archived if it were not
      // blocked. A blocked row must stay recent, because a block is checked in the recent row.
      for (let more = 0; more < recentConversations.most - recentConversations.fewest + 1; more++) {
        const another = await addMember(stack, man)
        await write(another, she)
        men.push(another)
      }
      await stack.settle()
      expect(await isInArchive(she, conversation)).toBe(false)
      await expectRefusal(write(he, she), 'not_found')
      await expectRefusal(he.call(likes.like, { body: { id: she.id } }), 'not_found')
    },
  )

  test('ACC-46 takes archived unread messages of a member who leaves off the total, and adds them when they return', async () => {
    const { rows: listed, unread: before } = await everyPage(she)
    const left = await lastArchived(she, listed)
    const { profile, num_unread_messages } = left
    await changeAccount(profile, { status: 'banned' })
    await stack.settle()
    const without = await everyPage(she)
    expect(without.rows.map((row) => row.profile)).toEqual(
      listed.filter((row) => row !== left).map((row) => row.profile),
    )
    expect(without.unread).toBe(before - num_unread_messages)
    await changeAccount(profile, { status: 'active' })
    await stack.settle()
    const again = await everyPage(she)
    expect(again.rows.map((row) => row.profile)).toEqual(listed.map((row) => row.profile))
    expect(again.unread).toBe(before)
  })

  test('copies a new name into archived rows, which stay in the archive', async () => {
    const { rows: listed, unread } = await everyPage(she)
    const { profile, conversation } = await lastArchived(she, listed)
    await apply(update(keys.card(profile), 'SET n = :n', { values: { ':n': 'Hernoemd' } }))
    await stack.settle()
    const renamed = await everyPage(she)
    expect(renamed.rows.find((row) => row.conversation === conversation)?.partner.name).toBe('Hernoemd')
    expect(renamed.unread).toBe(unread)
    expect(await isInArchive(she, conversation)).toBe(true)
  })

  test('does not let an archived conversation be started a second time', async () => {
    const { rows: listed } = await everyPage(she)
    const last = await lastArchived(she, listed)
    const he = men.find(({ id }) => id === last.profile)!
    await archive(he.id, she.id)
    const message = { id: newId(), from: she.id, type: 'text', text: 'Hoi', sentAt: new Date().toISOString() } as const
    await expect(commit(addChat(she.card, he.card, message))).rejects.toBeInstanceOf(Conflict)
    expect((await everyPage(she)).rows).toEqual(listed)
  })

  test('sends and charges each of many parallel messages to archived conversations once, with one row each', async () => {
    const { rows: listed, unread: before } = await everyPage(she)
    const oldest = listed.slice(-20).map(({ profile }) => men.find(({ id }) => id === profile)!)
    const unreadOf = listed.slice(-20).reduce((sum, { num_unread_messages }) => sum + num_unread_messages, 0)
    await Promise.all(oldest.flatMap((he) => [write(he, she, 'Een'), write(she, he, 'Twee')]))
    await stack.settle()
    const { rows, unread } = await everyPage(she)
    expect(rows.length).toBe(listed.length)
    expect(new Set(rows.map(({ profile }) => profile)).size).toBe(rows.length)
    expect(new Set(rows.slice(0, 20).map(({ profile }) => profile))).toEqual(new Set(oldest.map(({ id }) => id)))
    expect(unreadOf).toBeGreaterThan(0)
    expect(unread).toBe(before + 20)
  })
})

test('CHAT-35 a cursor that the server never issued is refused', async () => {
  const she = await addMember(stack)
  for (const before of ['null', '2026-11-20', '2026-11-20T12:00:00.000Z#', '#'])
    await expectRefusal(she.call(chats.list, { query: { before } }), 'invalid_input')
})
