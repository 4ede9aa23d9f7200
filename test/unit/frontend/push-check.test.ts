import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { unsubscribeFromPush } from '#frontend/domain/notifications/push.ts'
import { checkPush, renewPush } from '#frontend/domain/notifications/push-check.ts'
import { notificationTypes } from '#shared/model/user.ts'
import { answered, type StubCall, stubApi } from '#test/support/api-stub.ts'

const start = new Date('2026-11-20T12:00:00.000Z')
const after = (hours: number) => new Date(start.getTime() + hours * 3_600_000)
const switches = Object.fromEntries(notificationTypes.map((type) => [type, true]))
const key = new Uint8Array([4, 251, 255])
const publicKey = 'BPv_'

let calls: StubCall[]
let permission: NotificationPermission
let isListed: boolean
let subscription: PushSubscription | null
let made: unknown[]
/** The browser's storage. */
const kept = new Map<string, string>()

/** Subscription of the browser; `unsubscribe` sets `subscription` to null. */
const subscriptionAt = (endpoint: string, applicationServerKey: Uint8Array = key) =>
  ({
    endpoint,
    options: { applicationServerKey: applicationServerKey.buffer },
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      subscription = null
      return true
    },
  }) as unknown as PushSubscription

beforeEach(() => {
  permission = 'granted'
  isListed = true
  made = []
  subscription = subscriptionAt('https://fcm.googleapis.com/one')
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async (options: unknown) => {
      if (subscription) throw new Error('another key')
      made.push(options)
      subscription = subscriptionAt('https://fcm.googleapis.com/new')
      return subscription
    },
  }
  const registration = { pushManager, getNotifications: async () => [] }
  const notification = {
    get permission() {
      return permission
    },
    requestPermission: async () => permission,
  }
  vi.stubGlobal('Notification', notification)
  vi.stubGlobal('window', { PushManager: class {}, Notification: notification })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => registration,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  })
  calls = stubApi(({ method }) => {
    if (method === 'POST') return answered({ subscribed: true })
    const devices = [{ id: 'a', name: '', added_at: start.toISOString(), current: isListed }]
    const settings = {
      disabled: [],
      quiet_hours: null,
      usual_quiet_hours: { from: 22, to: 8 },
      unread_reminder_hours: 24,
      push_names: false,
      devices,
    }
    return answered({ mail: switches, push: switches, ...settings })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const sent = () => calls.map(({ method, path }) => `${method} ${path}`)
const check = (hours = 0, member = 'anna') => checkPush(member, publicKey, after(hours))
const register = 'POST /api/user.php'
const ask = 'GET /api/notifications.php'

describe('the check of the push subscription', () => {
  test('NOTIF-06 registers a subscription once, and asks the server once a day', async () => {
    await check()
    expect(calls[0]!.body).toEqual({
      subscription: { endpoint: 'https://fcm.googleapis.com/one', keys: { p256dh: 'p', auth: 'a' } },
    })
    await check(1)
    await check(23)
    expect(sent()).toEqual([register])
    await check(24)
    await check(47)
    expect(sent()).toEqual([register, ask])
    expect(subscription).not.toBeNull()
  })

  test('NOTIF-06 registers a subscription that was renewed', async () => {
    await check()
    subscription = subscriptionAt('https://fcm.googleapis.com/two')
    await check(1)
    expect(sent()).toEqual([register, register])
  })

  test('NOTIF-18 ends the subscription of a device that the member ended elsewhere', async () => {
    await check()
    isListed = false
    await check(25)
    expect(sent()).toEqual([register, ask])
    expect(subscription).toBeNull()
  })

  test('NOTIF-20 ends the subscription that another member left', async () => {
    await check()
    await check(1, 'bram')
    expect(sent()).toEqual([register])
    expect(subscription).toBeNull()
  })

  test('NOTIF-20 keeps the subscription of a member who switched push on after another one', async () => {
    await check()
    await check(1, 'bram')
    subscription = subscriptionAt('https://fcm.googleapis.com/two')
    await check(2, 'bram')
    await check(3, 'bram')
    expect(sent()).toEqual([register, register])
    expect(subscription).not.toBeNull()
  })

  test('NOTIF-20 stores nothing of a member who signed out', async () => {
    await check()
    await unsubscribeFromPush()
    expect(kept.size).toBe(0)
    await check(1, 'bram')
    subscription = subscriptionAt('https://fcm.googleapis.com/two')
    await check(2, 'bram')
    expect(subscription).not.toBeNull()
  })

  test('NOTIF-07 makes a new one where the key of the site has changed', async () => {
    subscription = subscriptionAt('https://fcm.googleapis.com/old', new Uint8Array([4, 1, 1]))
    await check()
    expect(made).toEqual([{ userVisibleOnly: true, applicationServerKey: publicKey }])
    expect(sent()).toEqual([register])
  })

  test.each(['granted', 'denied'] as const)(
    'TRAP-51 calls nobody with the permission %s and no subscription, or without the permission',
    async (given) => {
      permission = given
      if (given === 'granted') subscription = null
      await check()
      await renewPush('anna')
      expect(calls).toEqual([])
    },
  )

  test('NOTIF-20 a session that replaces another gets its pushes', async () => {
    await renewPush('anna')
    expect(sent()).toEqual([register])
  })

  test('NOTIF-20 a session of another member gets no pushes by the subscription that a member left', async () => {
    await check()
    await renewPush('bram')
    expect(sent()).toEqual([register])
  })
})
