import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import webPush from 'web-push'
import { WebSocket } from 'ws'
import { root } from '#infra/inventory.ts'
import { changePushes, pushPage } from '#infra/local/dev-pushes.ts'
import { type Gateway, startGateway } from '#infra/local/gateway.ts'
import { createPushService, type PushService } from '#infra/local/push.ts'
import { createPushPages, type PushPages } from '#infra/local/push-pages.ts'
import { pushPath, servePushPages, withPushStandIn } from '#infra/local/push-stand-in.ts'

const vapid = webPush.generateVAPIDKeys()
const payload = { kind: 'test', count: 1 }

let dir: string
let gateway: Gateway
let pushPages: PushPages
let pushes: PushService

const start = () =>
  createPushService({
    file: path.join(dir, 'pushes.jsonl'),
    subscriptionsFile: path.join(dir, 'subscriptions.json'),
    now: () => new Date(),
    publicKey: vapid.publicKey,
    onPush: pushPages.deliver,
  })

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'push-pages-'))
  pushPages = createPushPages()
  pushes = start()
  gateway = await startGateway(0, () => {})
  gateway.open([{ path: pushPath, serve: servePushPages(pushes), maxBytes: 0 }])
  gateway.openSockets([{ path: pushPath, upgrade: pushPages.upgrade }], false)
})
afterEach(() => pushPages.stop())
afterAll(async () => {
  await gateway.close()
  await rm(dir, { recursive: true })
})

type Subscription = ReturnType<PushService['createSubscription']>

const address = () => `http://localhost:${gateway.port}`
const subscribe = async () => (await (await fetch(address() + pushPath, { method: 'POST' })).json()) as Subscription

/** Sends a push as the site does. */
async function send({ endpoint, keys }: Subscription, service = pushes): Promise<number> {
  const { publicKey, privateKey } = vapid
  const encoding = 'aes128gcm'
  const { origin } = new URL(endpoint)
  const signed = webPush.getVapidHeaders(origin, 'mailto:help@example.org', publicKey, privateKey, encoding)
  const { status } = await service.serve({
    method: 'POST',
    address: '127.0.0.1',
    url: new URL(endpoint.replace('https:/', address())),
    headers: { authorization: signed.Authorization, ttl: '60', 'content-encoding': encoding },
    body: webPush.encrypt(keys.p256dh, keys.auth, JSON.stringify(payload), encoding).cipherText,
  })
  return status
}

/** Opens a page with a subscription; `got` has the pushes that it has received so far. */
async function openPage({ endpoint }: Subscription, origin = address()) {
  const url = `${address().replace('http', 'ws')}${pushPath}?endpoint=${encodeURIComponent(endpoint)}`
  const socket = new WebSocket(url, { origin })
  const got: unknown[] = []
  socket.on('message', (data) => got.push(JSON.parse((data as Buffer).toString())))
  await once(socket, 'open')
  return { socket, got }
}

describe('NOTIF-20 a local subscription', () => {
  test('outlives the process with its keys', async () => {
    const subscription = await subscribe()
    const restarted = start()
    expect(await send(subscription, restarted)).toBe(201)
    expect(restarted.list(subscription.endpoint)).toMatchObject([{ payload }])
  })

  test('is gone once the page ended it, after a restart as well', async () => {
    const subscription = await subscribe()
    const query = `?endpoint=${encodeURIComponent(subscription.endpoint)}`
    expect((await fetch(address() + pushPath + query, { method: 'DELETE' })).status).toBe(204)
    expect([await send(subscription), await send(subscription, start())]).toEqual([410, 410])
    expect(pushes.list(subscription.endpoint)).toEqual([])
  })
})

describe('an open page', () => {
  test('gets the pushes of its subscription, in the tab that was opened last', async () => {
    const [own, other] = [await subscribe(), await subscribe()]
    const [first, second, foreign] = [await openPage(own), await openPage(own), await openPage(other)]
    await send(own)
    await expect.poll(() => second.got).toEqual([payload])
    second.socket.close()
    await once(second.socket, 'close')
    await send(own)
    await expect.poll(() => first.got).toEqual([payload])
    expect(foreign.got).toEqual([])
  })

  test('of another origin is refused', async () => {
    await expect(openPage(await subscribe(), 'https://elsewhere.example')).rejects.toThrow('socket hang up')
  })
})

describe('the developer page', () => {
  const press = (id: string) => changePushes({ pushes, pushPages }, new URLSearchParams({ show: id }))
  const answer = (said: string) => ({ headers: { location: `/dev/pushes?said=${encodeURIComponent(said)}` } })

  test('shows a push again in the open page, and says when none is open', async () => {
    const subscription = await subscribe()
    await send(subscription)
    const { id } = pushes.list(subscription.endpoint)[0]!
    expect(pushPage(pushes)).toContain(`name="show" value="${id}"`)
    expect(press(id)).toMatchObject(answer('No page with this subscription is open.'))
    const { got } = await openPage(subscription)
    expect(press(id)).toMatchObject(answer('The open page has the push.'))
    await expect.poll(() => got).toEqual([payload])
    expect(press('unknown')).toEqual({ status: 404 })
  })

  test('offers no button for a push that only a browser can read', async () => {
    const { keys } = await subscribe()
    const endpoint = 'https://fcm.googleapis.com/fcm/send/of-a-browser'
    await send({ endpoint, keys })
    const { id } = pushes.list(endpoint)[0]!
    expect(pushPage(pushes)).not.toContain(id)
    expect(press(id)).toEqual({ status: 404 })
  })
})

test('the stand-in comes ahead of the scripts of a page and behind the service worker, and leaves other files', async () => {
  const adapted = async (file: string, text: string) => (await withPushStandIn(file, Buffer.from(text))).toString()
  expect(await adapted('/site/index.html', '<head><script src="/app.js"></script></head>')).toBe(
    '<head><script type="module" src="/dev/push-page.js"></script><script src="/app.js"></script></head>',
  )
  expect(await adapted('/site/sw-push.js', 'own()')).toMatch(/^own\(\)\n.*'local-push'/s)
  expect(await adapted('/site/assets/app.js', 'app()')).toBe('app()')
})

test('a push handed over runs the push listener of the service worker, which lives until it is shown', async () => {
  class PushEvent extends Event {
    data: unknown
    constructor(type: string, init: { data: string }) {
      super(type)
      this.data = { json: () => JSON.parse(init.data) as unknown }
    }
    waitUntil(_work: unknown) {
      // A browser also throws for an event that it did not dispatch itself.
      throw new DOMException('The event is not trusted', 'InvalidStateError')
    }
  }
  const self = new EventTarget()
  self.addEventListener('push', (event) => {
    const push = event as unknown as PushEvent & { data: { json(): unknown } }
    push.waitUntil(push.data.json())
  })
  runInNewContext(await readFile(path.join(root, 'infra/local/push-worker.js'), 'utf8'), { self, PushEvent })
  const awaited: unknown[] = []
  const tell = (data: unknown) =>
    self.dispatchEvent(
      Object.assign(new MessageEvent('message', { data }), { waitUntil: (work: unknown) => awaited.push(work) }),
    )
  tell({ type: 'other', payload: '{}' })
  tell({ type: 'local-push', payload: JSON.stringify(payload) })
  expect(awaited).toEqual([payload])
})
