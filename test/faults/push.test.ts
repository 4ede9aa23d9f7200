import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { handler as pushQueue } from '#functions/notifications/queues/push.ts'
import { localVariableNames } from '#functions/platform/resources.ts'
import { listPushDevices } from '#functions/stores/notifications/devices.ts'
import { findPushes } from '#functions/stores/notifications/pushes.ts'
import * as account from '#shared/contract/account.ts'
import * as chats from '#shared/contract/chats.ts'
import { dieAt } from '#test/support/faults.ts'
import { anna, bram, type Member, onAnotherDevice } from '#test/support/people.ts'
import { openProxiedStack } from '#test/support/proxied-stack.ts'
import { type Device, payloadsTo, subscribe, withFault } from '#test/support/push.ts'
import { deliverAgain, recordsOf } from '#test/support/stream.ts'
import { newId } from '#test/support/visitor.ts'

const { proxy, stack } = await openProxiedStack()

const start = new Date('2027-06-01T08:00:00Z')
const at = (minutes: number, seconds = 0) =>
  stack.clock.stopAt(new Date(start.getTime() + (minutes * 60 + seconds) * 1000))
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  at(-60)
})
afterEach(async () => {
  proxy.fate = () => 'pass'
  stack.pushes.setFault(null)
  stack.queues.refuse('push', false)
  await stack.queues.pause('push', false)
  await stack.settle()
  stack.queues.clear()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  stack.clock.reset()
})

const say = (from: Member, to: Member) => from.call(chats.send, { body: { member: to.id, id: newId(), text: 'Hoi' } })
const runJob = async (minutes: number, seconds = 0) => {
  at(minutes, seconds)
  await stack.runJob('notifications', 'sendPushes')
  await stack.settle()
}
async function pair(): Promise<{ a: Member; b: Member; device: Device }> {
  const [a, b] = [await anna(stack), await bram(stack)]
  return { a, b, device: await subscribe(stack, a) }
}
const eventOf = (message: object) => ({
  Records: [{ messageId: newId(), body: JSON.stringify(message) }],
})

describe('NOTIF-20 a push service that answers', () => {
  test.each([404, 410] as const)('%i makes the device forgotten, and no other', async (status) => {
    const { a, b, device } = await pair()
    const other = await subscribe(stack, await onAnotherDevice(stack, a))
    at(0)
    await withFault(stack, { status }, () => say(b, a).then(() => stack.settle()), device)
    expect((await listPushDevices(a.id)).map(({ id }) => id)).toEqual([other.id])
    expect(payloadsTo(stack, other)).toHaveLength(1)
    await runJob(60)
    expect(stack.pushes.requests(device.endpoint)).toBe(1)
  })

  test.each([
    ['seconds', '1200'],
    ['a date', new Date(start.getTime() + 1_200_000).toUTCString()],
  ])('429 is tried again after the given %s, at that device alone', async (_, retryAfter) => {
    const { a, b, device } = await pair()
    const other = await subscribe(stack, await onAnotherDevice(stack, a))
    at(0)
    await withFault(stack, { status: 429, retryAfter }, () => say(b, a).then(() => stack.settle()), device)
    await runJob(19, 59)
    expect(payloadsTo(stack, device)).toEqual([])
    await runJob(20)
    expect(payloadsTo(stack, device)).toHaveLength(1)
    expect(payloadsTo(stack, other)).toHaveLength(1)
    await runJob(60)
    expect(stack.pushes.requests(device.endpoint)).toBe(2)
  })

  test.each(['0', new Date(start.getTime() - 60_000).toUTCString()])(
    '503 with the past time %s to try again gets delays that grow',
    async (retryAfter) => {
      const { a, b, device } = await pair()
      stack.pushes.setFault({ status: 503, retryAfter })
      at(0)
      await say(b, a)
      await stack.settle()
      for (let minute = 1; minute < 10; minute++) await runJob(minute)
      expect(stack.pushes.requests(device.endpoint)).toBeLessThan(6)
    },
  )

  test('500 for an hour gets the last state afterwards, once, with sound', async () => {
    const { a, b, device } = await pair()
    stack.pushes.setFault({ status: 500 })
    at(0)
    await say(b, a)
    await stack.settle()
    for (let minute = 1; minute < 30; minute++) await runJob(minute)
    await say(b, a)
    await stack.settle()
    for (let minute = 30; minute < 60; minute++) await runJob(minute)
    expect(payloadsTo(stack, device)).toEqual([])
    // The delays between attempts double, so that retries do not make an outage worse.
    expect(stack.pushes.requests(device.endpoint)).toBeLessThan(15)
    stack.pushes.setFault(null)
    for (let minute = 60; minute < 90; minute++) await runJob(minute)
    const pushes = payloadsTo(stack, device)
    expect(pushes).toMatchObject([{ kind: 'new_messages', count: 2 }])
    expect(pushes[0]!.silent).toBeUndefined()
    expect((await findPushes(a.id)).outgoing).toEqual([])
  })

  test('nothing for more than a day is given up', async () => {
    const { a, b, device } = await pair()
    stack.pushes.setFault({ status: 503, retryAfter: String(25 * 3_600) })
    at(0)
    await say(b, a)
    await stack.settle()
    stack.pushes.setFault(null)
    await runJob(26 * 60)
    expect(payloadsTo(stack, device)).toEqual([])
    expect((await findPushes(a.id)).outgoing).toEqual([])
  })

  test('nothing at all holds up neither another device nor another member', async () => {
    vi.stubEnv(localVariableNames.clientPatience, '1')
    const [one, two] = [await pair(), await pair()]
    const other = await subscribe(stack, await onAnotherDevice(stack, one.a), 'web.push.apple.com')
    at(0)
    await withFault(
      stack,
      'hangs',
      async () => {
        const begun = performance.now()
        await say(one.b, one.a)
        await say(two.b, two.a)
        await vi.waitFor(() => {
          expect(stack.pushes.requests(one.device.endpoint)).toBe(1)
          expect(payloadsTo(stack, other)).toHaveLength(1)
          expect(payloadsTo(stack, two.device)).toHaveLength(1)
        }, 2_900)
        // The hanging request has not ended yet.
        expect(performance.now() - begun).toBeLessThan(3_000)
        await stack.settle()
      },
      one.device,
    )
    await runJob(1)
    expect(payloadsTo(stack, one.device)).toHaveLength(1)
    expect(payloadsTo(stack, other)).toHaveLength(1)
  })
})

