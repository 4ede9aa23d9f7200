import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { localVariableNames } from '#functions/platform/resources.ts'
import { orderPushes } from '#functions/stores/notifications/pushes.ts'
import { commit } from '#functions/table/transaction.ts'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import * as notifications from '#shared/contract/notifications.ts'
import * as safety from '#shared/contract/safety.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { type Device, payloadsTo, subscribe } from '#test/support/push.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack()
const start = new Date('2027-06-01T12:00:00Z')
const at = (minutes: number) => stack.clock.stopAt(new Date(start.getTime() + minutes * 60_000))
beforeEach(() => void at(-120))
afterEach(() => {
  stack.pushes.setFault(null)
  stack.clock.reset()
  vi.unstubAllEnvs()
})

const say = (from: Member, to: Member) => from.call(chats.send, { body: { member: to.id, id: newId(), text: 'Hoi' } })
const change = (member: Member, body: Parameters<typeof member.call<typeof notifications.change>>[1]['body']) =>
  member.call(notifications.change, { body })
const order = async ({ id }: Member, kind: 'weekly_updates' | 'reminders' | 'unread_message_reminders') =>
  commit(await orderPushes(id, [{ kind, path: '/' }], stack.clock.now()))

async function pushesAt(device: Device, minutes: number) {
  await stack.settle()
  at(minutes)
  await stack.runJob('notifications', 'sendPushes')
  await stack.settle()
  return payloadsTo(stack, device)
}

/**
 * Lets Bram do something while the push service is down, so that the push to Anna's device waits.
 */
async function whileDown(run: (a: Member, b: Member) => Promise<unknown>) {
  const [a, b] = [await anna(stack), await bram(stack)]
  const device = await subscribe(stack, a)
  await change(a, { quiet_hours: null, push: { weekly_updates: true }, push_names: true })
  stack.pushes.setFault({ status: 503 })
  at(0)
  await run(a, b)
  await pushesAt(device, 1)
  expect(stack.pushes.requests(device.endpoint)).toBeGreaterThan(0)
  stack.pushes.setFault(null)
  return { a, b, device }
}

describe('NOTIF-20 a push that waits for another try', () => {
  test('NOTIF-18 is not sent after the member switched its kind off', async () => {
    const { a, device } = await whileDown(async (a, b) => {
      await say(b, a)
      await order(a, 'weekly_updates')
    })
    await change(a, { push: { weekly_updates: false, new_conversations: false } })
    expect(await pushesAt(device, 60)).toEqual([])
  })

  test('OPEN-63 has no name after the member switched names off', async () => {
    const { a, device } = await whileDown((a, b) => say(b, a))
    await change(a, { push_names: false })
    const pushes = await pushesAt(device, 60)
    expect(pushes).toMatchObject([{ kind: 'new_conversations' }])
    expect(pushes[0]!.name).toBeUndefined()
  })

  test('BLOCK-01 is not sent about a like of a member who is blocked meanwhile', async () => {
    const { a, b, device } = await whileDown((a, b) => b.call(likes.like, { body: { id: a.id } }))
    await b.call(safety.block, { body: { id: a.id } })
    expect(await pushesAt(device, 60)).toEqual([])
  })
})

describe('NOTIF-19 after quiet hours', () => {
  /** A member with quiet hours from 14:00 to 15:00, in which another member does something. */
  async function inQuietHours(run: (a: Member, b: Member) => Promise<unknown>) {
    const [a, b] = [await anna(stack), await bram(stack)]
    const device = await subscribe(stack, a)
    await change(a, { quiet_hours: { from: 14, to: 15 } })
    at(0)
    await run(a, b)
    expect(await pushesAt(device, 1)).toEqual([])
    return { a, b, device }
  }

  test('NOTIF-21 BLOCK-01 no reminder comes of messages of a member who is blocked meanwhile', async () => {
    const { a, b, device } = await inQuietHours(async (a, b) => {
      await say(b, a)
      await order(a, 'unread_message_reminders')
    })
    await b.call(safety.block, { body: { id: a.id } })
    expect(await pushesAt(device, 60)).toEqual([])
  })

  test('one push counts all messages of new and of known conversations', async () => {
    const known = await bram(stack)
    const { device } = await inQuietHours(async (a, b) => {
      await say(a, known)
      await say(known, a)
      for (const _ of [1, 2, 3]) await say(b, a)
    })
    expect(await pushesAt(device, 60)).toMatchObject([{ kind: 'new_messages', count: 4, badge: 4 }])
  })
})

test('NOTIF-20 a push that is ordered while another is being sent comes within a minute', async () => {
  vi.stubEnv(localVariableNames.clientPatience, '1')
  const [a, b] = [await anna(stack), await bram(stack)]
  const device = await subscribe(stack, a)
  at(0)
  stack.pushes.setFault('hangs')
  await say(b, a)
  await vi.waitFor(() => expect(stack.pushes.requests(device.endpoint)).toBe(1), 2_900)
  await order(a, 'reminders')
  await stack.settle()
  stack.pushes.setFault(null)
  expect(await pushesAt(device, 0.5)).toMatchObject([{ kind: 'reminders' }])
})
