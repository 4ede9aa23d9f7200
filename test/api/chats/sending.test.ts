import { describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { addLedgerEntry, listLedger } from '#functions/stores/credits/ledger.ts'
import { commit } from '#functions/table/transaction.ts'
import * as chats from '#shared/contract/chats.ts'
import { withRetries } from '#test/support/faults.ts'
import { addMember, anna, bram, chris, type Member } from '#test/support/people.ts'
import { signUpAndConfirm } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack({ secondsPerCall: 120 })

const send = (from: Member, to: Member, text = 'Hoi!', id = newId()) =>
  from.call(chats.send, { body: { member: to.id, id, text } })
/** Sends like a browser under load, which retries with the same id when no answer arrives. */
const sendOnce = (from: Member, to: Member, text: string) => {
  const id = newId()
  return withRetries(() => send(from, to, text, id))
}
const openWith = (member: Member, partner: Member) => member.call(chats.open, { query: { member: partner.id } })
const creditsOf = async (member: Member) => (await findAccount(member.id, { consistent: true }))!.credits

describe('a paid message', () => {
  test('CHAT-07 CHAT-08 SET-05 arrives, costs message_credits and returns the new balance', async () => {
    const [a, b] = [await anna(stack, { credits: 10 }), await bram(stack)]
    const sent = await send(a, b, 'Dag Bram')
    expect(sent.credits).toBe(9)
    expect(sent.message).toMatchObject({ mine: true, type: 'text', text: 'Dag Bram' })
    expect(await creditsOf(a)).toBe(9)

    const { chats: rows } = await b.call(chats.list)
    expect(rows).toMatchObject([
      {
        conversation: sent.conversation,
        profile: a.id,
        num_unread_messages: 1,
        last_message: { text: 'Dag Bram', mine: false },
      },
    ])
    const opened = await b.call(chats.open, { query: { conversation: sent.conversation } })
    expect(opened.messages).toMatchObject([{ text: 'Dag Bram', mine: false }])
    expect(await creditsOf(b)).toBe(100)
  })

  test('CHAT-11 is refused with the exact text when credits are insufficient, and costs nothing', async () => {
    const [a, b] = [await anna(stack, { credits: 0 }), await bram(stack)]
    const refusal = await expectRefusal(send(a, b), 'insufficient_credits')
    expect(refusal.message).toBe('Je hebt onvoldoende credits')
    expect((await b.call(chats.list)).chats).toEqual([])
    expect(await creditsOf(a)).toBe(0)
  })

  test('CHAT-19 OPEN-05 may have 1000 visible characters, with an emoji counting as one, but not 1001', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await send(a, b, 'x'.repeat(1000))
    await send(a, b, '👩‍👩‍👧‍👦'.repeat(100) + 'é'.repeat(900))
    await expectRefusal(send(a, b, 'x'.repeat(1001)), 'message_too_long')
    expect(await creditsOf(a)).toBe(98)
  })

  test('CHAT-12 CHAT-13 TRAP-17 can be neither sent nor received by an unconfirmed member, and costs nothing', async () => {
    const [a, b] = [await anna(stack, { status: 'not_confirmed' }), await bram(stack)]
    await expectRefusal(send(a, b), 'email_not_confirmed')
    expect(await creditsOf(a)).toBe(100)
    expect((await b.call(chats.list)).chats).toEqual([])
  })

  test('CHAT-14 is refused with that reason when its recipient is unconfirmed', async () => {
    const [a, b] = [await anna(stack), await bram(stack, { status: 'not_confirmed' })]
    await expectRefusal(send(a, b), 'partner_not_confirmed')
    expect((await openWith(a, b)).closed).toBe('partner_not_confirmed')
    expect(await creditsOf(a)).toBe(100)
  })

  test('CHAT-30 LIKE-17 BLOCK-10 TRAP-61 reaches an invisible member only after they made contact first', async () => {
    const [a, b, c] = [await anna(stack, { invisible: true }), await bram(stack), await chris(stack)]
    await expectRefusal(send(b, a), 'not_found')
    await send(a, b)
    await send(b, a)
    await expectRefusal(send(c, a), 'not_found')
  })

  test('is refused alike for an unknown, banned, deleted or own id', async () => {
    const [a, banned, deleted] = [
      await anna(stack),
      await bram(stack, { status: 'banned' }),
      await chris(stack, { status: 'deletion_pending' }),
    ]
    const answers = await Promise.all(
      [newId(), banned.id, deleted.id, a.id].map((member) =>
        expectRefusal(a.call(chats.send, { body: { member, id: newId(), text: 'Hoi' } }), 'not_found'),
      ),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  test('is entered in the ledger, whose sum equals the credits spent', async () => {
    const [a, b] = [await anna(stack, { credits: 5 }), await bram(stack)]
    for (let n = 0; n < 5; n++) await send(a, b, `Bericht ${n}`)
    const entries = await listLedger(a.id)
    expect(entries.reduce((sum, { credits }) => sum + credits, 0)).toBe(-5)
    expect(entries.every(({ reason }) => reason === 'message')).toBe(true)
  })
})

describe('free conversations of a member', () => {
  test('CHAT-15 ROLE-04 TRAP-18 are two to start: a third is refused even with credits; replies and premium are exempt', async () => {
    const a = await anna(stack)
    const others = await Promise.all([bram(stack), bram(stack), bram(stack), chris(stack)])
    await send(others[3]!, a)
    await send(a, others[0]!)
    await send(a, others[1]!)
    const refusal = await expectRefusal(send(a, others[2]!), 'free_conversation_limit')
    expect(refusal.message).toContain('2')
    expect((await openWith(a, others[2]!)).closed).toBe('free_conversation_limit')
    await send(a, others[3]!)
    await send(a, others[0]!)

    const premium = await anna(stack, { premium: true })
    for (const other of others) await send(premium, other)
  })

  test('TRAP-59 are not regained by removing a conversation', async () => {
    const a = await anna(stack)
    const [b, c, d] = await Promise.all([bram(stack), bram(stack), bram(stack)])
    const { conversation } = await send(a, b)
    await send(a, c)
    await a.call(chats.remove, { query: {}, body: { conversation } })
    await expectRefusal(send(a, d), 'free_conversation_limit')
    // Another message to the same member does not count as a start.
    await send(a, b)
  })
})

describe('CHAT-07 TRAP-37 messages that both members send at the same moment', () => {
  test('are stored at different times, and each repeated call finds its own without a second charge', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await send(a, b, 'Eerste')
    stack.clock.stopAt(stack.clock.now())
    const calls = Array.from({ length: 8 }, (_, n) => {
      const [from, to] = n % 2 ? [a, b] : [b, a]
      const id = newId()
      return () => send(from, to, `Bericht ${n}`, id)
    })
    const sent = await Promise.all(calls.map((call) => call()))
    expect(new Set(sent.map(({ message }) => message.sent_at)).size).toBe(8)
    const again = await Promise.all(calls.map((call) => call()))
    stack.clock.reset()
    expect(again.map(({ message }) => message)).toEqual(sent.map(({ message }) => message))
    expect([await creditsOf(a), await creditsOf(b)]).toEqual([95, 96])
  })
})

describe('TRAP-37 a message id that is already used', () => {
  test('is refused with another recipient, text or gift, and costs nothing', async () => {
    const [a, b, c] = [await anna(stack), await bram(stack), await chris(stack)]
    const id = newId()
    await send(a, b, 'Voor Bram', id)
    await expectRefusal(send(a, c, 'Voor Bram', id), 'invalid_input')
    await expectRefusal(send(a, b, 'Iets anders', id), 'invalid_input')
    await expectRefusal(a.call(chats.send, { body: { member: b.id, id, gift: 'rose' } }), 'invalid_input')
    expect(await creditsOf(a)).toBe(99)
    expect((await c.call(chats.list)).chats).toEqual([])
  })

  test('is refused when it is that of the own sign-up credits or an own payment', async () => {
    const b = await bram(stack)
    const a = await signUpAndConfirm(stack, { gender: 'female' })
    const to = (id: string) => a.call(chats.send, { body: { member: b.id, id, text: 'Hoi' } })
    await expectRefusal(to(a.id), 'invalid_input')
    const payment = newId()
    await commit([
      addLedgerEntry(a.id, payment, { credits: 25, reason: 'purchase', at: new Date(0).toISOString() }, undefined),
    ])
    await expectRefusal(to(payment), 'invalid_input')
  })
})

describe('parallel messages', () => {
  test('TRAP-37 are one message and one debit when 50 have one id, even after 11 minutes and 25 hours', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const id = newId()
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(a, b, 'Eén keer', id)))
    stack.clock.advance({ minutes: 11 })
    answers.push(await send(a, b, 'Eén keer', id))
    stack.clock.advance({ hours: 25 })
    answers.push(await send(a, b, 'Eén keer', id))
    stack.clock.reset()
    expect(new Set(answers.map(({ message }) => JSON.stringify(message))).size).toBe(1)
    expect(new Set(answers.map(({ credits }) => credits))).toEqual(new Set([99]))
    expect(await creditsOf(a)).toBe(99)
    expect((await openWith(b, a)).messages).toHaveLength(1)
    expect((await listLedger(a.id)).length).toBe(1)
  })

  test('CHAT-11 are sent exactly 33 times when 100 are paid from 33 credits, and the balance of 0 equals the ledger', async () => {
    const [a, b] = [await anna(stack, { credits: 33 }), await bram(stack)]
    await send(b, a)
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, (_, n) => sendOnce(a, b, `Bericht ${n}`)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(33)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason.body?.error).toBe('insufficient_credits')
    expect(await creditsOf(a)).toBe(0)
    expect((await listLedger(a.id)).reduce((sum, { credits }) => sum + credits, 0)).toBe(-33)
    expect((await b.call(chats.list)).chats[0]?.num_unread_messages).toBe(33)
  })

  test('CHAT-15 start two conversations when a free member writes to 20 members', async () => {
    const a = await anna(stack)
    const others = await Promise.all(Array.from({ length: 20 }, () => addMember(stack, { gender: 'male' })))
    const outcomes = await Promise.allSettled(others.map((other) => send(a, other)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect((await a.call(chats.list)).chats).toHaveLength(2)
    expect(await creditsOf(a)).toBe(98)
  })

  test('CHAT-15 start one conversation with all 20 when a free member writes them to one member', async () => {
    const [a, b] = [await anna(stack, { startedConversations: 1 }), await bram(stack)]
    await Promise.all(Array.from({ length: 20 }, (_, n) => send(a, b, `Bericht ${n}`)))
    expect((await findAccount(a.id))?.startedConversations).toBe(2)
    expect((await openWith(b, a)).messages).toHaveLength(20)
    expect(await creditsOf(a)).toBe(80)
  })

  test('start one conversation with one starter when two members write to each other', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const [one, two] = await Promise.all([send(a, b, 'Van Anna'), send(b, a, 'Van Bram')])
    expect(one.conversation).toBe(two.conversation)
    expect((await openWith(a, b)).messages).toHaveLength(2)
    const started = await Promise.all([findAccount(a.id), findAccount(b.id)])
    expect(started.reduce((sum, account) => sum + account!.startedConversations, 0)).toBe(1)
  })
})
