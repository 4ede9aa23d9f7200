import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import { listPushDevices } from '#functions/stores/notifications/devices.ts'
import { orderPushes } from '#functions/stores/notifications/pushes.ts'
import { commit } from '#functions/table/transaction.ts'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import * as notifications from '#shared/contract/notifications.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import * as safety from '#shared/contract/safety.ts'
import { type NotificationType, notificationTypes } from '#shared/model/user.ts'
import { ban } from '#test/support/decisions.ts'
import { ask, openLive } from '#test/support/live.ts'
import { anna, bram, chris, type Member, onAnotherDevice } from '#test/support/people.ts'
import { type Device, payloadsTo, subscribe } from '#test/support/push.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff } from '#test/support/staff.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack()
const start = new Date('2027-06-01T12:00:00Z')
const at = (minutes: number, seconds = 0) =>
  stack.clock.stopAt(new Date(start.getTime() + (minutes * 60 + seconds) * 1000))
beforeEach(() => void at(-120))
afterEach(() => stack.clock.reset())

const day = 24 * 60
const say = (from: Member, to: Member, text = 'Hoi') =>
  from.call(chats.send, { body: { member: to.id, id: newId(), text } })
const like = (from: Member, to: Member) => from.call(likes.like, { body: { id: to.id } })
const change = (member: Member, body: Parameters<typeof member.call<typeof notifications.change>>[1]['body']) =>
  member.call(notifications.change, { body })

async function pushesAt(device: Device, minutes: number, seconds = 0) {
  await stack.settle()
  at(minutes, seconds)
  await stack.runJob('notifications', 'mailDigests')
  await stack.runJob('notifications', 'sendPushes')
  await stack.settle()
  return payloadsTo(stack, device)
}
const kindsAt = async (...moment: Parameters<typeof pushesAt>) => (await pushesAt(...moment)).map(({ kind }) => kind)

describe('OPEN-63 names in pushes', () => {
  test('are shown only if the member chose it, and never those of fictional profiles', async () => {
    const [a, b, spark] = [await anna(stack), await bram(stack), await bram(stack, { fictional: true })]
    const device = await subscribe(stack, a)
    await change(a, { push_names: true })
    at(0)
    await say(b, a, 'Zin in koffie?')
    await say(spark, a)
    await stack.settle()
    const pushes = payloadsTo(stack, device)
    const ofChat = (other: Member) => pushes.filter(({ tag }) => tag === `chat-${conversationOf(a.id, other.id)}`)
    expect(ofChat(b)).toMatchObject([{ kind: 'new_conversations', name: b.name }])
    expect(ofChat(spark)).toHaveLength(1)
    expect(ofChat(spark)[0]!.name).toBeUndefined()
    expect(JSON.stringify(pushes)).not.toContain('koffie')
  })
})

describe('TRAP-02 a fictional profile', () => {
  test('causes no push by a like, but its like counts in the badge of the next one', async () => {
    const [a, b, spark] = [await anna(stack), await bram(stack), await bram(stack, { fictional: true })]
    const device = await subscribe(stack, a)
    at(0)
    await like(spark, a)
    expect(await pushesAt(device, 1)).toEqual([])
    await like(b, a)
    expect(await pushesAt(device, 2)).toMatchObject([{ kind: 'like', count: 1, badge: 2 }])
  })
})

describe('NOTIF-16 a member', () => {
  test('who is on the site gets no push, now or later', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const device = await subscribe(stack, a)
    at(0)
    const page = await openLive(a)
    await say(b, a)
    await like(b, a)
    expect(await pushesAt(device, 1)).toEqual([])
    at(2)
    page.close()
    await stack.settle()
    expect(await pushesAt(device, 90)).toEqual([])
    at(91)
    await say(b, a)
    expect(await pushesAt(device, 91)).toMatchObject([{ kind: 'new_messages', count: 2 }])
  })
})

describe('NOTIF-16 a member whose page is connected but hidden', () => {
  test('gets pushes at once, and mail', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const device = await subscribe(stack, a)
    at(0)
    const page = await openLive(a)
    at(0, 20)
    await ask(page, '{"type":"ping","hidden":true}')
    at(1)
    await say(b, a)
    await like(b, a)
    await stack.settle()
    expect(payloadsTo(stack, device).map(({ kind }) => kind)).toEqual(['new_conversations', 'like'])
    at(4)
    await ask(page, '{"type":"ping","hidden":true}')
    await pushesAt(device, 16)
    expect(stack.mailbox.list(a.email)).toHaveLength(2)
    page.close()
  })

  test('NOTIF-21 gets the reminder after 24 hours', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const device = await subscribe(stack, a)
    at(0)
    await say(b, a)
    await stack.settle()
    at(day - 1)
    const page = await openLive(a, '?hidden=1')
    expect((await kindsAt(device, day)).at(-1)).toBe('unread_message_reminders')
    page.close()
  })
})

