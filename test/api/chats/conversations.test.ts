import { describe, expect, test } from 'vitest'
import { keys } from '#functions/table/keys.ts'
import { apply } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import * as chats from '#shared/contract/chats.ts'
import * as safety from '#shared/contract/safety.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { anna, bram, chris, type Member, onAnotherDevice } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()

const send = (from: Member, to: Member, text = 'Hoi!') =>
  from.call(chats.send, { body: { member: to.id, id: newId(), text } })
const openWith = (member: Member, partner: Member, before?: string) =>
  member.call(chats.open, { query: { member: partner.id, before } })
const listOf = async (member: Member) => (await member.call(chats.list)).chats
const remove = (member: Member, conversation: string) =>
  member.call(chats.remove, { query: {}, body: { conversation } })

describe('the conversation list', () => {
  test('CHAT-01 CHAT-06 API-13 has a row per conversation, latest first, with the other member, last message and unread count', async () => {
    const a = await anna(stack)
    const [b, c] = [await bram(stack, { photo: 'hoofdfoto' }), await chris(stack)]
    await send(b, a, 'Eerst')
    await send(c, a, 'Toen')
    await send(b, a, 'Nu')
    const rows = await listOf(a)
    expect(
      rows.map(({ profile, num_unread_messages, last_message }) => [profile, num_unread_messages, last_message?.text]),
    ).toEqual([
      [b.id, 2, 'Nu'],
      [c.id, 1, 'Toen'],
    ])
    expect(rows[0]!.partner).toMatchObject({ name: b.name, main_image: { status: 'active' }, fictional: false })
    expect(JSON.stringify(rows)).not.toContain(b.card.b)
  })

  test('CHAT-02 messages of one conversation never appear in another', async () => {
    const [a, b, c] = [await anna(stack), await bram(stack), await chris(stack)]
    await send(a, b, 'Voor Bram')
    await send(a, c, 'Voor Chris')
    expect((await openWith(a, b)).messages.map(({ text }) => text)).toEqual(['Voor Bram'])
    expect((await openWith(c, a)).messages.map(({ text }) => text)).toEqual(['Voor Chris'])
  })

  test('no id leads to a conversation of other members', async () => {
    const [a, b, c] = [await anna(stack), await bram(stack), await chris(stack)]
    const { conversation } = await send(a, b)
    await expectRefusal(c.call(chats.open, { query: { conversation } }), 'not_found')
    await expectRefusal(remove(c, conversation), 'not_found')
    expect((await openWith(a, b)).messages).toHaveLength(1)
  })
})

describe('opening a conversation', () => {
  test('CHAT-23 sets the unread count to 0 for this member only, and a later message counts again', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const { conversation } = await send(a, b)
    await send(b, a)
    await b.call(chats.open, { query: { conversation } })
    expect((await listOf(b))[0]?.num_unread_messages).toBe(0)
    expect((await listOf(a))[0]?.num_unread_messages).toBe(1)
    await send(a, b)
    expect((await listOf(b))[0]?.num_unread_messages).toBe(1)
  })

  test('CHAT-23 an opened conversation tells how many received messages were unread, once', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const { conversation } = await send(a, b)
    await send(a, b)
    await send(b, a)
    const open = async () => (await b.call(chats.open, { query: { conversation } })).unread
    expect([await open(), await open()]).toEqual([2, 0])
  })

  test('ROUTE-16 shows the other member, the price and no messages before anything is sent', async () => {
    const [a, b] = [await anna(stack, { credits: 7 }), await bram(stack)]
    expect(await openWith(a, b)).toMatchObject({
      started: false,
      messages: [],
      closed: null,
      credits: 7,
      partner: { name: b.name },
    })
    expect(await listOf(a)).toEqual([])
  })

  test('CHAT-21 OPEN-29 loads older messages in pages of 30, in order, without repeats or gaps', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    for (let n = 1; n <= 75; n++) await send(a, b, `Bericht ${n}`)
    const texts: string[] = []
    let before: string | undefined
    const sizes: number[] = []
    do {
      const page = await openWith(b, a, before)
      texts.unshift(...page.messages.map(({ text }) => text))
      sizes.push(page.messages.length)
      before = page.older ?? undefined
    } while (before)
    expect(sizes).toEqual([pageSize.messages, pageSize.messages, 15])
    expect(texts).toEqual(Array.from({ length: 75 }, (_, n) => `Bericht ${n + 1}`))
  })

  test('CHAT-22 OPEN-44 TRAP-52 shows a message of 89 days, hides one of 91 days, and reports that some are hidden', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await send(a, b, 'Oud')
    stack.clock.advance({ days: 89 })
    const [a2, b2] = [await onAnotherDevice(stack, a), await onAnotherDevice(stack, b)]
    expect(await openWith(b2, a2)).toMatchObject({ messages: [{ text: 'Oud' }], hidden_by_privacy_limit: false })
    stack.clock.advance({ days: 2 })
    const [a3, b3] = [await onAnotherDevice(stack, a), await onAnotherDevice(stack, b)]
    await send(a3, b3, 'Nieuw')
    const opened = await openWith(b3, a3)
    expect(opened.messages.map(({ text }) => text)).toEqual(['Nieuw'])
    expect(opened).toMatchObject({ hidden_by_privacy_limit: true, older: null })
    stack.clock.reset()
  })
})