describe('NOTIF-17 a push comes once', () => {
  test('after three deliveries of each event, in parallel and late', async () => {
    const { a, b, device } = await pair()
    at(0)
    await stack.queues.pause('push', true)
    await say(b, a)
    await stack.settle()
    await Promise.all([1, 2, 3].map(() => pushQueue(eventOf({ to: a.id }) as never)))
    await stack.queues.pause('push', false)
    await deliverAgain(await recordsOf(stack))
    await stack.settle()
    await runJob(5)
    expect(payloadsTo(stack, device)).toHaveLength(1)
  })

  test('while the queue accepts nothing: by the job', async () => {
    const { a, b, device } = await pair()
    stack.queues.refuse('push', true)
    at(0)
    await say(b, a)
    await stack.settle()
    expect(payloadsTo(stack, device)).toEqual([])
    stack.queues.refuse('push', false)
    await runJob(1)
    expect(payloadsTo(stack, device)).toHaveLength(1)
    await runJob(5)
    expect(payloadsTo(stack, device)).toHaveLength(1)
  })

  test('or again as its own replacement, wherever the function dies', async () => {
    let moments = 0
    for (const when of ['before', 'after'] as const)
      for (let n = 0, isOver = false; !isOver; n++) {
        const { a, b, device } = await pair()
        await stack.queues.pause('push', true)
        at(0)
        await say(b, a)
        await stack.settle()
        const death = dieAt(proxy, n, when)
        await pushQueue(eventOf({ to: a.id }) as never)
        isOver = !death.wasReached()
        death.revive()
        // The queue delivers the message again, and the job finds pushes that the dead function
        // left behind.
        await stack.queues.pause('push', false)
        await runJob(1)
        await runJob(2)
        await runJob(3)
        const pushes = payloadsTo(stack, device)
        expect(pushes.length, `${when} call ${n}`).toBeGreaterThan(0)
        expect(pushes.length, `${when} call ${n}`).toBeLessThan(3)
        for (const payload of pushes) expect(payload).toEqual(pushes[0])
        expect((await findPushes(a.id)).outgoing).toEqual([])
        moments++
        at(-60)
      }
    expect(moments).toBeGreaterThan(16)
  })
})

test('NOTIF-20 a member who logs out while a push waits for another try does not get it there', async () => {
  const { a, b, device } = await pair()
  at(0)
  await withFault(stack, { status: 500 }, () => say(b, a).then(() => stack.settle()))
  await a.call(account.logout)
  await runJob(5)
  expect(payloadsTo(stack, device)).toEqual([])
  expect(stack.pushes.requests(device.endpoint)).toBe(1)
})