describe('NOTIF-16 a member whose visible page vanished', () => {
  test('gets push and mail once the page is no longer taken to be visible, if the message is still unread', async () => {
    const [a, b, c] = [await anna(stack), await bram(stack), await chris(stack)]
    const [device, other] = [await subscribe(stack, a), await subscribe(stack, c)]
    at(0)
    const pages = [await openLive(a), await openLive(c)]
    at(1)
    for (const one of [a, c]) await say(b, one)
    expect(await pushesAt(device, 4, 29)).toEqual([])
    await c.call(chats.open, { query: { conversation: conversationOf(b.id, c.id) } })
    expect(await pushesAt(device, 4, 30)).toMatchObject([{ kind: 'new_conversations' }])
    expect(payloadsTo(stack, other)).toEqual([])
    await pushesAt(device, 16)
    expect(stack.mailbox.list(a.email)).toHaveLength(1)
    expect(stack.mailbox.list(c.email)).toEqual([])
    for (const page of pages) page.close()
  })

  test('gets nothing if the page answers, which shows the message', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const device = await subscribe(stack, a)
    at(0)
    const page = await openLive(a)
    at(1)
    await say(b, a)
    await stack.settle()
    at(4)
    await ask(page, '{"type":"ping"}')
    expect(await pushesAt(device, 5)).toEqual([])
    expect(await pushesAt(device, 16)).toEqual([])
    expect(stack.mailbox.list(a.email)).toEqual([])
    page.close()
  })
})

describe('NOTIF-18 the switch of pushes', () => {
  const happen: Partial<Record<NotificationType, (a: Member, b: Member) => Promise<unknown>>> = {
    new_conversations: async (a, b) => say(b, a),
    new_messages: async (a, b) => {
      await say(b, a)
      await stack.settle()
      await say(b, a)
    },
    like: (a, b) => like(b, a),
    unread_message_reminders: (a, b) => say(b, a),
    reminders: async (a) =>
      commit(await orderPushes(a.id, [{ kind: 'reminders', path: '/profile' }], stack.clock.now())),
    promotions: async (a) => commit(await orderPushes(a.id, [{ kind: 'promotions', path: '/' }], stack.clock.now())),
    weekly_updates: async (a) =>
      commit(await orderPushes(a.id, [{ kind: 'weekly_updates', path: '/' }], stack.clock.now())),
    news: async (a) => commit(await orderPushes(a.id, [{ kind: 'news', path: '/' }], stack.clock.now())),
  }
  test.each(notificationTypes)('of %s ends them, and no others; that of mail has no effect', async (type) => {
    const minutes = type === 'unread_message_reminders' ? day + 1 : 2
    const kinds = async (isOn: boolean) => {
      at(-120)
      const [a, b] = [await anna(stack), await bram(stack)]
      const device = await subscribe(stack, a)
      const others = Object.fromEntries(notificationTypes.map((one) => [one, true]))
      const none = Object.fromEntries(notificationTypes.map((one) => [one, false]))
      await change(a, { push: { ...others, [type]: isOn }, mail: none, quiet_hours: null })
      at(0)
      await happen[type]!(a, b)
      return kindsAt(device, minutes)
    }
    expect(await kinds(true)).toContain(type)
    expect(await kinds(false)).not.toContain(type)
  })
})

describe('NOTIF-21 NOTIF-26 a reminder', () => {
  test('is pushed with its mail, once, and independently of its switch', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const device = await subscribe(stack, a)
    await change(a, { push: { new_conversations: false } })
    at(0)
    await say(b, a)
    expect(await pushesAt(device, day - 1)).toEqual([])
    const reminder = { kind: 'unread_message_reminders', count: 1, path: '/chats', badge: 1 }
    expect(await pushesAt(device, day)).toMatchObject([reminder])
    expect(await pushesAt(device, 3 * day)).toHaveLength(1)
    expect(stack.mailbox.list(a.email).map(({ subject }) => subject)).toHaveLength(2)
  })
})

describe('a push is not sent', () => {
  test('BLOCK-01 about a conversation that was blocked before it is told of', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const device = await subscribe(stack, a)
    await change(a, { quiet_hours: { from: 13, to: 16 } })
    at(0)
    await say(b, a)
    await stack.settle()
    at(10)
    await b.call(safety.block, { body: { id: a.id } })
    expect(await pushesAt(device, 3 * 60)).toEqual([])
  })

  test('to a member who is leaving or banned', async () => {
    const [a, c] = [await anna(stack), await chris(stack)]
    const [leaving, banned] = [await subscribe(stack, a), await subscribe(stack, c)]
    const order = async (member: Member) =>
      commit(await orderPushes(member.id, [{ kind: 'reminders', path: '/' }], stack.clock.now()))
    at(0)
    await Promise.all([order(a), order(c)])
    await a.call(ownAccount.remove, { body: { reason: 'other', confirm: true } as never })
    const staff = await openStaff(stack)
    await ban(staff, c.id)
    expect(await pushesAt(leaving, 1)).toEqual([])
    expect(payloadsTo(stack, banned)).toEqual([])
  })

  test('NOTIF-20 to a device whose session has ended, which is forgotten', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const other = await onAnotherDevice(stack, a)
    const [own, lost] = [await subscribe(stack, a), await subscribe(stack, other)]
    await a.call(ownAccount.endSessions, { body: {} })
    at(0)
    await say(b, a)
    await stack.settle()
    expect(payloadsTo(stack, own)).toHaveLength(1)
    expect(payloadsTo(stack, lost)).toEqual([])
    expect((await listPushDevices(a.id)).map(({ id }) => id)).toEqual([own.id])
  })
})
