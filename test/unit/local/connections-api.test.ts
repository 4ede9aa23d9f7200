import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { type Load, loadOnce } from '#infra/inventory.ts'
import { type Gateway, startGateway } from '#infra/local/gateway.ts'
import { createSockets, type Sockets } from '#infra/local/sockets.ts'
import { closeCodeOf, openLive, shakeHands } from '#test/support/live.ts'

/** Route keys of the events for which a function was started, in order. */
const routes: string[] = []
const handler = async ({ requestContext }: { requestContext: { routeKey: string } }) => {
  routes.push(requestContext.routeKey)
  return { statusCode: 200 }
}
const load: Load = async (module) => (module.includes('/sockets/') ? { handler } : loadOnce(module))

let gateway: Gateway
let sockets: Sockets
let client: ApiGatewayManagementApiClient
let url: string
const path = '/services/live'

beforeAll(async () => {
  gateway = await startGateway(0, () => {})
  url = `http://localhost:${gateway.port}`
  gateway.open([
    {
      path,
      serve: (ask) => sockets.serve({ ...ask, url: new URL(ask.url.href.replace(path, '')) }),
      maxBytes: 1e6,
    },
  ])
  gateway.openSockets([{ path: '/live', upgrade: (...handshake) => sockets.upgrade(...handshake) }], false)
  client = new ApiGatewayManagementApiClient({
    endpoint: url + path,
    region: 'eu-west-1',
    credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
    maxAttempts: 1,
  })
})
afterAll(() => {
  client.destroy()
  return gateway.close()
})
beforeEach(() => {
  sockets = createSockets({ load, now: () => new Date(), say: () => {} })
})
afterEach(async () => {
  await sockets.stop()
  routes.splice(0)
})

type Live = { socket: WebSocket; id: string; received: string[] }

const connect = async (): Promise<Live> => {
  const before = sockets.list().map(({ id }) => id)
  const socket = await openLive({ url, cookies: new Map() })
  const { id } = sockets.list().find((one) => !before.includes(one.id))!
  const received: string[] = []
  socket.on('message', (data, isBinary) => received.push(isBinary ? 'binary' : String(data)))
  return { socket, id, received }
}
const post = (ConnectionId: string, Data: string) => client.send(new PostToConnectionCommand({ ConnectionId, Data }))
const remove = (ConnectionId: string) => client.send(new DeleteConnectionCommand({ ConnectionId }))
const refusal = (status: number, name: string) => ({ name, $metadata: { httpStatusCode: status } })

describe('the local connection management API', () => {
  test('posts a text frame to one connection, whose id the path has to encode', async () => {
    const [one, other] = [await connect(), await connect()]
    expect(one.id).toMatch(/^[\w-]{15}=$/)
    const answer = await post(one.id, '{"text":"é"}')
    expect(answer.$metadata.httpStatusCode).toBe(200)
    await post(other.id, 'other')
    await vi.waitFor(() => expect([one.received, other.received]).toEqual([['{"text":"é"}'], ['other']]))
    expect(sockets.posts()).toEqual([
      { connection: one.id, frame: '{"text":"é"}' },
      { connection: other.id, frame: 'other' },
    ])
    expect(sockets.list().map(({ posts }) => posts)).toEqual([1, 1])
  })

  test('answers 410 for a closed connection and for an unknown one', async () => {
    const { socket, id } = await connect()
    socket.close()
    await closeCodeOf(socket)
    await sockets.settle()
    const gone = refusal(410, 'GoneException')
    await expect(post(id, 'x')).rejects.toMatchObject(gone)
    await expect(remove(id)).rejects.toMatchObject(gone)
    await expect(post('L0SM9cOFvHcCIhw=', 'x')).rejects.toMatchObject(gone)
    const answer = await fetch(`${url}${path}/@connections/${encodeURIComponent(id)}`, { method: 'POST', body: 'x' })
    expect([answer.headers.get('x-amzn-errortype'), await answer.text()]).toEqual(['GoneException', ''])
    expect([sockets.posts(), sockets.count()]).toEqual([[], 0])
  })

  test('closes a connection, which is gone at once, and reports it as closed', async () => {
    const { socket, id } = await connect()
    const closed = closeCodeOf(socket)
    socket.pause()
    expect((await remove(id)).$metadata.httpStatusCode).toBe(204)
    await expect(post(id, 'x')).rejects.toMatchObject(refusal(410, 'GoneException'))
    const settled = sockets.settle()
    socket.resume()
    await settled
    expect([routes, sockets.count()]).toEqual([['$connect', '$disconnect'], 0])
    expect(await closed).toBe(1000)
  })

  test('refuses a message above 128 KB, and what is no command', async () => {
    const { id, received } = await connect()
    await expect(post(id, 'x'.repeat(128 * 1_024 + 1))).rejects.toMatchObject(refusal(413, 'PayloadTooLargeException'))
    await post(id, 'x'.repeat(128 * 1_024))
    await vi.waitFor(() => expect(received.map(({ length }) => length)).toEqual([128 * 1_024]))
    const connection = `${url}${path}/@connections/${encodeURIComponent(id)}`
    expect((await fetch(connection, { method: 'PUT', body: 'x' })).status).toBe(403)
    expect((await fetch(`${url}${path}/other`, { method: 'POST', body: 'x' })).status).toBe(403)
  })
})

