import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { alertOrder, shownAlerts } from '#frontend/app/alert-order.ts'
import { isPushAlertDue } from '#frontend/app/use-push.ts'
import {
  type PushState,
  pushState,
  pushStatus,
  startPush,
  unsubscribeFromPush,
} from '#frontend/domain/notifications/push.ts'
import { subscribeToPush } from '#frontend/domain/notifications/push-subscribe.ts'
import { refreshMs } from '#frontend/domain/notifications/refresh.ts'
import { isFlagSet, setFlag, storageFlags } from '#frontend/lib/storage-flags.ts'
import { answered, stubApi } from '#test/support/api-stub.ts'

const state = (more: Partial<PushState>): PushState => ({
  isCapable: true,
  isSubscribed: false,
  isDenied: false,
  subscription: null,
  lastMessage: null,
  ...more,
})

describe('NOTIF-04 NOTIF-05 push permission states', () => {
  test.each([
    [{ isCapable: false }, 'unsupported'],
    [{ isCapable: false, isDenied: true, isSubscribed: true }, 'unsupported'],
    [{}, 'off'],
    [{ isSubscribed: true }, 'subscribed'],
    [{ isDenied: true }, 'denied'],
    [{ isDenied: true, isSubscribed: true }, 'denied'],
  ] as const)('%o is %s', (more, status) => {
    expect(pushStatus(state(more))).toBe(status)
  })

  test('the stored state has the fields of the specification', () => {
    expect(Object.keys(pushState.read()).sort()).toEqual(
      ['isCapable', 'isDenied', 'isSubscribed', 'lastMessage', 'subscription'].sort(),
    )
  })
})

describe('OPEN-65 HOME-21 when the push alert is due', () => {
  const statuses = ['unsupported', 'denied', 'subscribed', 'off'] as const
  const table = [true, false].flatMap((isMember) =>
    [true, false].flatMap((hasKey) =>
      [true, false].flatMap((isDismissed) => statuses.map((status) => ({ isMember, hasKey, isDismissed, status }))),
    ),
  )
  test.each(table)('%o', (known) => {
    const { isMember, hasKey, isDismissed, status } = known
    expect(isPushAlertDue(known)).toBe(isMember && hasKey && !isDismissed && status === 'off')
  })
})

describe('HOME-18 HOME-21 HOME-22 alerts', () => {
  const due = (...names: readonly (typeof alertOrder)[number][]) =>
    Object.fromEntries(alertOrder.map((name) => [name, names.includes(name)])) as Parameters<typeof shownAlerts>[0]

  test('are shown two at a time, in order', () => {
    expect(shownAlerts(due())).toEqual([])
    expect(shownAlerts(due('push'))).toEqual(['push'])
    expect(shownAlerts(due('push', 'photo', 'notifications'))).toEqual(['notifications', 'photo'])
    expect(shownAlerts(due(...alertOrder))).toEqual(['activation', 'name'])
  })
})

describe('HOME-26 dismissals of notices', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
  })
  afterEach(() => vi.unstubAllGlobals())
  test.each(storageFlags)('%s is stored with a unix timestamp', (flag) => {
    expect(isFlagSet(flag)).toBe(false)
    setFlag(flag, new Date('2026-11-20T12:00:00.900Z'))
    expect(localStorage.getItem(flag)).toBe('1795176000')
    expect(isFlagSet(flag)).toBe(true)
  })
})

test('NOTIF-14 the polling interval is 300 seconds with a push subscription, else 60', () => {
  expect(refreshMs).toEqual({ withPush: 300_000, withoutPush: 60_000 })
})

