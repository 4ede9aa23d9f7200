import { createContext, runInContext } from 'node:vm'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildServiceWorker } from '#infra/build/service-worker.ts'
import { push as french } from '#shared/i18n/fr/push.ts'
import type { PushPayload } from '#shared/model/push.ts'
import { notificationTypes } from '#shared/model/user.ts'

const origin = 'https://www.vonk.example'
let code: string
beforeAll(async () => {
  code = await buildServiceWorker()
})

type Listener = (event: Record<string, unknown>) => void

/** Runs the built file with a stub of the browser's API that records its calls. */
function startWorker() {
  const listeners = new Map<string, Listener>()
  const stores = new Map<string, Map<string, Response>>([['offline-old', new Map()]])
  const online = { isOn: true }
  const shown: { title: string; options: Record<string, unknown> }[] = []
  const badges: number[] = []
  const windows: {
    url: string
    focused: boolean
    visibilityState: DocumentVisibilityState
    focus: () => Promise<void>
    postMessage: (message: unknown) => void
  }[] = []
  const push = { subscription: null as ReturnType<typeof subscriptionAt> | null, made: [] as unknown[], status: 200 }
  const calls: { path: string; body: unknown }[] = []
  const told: unknown[] = []
  const opened: string[] = []
  const answer = async (request: Request | string, init?: RequestInit) => {
    if (!online.isOn) throw new TypeError('Failed to fetch')
    if (request === '/api/settings.php') return Response.json({ push_public_key: 'BKey' })
    if (init?.method === 'POST') {
      calls.push({ path: String(request), body: JSON.parse(String(init.body)) })
      return new Response(null, { status: push.status })
    }
    return new Response(
      `from the net: ${typeof request === 'string' ? request : new URL(request.url, origin).pathname}`,
    )
  }
  const scope = {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    location: { origin },
    caches: {
      open: async (name: string) => {
        const store = stores.get(name) ?? new Map<string, Response>()
        stores.set(name, store)
        return {
          addAll: async (requests: Request[]) => {
            for (const request of requests) {
              const { pathname } = new URL(request.url)
              store.set(pathname, new Response(`kept: ${pathname}`))
            }
          },
          match: async (path: string) => store.get(path)?.clone(),
        }
      },
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
    },
    clients: { matchAll: async () => windows, openWindow: async (path: string) => void opened.push(path) },
    navigator: {
      setAppBadge: async (count: number) => void badges.push(count),
      clearAppBadge: async () => void badges.push(0),
    },
    registration: {
      showNotification: async (title: string, options: Record<string, unknown>) => void shown.push({ title, options }),
      pushManager: {
        getSubscription: async () => push.subscription,
        subscribe: async (options: unknown) => {
          push.made.push(options)
          return subscriptionAt('new')
        },
      },
      navigationPreload: { enable: vi.fn(async () => {}) },
    },
    skipWaiting: vi.fn(async () => {}),
    fetch: answer,
  }
  const RequestHere = class extends Request {
    constructor(path: string, init?: RequestInit) {
      super(new URL(path, origin), init)
    }
  }
  runInContext(code, createContext({ self: scope, URL, Response, Request: RequestHere, Intl }))

  /** Dispatches an event and waits for all work that it starts. */
  const happen = async (type: string, event: Record<string, unknown> = {}) => {
    const work: Promise<unknown>[] = []
    let response: Promise<Response> | undefined
    listeners.get(type)!({
      ...event,
      waitUntil: (later: Promise<unknown>) => work.push(later),
      respondWith: (later: Promise<Response>) => {
        response = later
      },
    })
    await Promise.all(work)
    return response
  }
  const pushed = (payload: unknown) =>
    happen('push', { data: payload === undefined ? null : { json: () => JSON.parse(String(payload)) as unknown } })
  const asked = (path: string, { mode = 'navigate', method = 'GET' } = {}) =>
    happen('fetch', {
      request: { url: new URL(path, origin).href, mode, method },
      preloadResponse: Promise.resolve(undefined),
    })
  return { happen, pushed, asked, stores, online, shown, badges, windows, told, opened, push, calls, scope }
}

const subscriptionAt = (name: string, host = 'fcm.googleapis.com') => {
  const endpoint = `https://${host}/${name}`
  const keys = { p256dh: 'p', auth: 'a' }
  return { endpoint, toJSON: () => ({ endpoint, keys, expirationTime: null }), unsubscribe: vi.fn(async () => true) }
}

let worker: ReturnType<typeof startWorker>
beforeEach(() => {
  worker = startWorker()
})

const payload = (more: Partial<PushPayload> = {}): string =>
  JSON.stringify({
    kind: 'new_messages',
    count: 2,
    path: '/chats',
    tag: 'new_messages',
    language: 'fr',
    ...more,
  } satisfies PushPayload)

