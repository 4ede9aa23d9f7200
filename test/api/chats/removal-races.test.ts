import { afterEach, describe, expect, test } from 'vitest'
import * as chats from '#shared/contract/chats.ts'
import * as safety from '#shared/contract/safety.ts'
import { creditsOf } from '#test/support/chat-photos.ts'
import { answer, fictive, openHost, openWaiting, write } from '#test/support/desk.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { openProxiedStack } from '#test/support/proxied-stack.ts'

const { proxy, stack } = await openProxiedStack()
afterEach(() => {
  proxy.fate = () => 'pass'
  stack.clock.reset()
})

const remove = (member: Member, conversation: string) =>
  member.call(chats.remove, { query: {}, body: { conversation } })

/**
 * Delays the transaction that sends the message with this text, and runs `act` first: thus `act`
 * comes after all reads of the send. Advances the clock by a second before `act`.
 */
function duringSend(text: string, act: () => Promise<unknown>) {
  let acting: Promise<'pass'> | undefined
  proxy.fate = (operation, input) => {
    if (operation !== 'TransactWriteItems' || !JSON.stringify(input).includes(text)) return 'pass'
    if (!acting) stack.clock.advance({ seconds: 1 })
    acting ??= act().then(() => 'pass')
    return acting
  }
  return { hasActed: () => acting !== undefined }
}

/** Last message, unread count, and texts of a conversation, as one of its members sees it. */
async function shownTo(member: Member, conversation: string) {
  const row = (await member.call(chats.list)).chats.find((one) => one.conversation === conversation)
  const { messages } = await member.call(chats.open, { query: { conversation } })
  return [row?.last_message?.text, row?.num_unread_messages, messages.map(({ text }) => text)]
}

const late = 'Net onderweg'

describe('CHAT-07 a message that is under way', () => {
  test('CHAT-24 CHAT-23 while its recipient removes the conversation is shown to them, alone', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const { conversation } = await write(b, a, 'Eerder')
    const race = duringSend(late, () => remove(a, conversation))
    await write(b, a, late)
    expect(race.hasActed()).toBe(true)
    expect(await shownTo(a, conversation)).toEqual([late, 1, [late]])
    expect(await shownTo(b, conversation)).toEqual([late, 0, ['Eerder', late]])
    expect(await creditsOf(b)).toBe(98)
  })

  test('CHAT-24 while its sender removes the conversation on another device is shown to both', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const { conversation } = await write(b, a, 'Eerder')
    const race = duringSend(late, () => remove(b, conversation))
    await write(b, a, late)
    expect(race.hasActed()).toBe(true)
    expect(await shownTo(a, conversation)).toEqual([late, 2, ['Eerder', late]])
    expect(await shownTo(b, conversation)).toEqual([late, 0, [late]])
  })

  test('BLOCK-03 while its recipient blocks the sender and lifts the block is shown to both', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const { conversation } = await write(b, a, 'Eerder')
    const race = duringSend(late, async () => {
      await a.call(safety.block, { body: { id: b.id } })
      await a.call(safety.unblock, { query: {}, body: { id: b.id } })
    })
    await write(b, a, late)
    expect(race.hasActed()).toBe(true)
    expect(await shownTo(a, conversation)).toEqual([late, 1, [late]])
    expect(await shownTo(b, conversation)).toEqual([late, 0, [late]])
  })

  test('CHAT-36 from a host while the member removes the conversation is shown to them', async () => {
    const [she, profile, host] = [await anna(stack), await fictive(stack), await openHost(stack)]
    const written = await write(she, profile, 'Eerder')
    await openWaiting(host, written)
    const race = duringSend(late, () => remove(she, written.conversation))
    await answer(host, written, late)
    expect(race.hasActed()).toBe(true)
    expect(await shownTo(she, written.conversation)).toEqual([late, 1, [late]])
  })
})