describe('a fault of local connections', () => {
  test('loses posted frames', async () => {
    const { id, received } = await connect()
    sockets.setFaults({ isDropping: true })
    await post(id, 'lost')
    sockets.setFaults({})
    await post(id, 'next')
    await vi.waitFor(() => expect(received).toEqual(['next']))
    expect(sockets.posts().map(({ frame }) => frame)).toEqual(['lost', 'next'])
  })

  test('delivers posted frames twice', async () => {
    const { id, received } = await connect()
    sockets.setFaults({ isDoubling: true })
    await post(id, 'a')
    await post(id, 'b')
    await vi.waitFor(() => expect(received).toEqual(['a', 'a', 'b', 'b']))
    expect(sockets.posts()).toHaveLength(2)
  })

  test('delays posted frames, for which the run waits', async () => {
    const { id, received } = await connect()
    sockets.setFaults({ delayMs: 300 })
    const start = performance.now()
    await post(id, 'late')
    await sockets.settle()
    expect(performance.now() - start).toBeGreaterThanOrEqual(299)
    await vi.waitFor(() => expect(received).toEqual(['late']))
  })

  test('lets a frame overtake the one before it', async () => {
    const { id, received } = await connect()
    sockets.setFaults({ delayMs: 1_500, isReordering: true })
    await post(id, 'first')
    await post(id, 'second')
    await sockets.settle()
    await vi.waitFor(() => expect(received).toEqual(['second', 'first']))
  })

  test('ends delays with the local run', async () => {
    const { id } = await connect()
    sockets.setFaults({ delayMs: 60_000 })
    await post(id, 'late')
    await sockets.stop()
  })

  test('cuts all connections without a close frame, and reports them as closed', async () => {
    const open = [await connect(), await connect()]
    const codes = open.map(({ socket }) => closeCodeOf(socket))
    sockets.cut()
    await expect(post(open[0]!.id, 'x')).rejects.toMatchObject(refusal(410, 'GoneException'))
    await sockets.settle()
    expect(await Promise.all(codes)).toEqual([1006, 1006])
    expect(routes.filter((route) => route === '$disconnect')).toHaveLength(2)
    expect(sockets.count()).toBe(0)
  })

  test('answers handshakes without starting a function, and keeps open connections', async () => {
    const { id, received } = await connect()
    for (const status of [403, 500] as const) {
      sockets.setFaults({ refusal: status })
      expect(await shakeHands(url, {})).toEqual({ status, body: '' })
    }
    expect(routes).toEqual(['$connect'])
    await post(id, 'x')
    await vi.waitFor(() => expect(received).toEqual(['x']))
  })

  test('fails every call of the management API', async () => {
    const { socket, id, received } = await connect()
    sockets.setFaults({ api: '500' })
    const failed = refusal(500, 'InternalServerErrorException')
    await expect(post(id, 'x')).rejects.toMatchObject(failed)
    await expect(remove(id)).rejects.toMatchObject(failed)
    sockets.setFaults({ api: '403' })
    await expect(post(id, 'x')).rejects.toMatchObject(refusal(403, 'ForbiddenException'))
    sockets.setFaults({ api: '410' })
    await expect(post(id, 'x')).rejects.toMatchObject(refusal(410, 'GoneException'))
    sockets.setFaults({})
    await post(id, 'y')
    await vi.waitFor(() => expect(received).toEqual(['y']))
    expect(socket.readyState).toBe(socket.OPEN)
  })

  test('ends when others are set', () => {
    sockets.setFaults({ isDropping: true, refusal: 403 })
    sockets.setFaults({ delayMs: 5 })
    expect(sockets.faults()).toMatchObject({ isDropping: false, refusal: null, delayMs: 5 })
  })
})
