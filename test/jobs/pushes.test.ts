import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import { findNotifiedCounts } from '#functions/stores/notifications/counts.ts'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import { archive } from '#test/support/archive.ts'
import { anna, bram, chris, type Member } from '#test/support/people.ts'
import { type Device, payloadsTo, subscribe } from '#test/support/push.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack()
const start = new Date('2027-06-01T12:00:00Z')
const at = (minutes: number, seconds = 0) =>
  stack.clock.stopAt(new Date(start.getTime() + (minutes * 60 + seconds) * 1000))
// Members are added at an earlier time, so that they are away when something happens.
beforeEach(() => void at(-120))
afterEach(() => {
  stack.pushes.setFault(null)
  stack.queues.refuse('push', false)
  stack.clock.reset()
})

const say = (from: Member, to: Member, text = 'Hoi') =>
  from.call(chats.send, { body: { member: to.id, id: newId(), text } })
const like = (from: Member, to: Member) => from.call(likes.like, { body: { id: to.id } })
const chatOf = (a: Member, b: Member) => conversationOf(a.id, b.id)

/** Runs the job at a minute; returns the payloads to the device, oldest first. */
async function pushesAt(device: Device, minutes: number, seconds = 0) {
  await stack.settle()
  at(minutes, seconds)
  await stack.runJob('notifications', 'sendPushes')
  await stack.settle()
  return payloadsTo(stack, device)
}

describe('NOTIF-17 a message', () => {
  test('OPEN-63 TRAP-51 is pushed at once, without name or text, and leads to its conversation', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const device = await subscribe(stack, a)
    at(0)
    await say(b, a, 'Zin in koffie?')
    await stack.settle()
    const id = chatOf(a, b)
    expect(payloadsTo(stack, device)).toEqual([
      { kind: 'new_conversations', count: 1, path: `/chats/${id}`, tag: `chat-${id}`, language: 'nl', badge: 1 },
    ])
    expect(stack.pushes.list(device.endpoint)).toMatchObject([
      { topic: expect.stringMatching(/^[\w-]{32}$/), urgency: 'high', ttlSeconds: 86_400 },
    ])
    expect(await pushesAt(device, 5)).toHaveLength(1)
  })

  test('NOTIF-15 is counted for the console, as are attempts that failed', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await subscribe(stack, a)
    at(0)
    const counts = () => findNotifiedCounts(stack.clock.now())
    const { 'push.new_conversations.sent': before = 0 } = await counts()
    await say(b, a)
    await stack.settle()
    expect(await counts()).toMatchObject({ 'push.new_conversations.sent': before + 1 })
    stack.pushes.setFault({ status: 503 })
    await like(b, a)
    await stack.settle()
    expect(await counts()).toMatchObject({ 'push.like.failed': 1 })
  })

  test('replaces the push about its conversation with the new count, silently, once a minute', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const device = await subscribe(stack, a)
    at(0)
    await say(b, a)
    await stack.settle()
    at(0, 10)
    for (const _ of [1, 2, 3]) await say(b, a)
    expect(await pushesAt(device, 0, 59)).toHaveLength(1)
    const pushes = await pushesAt(device, 1)
    expect(pushes).toHaveLength(2)
    expect(pushes[1]).toMatchObject({ kind: 'new_messages', count: 4, tag: pushes[0]!.tag, silent: true, badge: 4 })
    expect(await pushesAt(device, 60)).toHaveLength(2)
    const topics = stack.pushes.list(device.endpoint).map(({ topic }) => topic)
    expect(new Set(topics).size).toBe(1)
  })

  test('NOTIF-20 TRAP-51 does not show the push services its kind, or who writes to whom', async () => {
    const [a, b, c] = [await anna(stack), await bram(stack), await chris(stack)]
    const [one, other] = [await subscribe(stack, a), await subscribe(stack, b)]
    at(0)
    await say(b, a)
    await stack.settle()
    at(1)
    await say(a, b)
    await like(c, a)
    await like(c, b)
    await stack.settle()
    const topics = [one, other].flatMap(({ endpoint }) => stack.pushes.list(endpoint).map(({ topic }) => topic))
    expect(topics).toHaveLength(4)
    expect(new Set(topics).size).toBe(4)
    expect(topics.join()).not.toMatch(/chat|like/)
  })

  test('is pushed with sound again after the conversation was opened', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const device = await subscribe(stack, a)
    at(0)
    await say(b, a)
    await stack.settle()
    at(5)
    await a.call(chats.open, { query: { conversation: chatOf(a, b) } })
    at(60)
    await say(b, a)
    expect((await pushesAt(device, 60)).at(-1)).toEqual(
      expect.objectContaining({ kind: 'new_messages', count: 1, badge: 1 }),
    )
    expect(payloadsTo(stack, device).at(-1)!.silent).toBeUndefined()
  })
})

test('NOTIF-17 the badge is the sum of both badges of the site, archived conversations included', async () => {
  const [a, b, c] = [await anna(stack), await bram(stack), await chris(stack)]
  const device = await subscribe(stack, a)
  at(0)
  await say(b, a)
  await say(b, a, 'Nog iets')
  await stack.settle()
  await archive(a.id, b.id)
  await like(b, a)
  await say(c, a)
  const pushed = (await pushesAt(device, 2)).at(-1)
  const [{ unread }, { new_likes }] = [await a.call(chats.list, { query: {} }), await a.call(likes.list, { query: {} })]
  expect([unread, new_likes]).toEqual([3, 1])
  expect(pushed).toMatchObject({ badge: unread + new_likes! })
})

describe('NOTIF-17 likes', () => {
  test('are pushed at once, further ones after an hour in one push', async () => {
    const [a, b, c, d] = [await anna(stack), await bram(stack), await chris(stack), await chris(stack)]
    const device = await subscribe(stack, a)
    at(0)
    await like(b, a)
    await stack.settle()
    expect(payloadsTo(stack, device)).toEqual([
      { kind: 'like', count: 1, path: '/likes', tag: 'like', language: 'nl', badge: 1 },
    ])
    at(10)
    await like(c, a)
    await like(d, a)
    expect(await pushesAt(device, 59, 59)).toHaveLength(1)
    expect((await pushesAt(device, 60))[1]).toMatchObject({ kind: 'like', count: 3 })
  })
})
