import { afterEach, describe, expect, test, vi } from 'vitest'
import { localVariableNames } from '#functions/platform/resources.ts'
import { listPushDevices } from '#functions/stores/notifications/devices.ts'
import type { PushFault } from '#infra/local/push.ts'
import { subscribePush } from '#shared/contract/login-calls.ts'
import * as notifications from '#shared/contract/notifications.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import { testPushes } from '#shared/rules/limits.ts'
import { anna, bram, type Member, onAnotherDevice } from '#test/support/people.ts'
import { payloadsTo, subscribe, withFault } from '#test/support/push.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal } from '#test/support/visitor.ts'

const stack = openStack()
const sendTest = (member: Member, id: string) => member.call(notifications.testPush, { body: { id } })

afterEach(() => {
  vi.restoreAllMocks()
  stack.clock.reset()
})

describe('NOTIF-20 a test push', () => {
  test('reaches that device only, encrypted and signed, in the language of the member', async () => {
    const a = await anna(stack, { language: 'pl' })
    const other = await subscribe(stack, await onAnotherDevice(stack, a))
    const own = await subscribe(stack, a)
    expect(await sendTest(a, own.id)).toEqual({ sent: true })
    expect(payloadsTo(stack, own)).toEqual([
      { kind: 'test', count: 1, path: '/notifications', tag: 'test', language: 'pl' },
    ])
    expect(payloadsTo(stack, other)).toEqual([])
    expect(stack.pushes.list(own.endpoint)).toMatchObject([{ ttlSeconds: 60, urgency: 'high' }])
  })

  test('NOTIF-19 comes in quiet hours too', async () => {
    stack.clock.stopAt(new Date('2027-06-01T01:00:00Z'))
    const a = await anna(stack)
    const device = await subscribe(stack, a)
    expect(await sendTest(a, device.id)).toEqual({ sent: true })
  })

  test.each(['web.push.apple.com', 'updates.push.services.mozilla.com', 'db5p.notify.windows.com'])(
    'is signed for the service of the device: %s',
    async (host) => {
      const a = await anna(stack)
      const device = await subscribe(stack, a, host)
      await sendTest(a, device.id)
      expect(payloadsTo(stack, device)).toHaveLength(1)
    },
  )

  test('is refused for a device of another member, and for none', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const device = await subscribe(stack, b)
    await expectRefusal(sendTest(a, device.id), 'device_unknown')
    await expectRefusal(sendTest(a, 'x'.repeat(32)), 'device_unknown')
    expect(payloadsTo(stack, device)).toEqual([])
  })

  test.each([404, 410] as const)('forgets a device whose service answers %i', async (status) => {
    const a = await anna(stack)
    const device = await subscribe(stack, a)
    await withFault(stack, { status }, () => expectRefusal(sendTest(a, device.id), 'device_unknown'))
    expect(await listPushDevices(a.id)).toEqual([])
  })

  test('forgets a device with keys that no browser makes', async () => {
    const a = await anna(stack)
    const { endpoint, keys } = stack.pushes.createSubscription()
    const subscription = { endpoint, keys: { ...keys, p256dh: `B${'a'.repeat(86)}` } }
    await a.call(subscribePush, { query: { push: '1' }, body: { subscription } })
    const [device] = await listPushDevices(a.id)
    await expectRefusal(sendTest(a, device!.id), 'device_unknown')
    expect(stack.pushes.requests(endpoint)).toBe(0)
    expect(await listPushDevices(a.id)).toEqual([])
  })

  test('does not reach a device whose session has ended, and forgets it', async () => {
    const a = await anna(stack)
    const other = await onAnotherDevice(stack, a)
    const device = await subscribe(stack, other)
    await a.call(ownAccount.endSessions, { body: {} })
    await expectRefusal(sendTest(a, device.id), 'device_unknown')
    expect(payloadsTo(stack, device)).toEqual([])
    expect(await listPushDevices(a.id)).toEqual([])
  })

  test.each<PushFault>([{ status: 429, retryAfter: '60' }, { status: 500 }, { status: 503 }])(
    'fails while the service answers $status, and keeps the device',
    async (fault) => {
      const a = await anna(stack)
      const device = await subscribe(stack, a)
      await withFault(stack, fault, () => expectRefusal(sendTest(a, device.id), 'push_failed'))
      expect(await listPushDevices(a.id)).toHaveLength(1)
      expect(await sendTest(a, device.id)).toEqual({ sent: true })
    },
  )

  test.each([403, 413] as const)('that the service refuses with %i alerts the operator', async (status) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const a = await anna(stack)
    const device = await subscribe(stack, a)
    await withFault(stack, { status }, () => expectRefusal(sendTest(a, device.id), 'push_failed'))
    expect(errors).toHaveBeenCalledWith(
      expect.objectContaining({ event: 'push_refused', service: 'fcm.googleapis.com', status }),
    )
    expect(await listPushDevices(a.id)).toHaveLength(1)
  })

  test('gives up a service that hangs, within the time of the call', async () => {
    vi.stubEnv(localVariableNames.clientPatience, '0.1')
    const a = await anna(stack)
    const device = await subscribe(stack, a)
    await withFault(stack, 'hangs', () => expectRefusal(sendTest(a, device.id), 'push_failed'))
    expect(stack.pushes.requests(device.endpoint)).toBe(1)
    vi.unstubAllEnvs()
  })

  test('is sent a few times an hour only', async () => {
    stack.clock.stopAt(new Date('2027-06-01T12:10:00Z'))
    const a = await anna(stack)
    const device = await subscribe(stack, a)
    for (let n = 0; n < testPushes.most; n++) await sendTest(a, device.id)
    await expectRefusal(sendTest(a, device.id), 'too_many_requests')
    stack.clock.stopAt(new Date('2027-06-01T13:10:00Z'))
    expect(await sendTest(a, device.id)).toEqual({ sent: true })
    expect(payloadsTo(stack, device)).toHaveLength(testPushes.most + 1)
  })

  test('that cannot be signed alerts the operator, and keeps the device', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const a = await anna(stack)
    const device = await subscribe(stack, a)
    vi.stubEnv('PUSH_PRIVATE_KEY', 'half-a-key')
    await expectRefusal(sendTest(a, device.id), 'push_failed')
    vi.unstubAllEnvs()
    expect(errors).toHaveBeenCalledWith(expect.objectContaining({ event: 'push_not_signed' }))
    expect(await listPushDevices(a.id)).toHaveLength(1)
  })

  test('is not sent where the country has no keys', async () => {
    const a = await anna(stack)
    const device = await subscribe(stack, a)
    vi.stubEnv('PUSH_PRIVATE_KEY', '')
    await expectRefusal(sendTest(a, device.id), 'push_failed')
    vi.unstubAllEnvs()
    expect(stack.pushes.requests(device.endpoint)).toBe(0)
  })
})

describe('the developer page', () => {
  const page = async () => (await fetch(`${stack.url}/dev/pushes`)).text()
  const press = async (fault: string) => {
    const body = new URLSearchParams({ fault })
    const { status } = await fetch(`${stack.url}/dev/pushes`, { method: 'POST', body, redirect: 'manual' })
    return status
  }

  test('lists pushes, readable or not, and sets faults of the push services', async () => {
    const a = await anna(stack)
    const device = await subscribe(stack, a)
    await sendTest(a, device.id)
    expect(await page()).toContain(device.endpoint)
    expect(await press('gone')).toBe(303)
    await expectRefusal(sendTest(a, device.id), 'device_unknown')
    expect(await press('none')).toBe(303)
    expect(await press('other')).toBe(404)
    expect(stack.pushes.faultOf()).toBeNull()
  })
})