/** A browser with the parts of the push API that our code uses. */
function fakeBrowser({
  permission = 'default' as NotificationPermission,
  answer = 'granted' as NotificationPermission,
} = {}) {
  const asked: string[] = []
  const made: unknown[] = []
  // A set, because a browser does not add the same listener twice.
  const listening = new Set<(event: { data: unknown }) => void>()
  let status: PushSubscription | null = null
  const subscription = {
    toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/x', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      status = null
      return true
    },
  } as unknown as PushSubscription
  const pushManager = {
    getSubscription: async () => status,
    subscribe: async (options: unknown) => {
      made.push(options)
      status = subscription
      return subscription
    },
  }
  const shown = new Set<string>()
  const getNotifications = async () => [...shown].map((path) => ({ data: { path }, close: () => shown.delete(path) }))
  const registration = { pushManager, getNotifications }
  const notification = {
    permission,
    requestPermission: async () => {
      asked.push('permission')
      notification.permission = answer
      return answer
    },
  }
  vi.stubGlobal('Notification', notification)
  vi.stubGlobal('window', { PushManager: class {}, Notification: notification })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => registration,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
      addEventListener: (_: string, listener: (event: { data: unknown }) => void) => void listening.add(listener),
    },
  })
  return { asked, made, listening, shown, isSubscribed: () => status !== null }
}

describe('NOTIF-06 NOTIF-07 TRAP-51 subscribing', () => {
  afterEach(async () => {
    await unsubscribeFromPush()
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'serviceWorker')
    pushState.write(state({ isCapable: false }))
  })

  test('a page load does not ask; a press asks with the key in the settings and informs the server', async () => {
    const { asked, made } = fakeBrowser()
    const calls = stubApi(() => answered({ subscribed: true }))
    await startPush()
    expect(asked).toEqual([])
    expect(pushStatus(pushState.read())).toBe('off')
    expect(await subscribeToPush('BKey')).toBe('subscribed')
    expect(made).toEqual([{ userVisibleOnly: true, applicationServerKey: 'BKey' }])
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/api/user.php',
        query: { push: '1' },
        body: { subscription: { endpoint: 'https://fcm.googleapis.com/x', keys: { p256dh: 'p', auth: 'a' } } },
      },
    ])
  })

  test('incoming pushes have one listener, however often push is started', async () => {
    const { listening } = fakeBrowser()
    for (let look = 0; look < 3; look++) await startPush()
    expect(listening.size).toBe(1)
    for (const listener of listening) listener({ data: { type: 'push', payload: { count: 2 } } })
    expect(pushState.read().lastMessage).toMatchObject({ count: 2 })
  })

  test('HOME-21 OPEN-65 push that is on never shows as off meanwhile, so that the alert does not flash', async () => {
    fakeBrowser()
    stubApi(() => answered({ subscribed: true }))
    await subscribeToPush('BKey')
    const seen: string[] = []
    const end = pushState.subscribe(() => void seen.push(pushStatus(pushState.read())))
    await startPush()
    end()
    expect(new Set(seen)).toEqual(new Set(['subscribed']))
  })

  test('a refused permission sends nothing to the server', async () => {
    fakeBrowser({ answer: 'denied' })
    const calls = stubApi(() => answered({ subscribed: true }))
    expect(await subscribeToPush('BKey')).toBe('denied')
    expect(calls).toEqual([])
  })

  test('a subscription that the server refuses is removed and not shown as on', async () => {
    const { isSubscribed } = fakeBrowser()
    stubApi(() => ({ status: 400, body: { error: 'invalid_input', message: 'Nee.' } }))
    await startPush()
    await expect(subscribeToPush('BKey')).rejects.toThrow()
    expect(pushStatus(pushState.read())).toBe('off')
    expect(isSubscribed()).toBe(false)
  })

  test('switching push off on this device unsubscribes in the browser and closes its notifications', async () => {
    const { isSubscribed, shown } = fakeBrowser()
    shown.add('/chats/A').add('/likes')
    stubApi(() => answered({ subscribed: true }))
    await subscribeToPush('BKey')
    expect(isSubscribed()).toBe(true)
    await unsubscribeFromPush()
    expect(isSubscribed()).toBe(false)
    expect([...shown]).toEqual([])
    expect(pushStatus(pushState.read())).toBe('off')
  })

  test('a subscription that the worker renewed meanwhile ends too', async () => {
    const { isSubscribed } = fakeBrowser()
    stubApi(() => answered({ subscribed: true }))
    await subscribeToPush('BKey')
    pushState.write(state({ subscription: null }))
    await unsubscribeFromPush()
    expect(isSubscribed()).toBe(false)
  })
})
