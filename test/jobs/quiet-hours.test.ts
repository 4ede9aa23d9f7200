import { afterEach, describe, expect, test } from 'vitest'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import * as notifications from '#shared/contract/notifications.ts'
import type { CountryCode } from '#shared/countries/country.ts'
import { anna, bram, chris, type Member } from '#test/support/people.ts'
import { type Device, payloadsTo, subscribe } from '#test/support/push.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => stack.clock.reset())

const at = (time: string) => stack.clock.stopAt(new Date(time))
const say = (from: Member, to: Member) => from.call(chats.send, { body: { member: to.id, id: newId(), text: 'Hoi' } })
async function pushesAt(device: Device, time: string) {
  await stack.settle()
  at(time)
  await stack.runJob('notifications', 'sendPushes')
  await stack.settle()
  return payloadsTo(stack, device)
}

describe('NOTIF-19 quiet hours', () => {
  test.each<[site: CountryCode, before: string, message: string, last: string, end: string]>([
    ['NL', '2027-06-01T16:00:00Z', '2027-06-01T20:00:00Z', '2027-06-02T05:59:59Z', '2027-06-02T06:00:00Z'],
    ['GB', '2027-06-01T16:00:00Z', '2027-06-01T21:00:00Z', '2027-06-02T06:59:59Z', '2027-06-02T07:00:00Z'],
    // Nights in which the clocks go forward and back.
    ['NL', '2027-03-27T16:00:00Z', '2027-03-27T21:00:00Z', '2027-03-28T05:59:59Z', '2027-03-28T06:00:00Z'],
    ['NL', '2027-10-30T16:00:00Z', '2027-10-30T20:00:00Z', '2027-10-31T06:59:59Z', '2027-10-31T07:00:00Z'],
  ])('of %s last until 8:00 of its time (%s)', async (site, before, message, last, end) => {
    at(before)
    const [a, b] = [await anna(stack, { site }), await bram(stack)]
    const device = await subscribe(stack, a)
    at(message)
    await say(b, a)
    expect(await pushesAt(device, last)).toEqual([])
    expect(await pushesAt(device, end)).toMatchObject([{ kind: 'new_conversations', count: 1 }])
  })

  test('begin at 22:00, not before', async () => {
    at('2027-06-01T16:00:00Z')
    const [a, b] = [await anna(stack), await bram(stack)]
    const device = await subscribe(stack, a)
    at('2027-06-01T19:59:59Z')
    await say(b, a)
    expect(await pushesAt(device, '2027-06-01T19:59:59Z')).toHaveLength(1)
  })

  test('end in one push about all that waited', async () => {
    at('2027-06-01T16:00:00Z')
    const [a, b, c] = [await anna(stack), await bram(stack), await chris(stack)]
    const device = await subscribe(stack, a)
    at('2027-06-01T22:00:00Z')
    for (const from of [b, b, c]) await say(from, a)
    await c.call(likes.like, { body: { id: a.id } })
    expect(await pushesAt(device, '2027-06-02T06:00:00Z')).toEqual([
      { kind: 'new_conversations', count: 2, path: '/chats', tag: 'new_conversations', language: 'nl', badge: 4 },
    ])
    expect(await pushesAt(device, '2027-06-02T12:00:00Z')).toHaveLength(1)
  })

  test('end without a push about what the member saw meanwhile', async () => {
    at('2027-06-01T16:00:00Z')
    const [a, b] = [await anna(stack), await bram(stack)]
    const device = await subscribe(stack, a)
    at('2027-06-01T22:00:00Z')
    await say(b, a)
    await stack.settle()
    const { chats: rows } = await a.call(chats.list, {})
    await a.call(chats.open, { query: { conversation: rows[0]!.conversation } })
    expect(await pushesAt(device, '2027-06-02T06:00:00Z')).toEqual([])
  })

  test('are those of the member where they chose others, or none', async () => {
    at('2027-06-01T10:00:00Z')
    const [a, b] = [await anna(stack), await bram(stack)]
    const device = await subscribe(stack, a)
    await a.call(notifications.change, { body: { quiet_hours: { from: 14, to: 15 } } })
    at('2027-06-01T12:30:00Z')
    await say(b, a)
    expect(await pushesAt(device, '2027-06-01T12:59:59Z')).toEqual([])
    expect(await pushesAt(device, '2027-06-01T13:00:00Z')).toHaveLength(1)
    await a.call(notifications.change, { body: { quiet_hours: null } })
    at('2027-06-01T23:00:00Z')
    await say(b, a)
    expect(await pushesAt(device, '2027-06-01T23:00:00Z')).toHaveLength(2)
  })
})
