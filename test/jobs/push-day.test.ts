import { afterEach, expect, test } from 'vitest'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import type { PushPayload } from '#shared/model/push.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { subscribe } from '#test/support/push.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => stack.clock.reset())

const start = Date.parse('2027-06-01T10:00:00Z')
const minuteMs = 60_000
const [rounds, writers] = [50, 9]
const stepMs = (24 * 60 * minuteMs) / rounds

test('NOTIF-17 NOTIF-19 a day of 500 events stays within the policy, and its last state is told', async () => {
  stack.clock.stopAt(new Date(start - 60 * minuteMs))
  const a = await anna(stack)
  const device = await subscribe(stack, a)
  const others: Member[] = []
  for (let n = 0; n < writers; n++) others.push(await bram(stack, { credits: 10_000 }))
  const likers: Member[] = []
  for (let n = 0; n < rounds; n++) likers.push(await bram(stack))

  const run = async (time: number) => {
    stack.clock.stopAt(new Date(time))
    await stack.runJob('notifications', 'sendPushes')
    await stack.settle()
  }
  const quietEnd = Date.parse('2027-06-02T06:00:00Z')
  for (let round = 0; round < rounds; round++) {
    const time = start + round * stepMs
    stack.clock.stopAt(new Date(time))
    const said = others.map((other) => other.call(chats.send, { body: { member: a.id, id: newId(), text: 'Hoi' } }))
    await Promise.all([...said, likers[round]!.call(likes.like, { body: { id: a.id } })])
    await stack.settle()
    await run(time + minuteMs)
    if (time < quietEnd && time + stepMs >= quietEnd) await run(quietEnd)
  }
  await run(start + 25 * 60 * minuteMs)

  const pushes = stack.pushes.list(device.endpoint).toReversed()
  const timesOf = (tag: string) =>
    pushes.filter(({ payload }) => (payload as PushPayload).tag === tag).map(({ at }) => Date.parse(at))
  const gaps = (times: readonly number[]) => times.slice(1).map((time, n) => time - times[n]!)
  const tags = others.map((other) => `chat-${conversationOf(a.id, other.id)}`)
  for (const tag of tags) {
    expect(timesOf(tag).length).toBeGreaterThan(20)
    expect(Math.min(...gaps(timesOf(tag)))).toBeGreaterThanOrEqual(minuteMs)
  }
  expect(timesOf('like').length).toBeLessThanOrEqual(15)
  expect(Math.min(...gaps(timesOf('like')))).toBeGreaterThanOrEqual(60 * minuteMs)
  const isInNight = (time: number) => time >= Date.parse('2027-06-01T20:00:00Z') && time < quietEnd
  expect(pushes.filter(({ at }) => isInNight(Date.parse(at)))).toEqual([])
  expect(pushes.filter(({ at }) => Date.parse(at) === quietEnd)).toHaveLength(1)
  const last = (tag: string) =>
    pushes.map(({ payload }) => payload as PushPayload).findLast((payload) => payload.tag === tag)
  for (const tag of tags) expect(last(tag)).toMatchObject({ count: rounds })
  expect(last('like')).toMatchObject({ count: rounds, badge: rounds * writers + rounds })
  expect(pushes.at(-1)).toMatchObject({ payload: { badge: rounds * writers + rounds } })
})