describe('TRAP-51 OPEN-63 a push', () => {
  test("shows kind and count in the member's language, and leads to the page of its kind", async () => {
    await worker.pushed(payload({ badge: 3 }))
    expect(worker.shown).toEqual([
      {
        title: '2 nouveaux messages',
        options: {
          tag: 'new_messages',
          lang: 'fr',
          icon: '/icons/icon-192.png',
          badge: '/icons/badge.png',
          data: { path: '/chats' },
        },
      },
    ])
    expect(worker.badges).toEqual([3])
  })

  test('NOTIF-01 has texts for each kind, singular and plural', async () => {
    for (const kind of notificationTypes) {
      await worker.pushed(payload({ kind, count: 1 }))
      await worker.pushed(payload({ kind, count: 5 }))
    }
    for (const { title } of worker.shown) expect(title).not.toMatch(/[{}#]|undefined/)
    expect(worker.shown).toHaveLength(2 * notificationTypes.length)
    expect(worker.shown[0]!.title).toBe('1 nouvelle conversation')
  })

  test('names the other member only if the payload does, and never shows a text of it', async () => {
    await worker.pushed(JSON.stringify({ ...JSON.parse(payload()), title: 'Anna', body: 'Kom je?' }))
    expect(JSON.stringify(worker.shown)).not.toMatch(/Anna|Kom je/)
    await worker.pushed(payload({ name: 'Anna' }))
    expect(worker.shown[1]).toMatchObject({ title: 'Anna', options: { body: '2 nouveaux messages' } })
    for (const name of [7, '', '  ', 'x'.repeat(101)]) await worker.pushed(payload({ name: name as string }))
    for (const { title, options } of worker.shown.slice(2))
      expect([title, options.body]).toEqual(['2 nouveaux messages', undefined])
  })

  test('NOTIF-17 replaces the one of its conversation, without a sound if it says so', async () => {
    await worker.pushed(payload({ tag: 'chat-A', count: 3, silent: true }))
    await worker.pushed(payload({ tag: 'chat-B' }))
    expect(worker.shown.map(({ options: { tag, silent, renotify } }) => [tag, silent, renotify])).toEqual([
      ['chat-A', true, undefined],
      ['chat-B', undefined, undefined],
    ])
    for (const tag of [7, '', 'x'.repeat(101)]) await worker.pushed(payload({ tag: tag as string }))
    for (const { options } of worker.shown.slice(2)) expect(options.tag).toBe('new_messages')
  })

  test('NOTIF-18 that tests a device has a text of its own', async () => {
    await worker.pushed(payload({ kind: 'test', count: 1, path: '/notifications' }))
    expect(worker.shown[0]!.title).toBe(french.test)
  })

  test.each([
    ['nothing', undefined],
    ['text that is no JSON', 'Anna: kom je?'],
    ['another shape', '[1]'],
    ['null', 'null'],
    ['an unknown kind', JSON.stringify({ kind: 'constructor', count: 1, path: '/', language: 'fr' })],
  ])('shows a general notification for %s, since a push without one costs the permission', async (_, data) => {
    await worker.pushed(data)
    expect(worker.shown[0]!.title).toBe(data?.includes('fr') ? french.news : 'Er is nieuws')
  })

  test.each(['https://evil.example/x', '//evil.example', 'javascript:alert(1)', '/\\evil.example', 7])(
    'never leads to %s',
    async (path) => {
      await worker.pushed(payload({ path: path as string }))
      expect(worker.shown[0]!.options.data).toEqual({ path: '/' })
    },
  )
})

describe('NOTIF-16 a push while a page is open', () => {
  const open = (path: string, more: Partial<(typeof worker.windows)[number]> = {}) =>
    worker.windows.push({
      url: origin + path,
      focused: true,
      visibilityState: 'visible',
      focus: async () => {},
      postMessage: (message: unknown) => worker.told.push(message),
      ...more,
    })

  test.each([
    ['in view', '/members', {}, 0],
    ['in view behind another window', '/members', { focused: false }, 1],
    ['in a hidden tab', '/members', { visibilityState: 'hidden' }, 1],
    ['of the console', '/staff/photos', {}, 1],
    ['of the developer page', '/dev/pushes', {}, 1],
  ] as const)('%s (%s %j) shows %i notifications, and tells the page', async (_, path, more, count) => {
    open(path, more)
    await worker.pushed(payload({ badge: 3 }))
    expect(worker.shown).toHaveLength(count)
    expect(worker.told).toEqual([{ type: 'push', payload: JSON.parse(payload({ badge: 3 })) }])
    expect(worker.badges).toEqual([3])
  })

  test('shows a test nevertheless', async () => {
    open('/notifications')
    await worker.pushed(payload({ kind: 'test' }))
    expect(worker.shown[0]!.options.silent).toBeUndefined()
  })

  test.each([
    ['Safari requires one', 'web.push.apple.com', [true]],
    ['others do not', 'fcm.googleapis.com', []],
  ])('as %s, shows it without a sound or not at all', async (_, host, silent) => {
    worker.push.subscription = subscriptionAt('x', host)
    open('/members')
    await worker.pushed(payload())
    expect(worker.shown.map(({ options }) => options.silent)).toEqual(silent)
  })
})

describe('NOTIF-06 a subscription that the browser replaced', () => {
  const registered = (name: string) => ({
    path: '/api/user.php?push=1',
    body: { subscription: { endpoint: `https://fcm.googleapis.com/${name}`, keys: { p256dh: 'p', auth: 'a' } } },
  })

  test('by a new one is registered', async () => {
    await worker.happen('pushsubscriptionchange', { newSubscription: subscriptionAt('given') })
    expect([worker.calls, worker.push.made]).toEqual([[registered('given')], []])
  })

  test('without telling it is read, and then registered', async () => {
    worker.push.subscription = subscriptionAt('existing')
    await worker.happen('pushsubscriptionchange', { newSubscription: null })
    expect([worker.calls, worker.push.made]).toEqual([[registered('existing')], []])
  })

  test("by none is made anew with the site's key, and registered", async () => {
    await worker.happen('pushsubscriptionchange')
    expect(worker.push.made).toEqual([{ userVisibleOnly: true, applicationServerKey: 'BKey' }])
    expect(worker.calls).toEqual([registered('new')])
  })

  test.each([
    ['where nobody is signed in', 403, 1],
    ['while the server fails', 503, 0],
  ])('%s (%i) is ended %i times', async (_, status, times) => {
    worker.push.status = status
    const subscription = subscriptionAt('given')
    await worker.happen('pushsubscriptionchange', { newSubscription: subscription })
    expect(subscription.unsubscribe).toHaveBeenCalledTimes(times)
  })
})

describe('a clicked notification', () => {
  const press = (path: unknown = '/chats') => {
    const notification = { close: vi.fn(), data: { path } }
    return worker.happen('notificationclick', { notification }).then(() => notification)
  }
  const page = (path: string, visibilityState: DocumentVisibilityState = 'hidden') => {
    const focus = vi.fn(async () => {})
    const postMessage = (message: unknown) => worker.told.push(message)
    worker.windows.push({ url: origin + path, focused: false, visibilityState, focus, postMessage })
    return focus
  }

  test('opens its page', async () => {
    expect((await press()).close).toHaveBeenCalled()
    expect(worker.opened).toEqual(['/chats'])
  })

  test('navigates an open page without a reload, which keeps typed text', async () => {
    const focus = page('/members')
    await press()
    expect(worker.told).toEqual([{ type: 'open', path: '/chats' }])
    expect(focus).toHaveBeenCalled()
    expect(worker.opened).toEqual([])
  })

  test('shows the tab that is at its page already, else the one in view', async () => {
    const [other, visible, same] = [page('/members'), page('/likes', 'visible'), page('/chats')]
    await press()
    expect([other, visible, same].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1])
    expect(worker.told).toEqual([])
    await press('/profile')
    expect([other, visible, same].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1])
    expect(worker.told).toEqual([{ type: 'open', path: '/profile' }])
  })

  test.each(['/staff/photos', '/dev/pushes', '/landers/video', '/members/01HZXW3V8N9K2M4P6Q7R8S9T0V/landing2/a'])(
    'does not use %s, which does not listen to the worker',
    async (path) => {
      page(path)
      await press()
      expect(worker.opened).toEqual(['/chats'])
    },
  )

  test('stays within the site', async () => {
    await press('https://evil.example/')
    expect(worker.opened).toEqual(['/'])
  })
})