describe('messages older than the privacy limit', () => {
  const sendWithId = (from: Member, to: Member, text: string, id: string) =>
    from.call(chats.send, { body: { member: to.id, id, text } })

  test('CHAT-33 appear neither as last message of the list nor in the answer to a repeated send', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const id = newId()
    await sendWithId(a, b, 'Oud', id)
    const limit = { days: 90 }
    stack.clock.advance({ ...limit, seconds: -5 })
    expect((await listOf(await onAnotherDevice(stack, b)))[0]?.last_message?.text).toBe('Oud')
    stack.clock.advance({ seconds: 5 })
    const [a2, b2] = [await onAnotherDevice(stack, a), await onAnotherDevice(stack, b)]
    for (const member of [a2, b2])
      expect(await listOf(member)).toMatchObject([{ profile: member === a2 ? b.id : a.id, last_message: null }])
    await expectRefusal(sendWithId(a2, b2, 'Oud', id), 'not_found')
    stack.clock.reset()
  })

  test('CHAT-14 opening a conversation by id reports an unconfirmed other member before anything is sent', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const { conversation } = await send(a, b)
    await setStatus(b, 'not_confirmed')
    await stack.settle()
    const opened = await a.call(chats.open, { query: { conversation } })
    expect(opened).toMatchObject({ closed: 'partner_not_confirmed', messages: [{ text: 'Hoi!' }] })
    await setStatus(b, 'active')
    await stack.settle()
    expect((await a.call(chats.open, { query: { conversation } })).closed).toBeNull()
  })
})

const setStatus = ({ id }: Member, status: string) =>
  apply(
    update(keys.account(id), 'SET #status = :status', {
      names: { '#status': 'status' },
      values: { ':status': status },
    }),
  )

describe('removing a conversation', () => {
  test('CHAT-25 API-15 removes it from the own list only, and a repeat is no error', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const { conversation } = await send(a, b, 'Weg hiermee')
    await remove(a, conversation)
    await remove(a, conversation)
    expect(await listOf(a)).toEqual([])
    await expectRefusal(a.call(chats.open, { query: { conversation } }), 'not_found')
    expect((await openWith(b, a)).messages).toHaveLength(1)
  })

  test('TRAP-39 accepts the id as a query parameter as well', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const { conversation } = await send(a, b)
    const answer = await a.raw('DELETE', `${chats.remove.path}?conversation=${conversation}`)
    expect(answer).toMatchObject({ status: 200, body: { removed: true } })
    expect(await listOf(a)).toEqual([])
  })

  test('CHAT-25 works on a list read before the other member left', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const { conversation } = await send(b, a)
    await changeAccount(b.id, { status: 'deletion_pending' })
    await stack.settle()
    await remove(a, conversation)
    await changeAccount(b.id, { status: 'active' })
    await stack.settle()
    expect(await listOf(a)).toEqual([])
  })

  test('is undone by a new message, without the removed messages', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const { conversation } = await send(a, b, 'Verwijderd')
    await remove(a, conversation)
    await send(b, a, 'Weer hier')
    expect((await listOf(a))[0]).toMatchObject({ num_unread_messages: 1, last_message: { text: 'Weer hier' } })
    expect((await openWith(a, b)).messages.map(({ text }) => text)).toEqual(['Weer hier'])
    expect((await openWith(b, a)).messages).toHaveLength(2)
  })
})

describe('blocking the other member of a conversation', () => {
  const block = (member: Member, other: Member) => member.call(safety.block, { body: { id: other.id } })

  test('BLOCK-04 BLOCK-07 ROLE-07 removes it for both at once, and refuses contact in both directions as not found', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const { conversation } = await send(a, b)
    await block(a, b)
    expect(await listOf(a)).toEqual([])
    expect(await listOf(b)).toEqual([])
    const asBlocked = await expectRefusal(send(b, a), 'not_found')
    await expectRefusal(send(a, b), 'not_found')
    await expectRefusal(b.call(chats.open, { query: { conversation } }), 'not_found')
    await expectRefusal(openWith(b, a), 'not_found')
    const toNobody = await expectRefusal(
      b.call(chats.send, { body: { member: newId(), id: newId(), text: 'Hoi' } }),
      'not_found',
    )
    expect(asBlocked).toEqual(toNobody)
  })

  test('BLOCK-02 is undone by unblocking: both may start again, without the old messages', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await send(a, b, 'Oud')
    await block(a, b)
    await a.call(safety.unblock, { query: {}, body: { id: b.id } })
    expect(await listOf(b)).toEqual([])
    await send(b, a, 'Opnieuw')
    expect((await openWith(a, b)).messages.map(({ text }) => text)).toEqual(['Opnieuw'])
  })

  test('BLOCK-07 wins a race against a first message, which never arrives after it', async () => {
    for (let round = 0; round < 10; round++) {
      const [a, b] = [await anna(stack), await bram(stack)]
      await Promise.allSettled([block(a, b), send(b, a, 'Net te laat')])
      expect(await listOf(a)).toEqual([])
      await expectRefusal(send(b, a), 'not_found')
    }
  })
})
