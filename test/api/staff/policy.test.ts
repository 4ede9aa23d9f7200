import { afterEach, expect, test, vi } from 'vitest'
import { countNotified } from '#functions/stores/notifications/counts.ts'
import { policy } from '#functions/stores/notifications/policy.ts'
import * as chats from '#shared/contract/chats.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import * as staff from '#shared/contract/staff.ts'
import { anna, bram, chris, type Member } from '#test/support/people.ts'
import { subscribe, withFault } from '#test/support/push.ts'
import { mailsTo, signUp, signUpAndConfirm, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => {
  stack.mailbox.isDown = false
  stack.mailbox.refusal = null
  stack.clock.reset()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const numbersOf = async (event: keyof typeof policy, channel: 'mail' | 'push' = 'mail') => {
  await stack.settle()
  const { events } = await (await openStaff(stack)).call(staff.policy)
  return events.find((one) => one.event === event)!.channels.find((one) => one.channel === channel)!.counts!
}

test('NOTIF-15 the console shows every event of the policy with its times', async () => {
  const { events } = await (await openStaff(stack, ['editor'])).call(staff.policy)
  expect(events.map(({ event }) => event)).toEqual(Object.keys(policy))
  const timesOf = (name: string) =>
    events
      .find(({ event }) => event === name)!
      .channels.map(({ channel, when, after_minutes, every_minutes }) => [channel, when, after_minutes, every_minutes])
  expect(timesOf('signedUp')).toEqual([['mail', 'at_once', null, null]])
  expect(timesOf('matched')).toEqual([['live', 'at_once', null, null]])
  expect(timesOf('messageReceived')).toEqual([
    ['live', 'at_once', null, null],
    ['mail', 'later', 15, 240],
    ['push', 'at_once', null, 1],
  ])
  expect(timesOf('messageUnread')).toEqual([
    ['mail', 'later', 1440, null],
    ['push', 'later', 1440, null],
  ])
  expect(timesOf('newsStarted')).toEqual([
    ['mail', 'campaign', null, 1440],
    ['push', 'campaign', null, 1440],
  ])
})

test('NOTIF-15 the console shows and counts pushes: at once with an interval, or with the mail', async () => {
  for (const outcome of ['sent', 'sent', 'failed'] as const)
    await countNotified({ channel: 'push', key: 'like', outcome }, new Date())
  const { events } = await (await openStaff(stack)).call(staff.policy)
  const pushOf = (name: string) =>
    events.find(({ event }) => event === name)!.channels.find(({ channel }) => channel === 'push')
  expect(pushOf('likeReceived')).toEqual({
    channel: 'push',
    when: 'at_once',
    after_minutes: null,
    every_minutes: 60,
    counts: { sent: 2, failed: 1, dropped: {} },
  })
  expect(pushOf('messageUnread')).toMatchObject({
    when: 'later',
    after_minutes: 1440,
    every_minutes: null,
    counts: { sent: 0 },
  })
  expect(pushOf('weekStarted')).toMatchObject({ when: 'at_once', every_minutes: null })
  expect(pushOf('passwordChanged')).toBeUndefined()
})

test('NOTIF-15 CHAT-36 hosts do not see the policy', async () => {
  await expectRefusal((await openStaff(stack, ['host'])).call(staff.policy), 'role_required')
})

test('NOTIF-15 it counts for 7 days what was sent, what was dropped and why, and what failed', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'info').mockReturnValue()
  stack.clock.stopAt(new Date('2027-06-01T23:50:00Z'))
  const before = await numbersOf('signedUp')
  await signUp(stack)
  await signUp(stack)
  expect(await numbersOf('signedUp')).toEqual({ ...before, sent: before.sent + 2 })

  stack.mailbox.isDown = true
  await signUp(stack)
  expect(await numbersOf('signedUp')).toEqual({ ...before, sent: before.sent + 2, failed: before.failed + 1 })
  stack.mailbox.isDown = false
  stack.clock.advance({ minutes: 20 })
  await stack.runJob('mail', 'retryMail')
  // The mail sent after midnight counts for the next day; the numbers are sums of both days.
  expect(await numbersOf('signedUp')).toEqual({ ...before, sent: before.sent + 3, failed: before.failed + 1 })

  stack.mailbox.refusal = { status: 400, code: 'InvalidParameterValue', message: 'no' }
  await signUp(stack)
  expect((await numbersOf('signedUp')).dropped).toEqual({ rejected: 1 })
  stack.mailbox.refusal = null
  stack.clock.stopAt(new Date('2027-06-07T23:59:59Z'))
  expect((await numbersOf('signedUp')).sent).toBe(before.sent + 3)
  stack.clock.stopAt(new Date('2027-06-08T00:00:00Z'))
  expect((await numbersOf('signedUp')).sent).toBe(1)
  stack.clock.stopAt(new Date('2027-06-09T00:00:00Z'))
  expect(await numbersOf('signedUp')).toEqual({ sent: 0, failed: 0, dropped: {} })
})

test('NOTIF-15 it counts the pushes to each device: sent, failed, and why one was dropped', async () => {
  stack.clock.stopAt(new Date('2027-07-01T12:00:00Z'))
  const [a, b] = [await anna(stack), await bram(stack)]
  const device = await subscribe(stack, a)
  const numbers = () => numbersOf('conversationStarted', 'push')
  const say = async (from: Member) => {
    stack.clock.advance({ minutes: 20 })
    await from.call(chats.send, { body: { member: a.id, id: newId(), text: 'Hoi' } })
    return numbers()
  }
  const before = await numbers()
  expect(await say(b)).toEqual({ ...before, sent: before.sent + 1 })
  const slow = await withFault(stack, { status: 503 }, async () => say(await chris(stack)), device)
  expect(slow).toEqual({ ...before, sent: before.sent + 1, failed: before.failed + 1 })
  const gone = await withFault(stack, { status: 410 }, async () => say(await chris(stack)), device)
  expect(gone.dropped.gone).toBeGreaterThan(before.dropped.gone ?? 0)
})

test('NOTIF-15 a count that fails stops no mail', async () => {
  const warnings = vi.spyOn(console, 'warn').mockReturnValue()
  const { form } = await signUpAndConfirm(stack)
  vi.stubEnv('TABLE_NAME', 'no-such-table')
  await countNotified({ channel: 'mail', key: 'passwordReset', outcome: 'sent' }, new Date())
  vi.unstubAllEnvs()
  expect(warnings.mock.calls.flat()).toContainEqual(expect.objectContaining({ event: 'notification_not_counted' }))
  await stranger(stack).call(ownAccount.requestReset, { body: { email: form.email } })
  await stack.settle()
  expect(await mailsTo(stack, form.email)).not.toHaveLength(0)
})