describe('without a connection', () => {
  const text = async (response: Response | undefined) => response?.text()

  test('a page request gets the offline page, and with a connection the page itself', async () => {
    await worker.happen('install')
    expect(await text(await worker.asked('/members'))).toBe('from the net: /members')
    worker.online.isOn = false
    expect(await text(await worker.asked('/members'))).toBe('kept: /offline.html')
    expect(await text(await worker.asked('/offline.css', { mode: 'no-cors' }))).toBe('kept: /offline.css')
  })

  test('calls, photos and code bypass the worker and are not cached', async () => {
    await worker.happen('install')
    for (const path of ['/api/user.php', '/photos/a/b/card.avif', '/assets/index-abc.js'])
      expect(await worker.asked(path, { mode: 'cors' })).toBeUndefined()
    expect(await worker.asked('/api/logout.php', { method: 'POST' })).toBeUndefined()
    const kept = [...worker.stores.values()].flatMap((store) => [...store.keys()])
    expect(kept.sort()).toEqual(['/favicon.svg', '/offline.css', '/offline.html', '/offline.js'])
  })

  test('a new version takes over at once and deletes the old cache', async () => {
    await worker.happen('install')
    expect(worker.scope.skipWaiting).toHaveBeenCalled()
    await worker.happen('activate')
    expect([...worker.stores.keys()]).toEqual([expect.stringMatching(/^offline-[0-9a-f]{8}$/)])
    expect(worker.scope.registration.navigationPreload.enable).toHaveBeenCalled()
  })
})
