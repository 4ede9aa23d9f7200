import { once } from 'node:events'
import { connect as connectTo } from 'node:net'
import type { Duplex } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { type Load, loadOnce } from '#infra/inventory.ts'
import { type Gateway, startGateway } from '#infra/local/gateway.ts'
import { createSockets, type Sockets } from '#infra/local/sockets.ts'
import { ask, closeCodeOf, openLive, shakeHands } from '#test/support/live.ts'

type Event = {
  headers?: Record<string, string>
  body?: string
  requestContext: Record<string, unknown> & { connectionId: string; routeKey: string }
}
const events: Event[] = []
/** Answers of the functions, by route. A rejection stands for a function that throws. */
let answers: Record<string, () => Promise<unknown>> = {}
const handler = async (event: Event) => {
  events.push(event)
  return answers[event.requestContext.routeKey]?.() ?? { statusCode: 200 }
}
const load: Load = async (module) => (module.includes('/sockets/') ? { handler } : loadOnce(module))

let gateway: Gateway
let sockets: Sockets
let url: string
/** The server's end of the connection of the latest handshake. */
let serverSide: Duplex | undefined
const said: string[] = []
let now = new Date('2026-11-22T12:00:00Z')

beforeAll(async () => {
  gateway = await startGateway(0, () => {})
  url = `http://localhost:${gateway.port}`
  gateway.open([])
  const upgrade: Sockets['upgrade'] = (request, socket, head) => {
    serverSide = socket
    return sockets.upgrade(request, socket, head)
  }
  gateway.openSockets([{ path: '/live', upgrade }], false)
})
afterAll(() => gateway.close())
beforeEach(() => {
  sockets = createSockets({ load, now: () => now, say: (line) => said.push(line) })
})
afterEach(async () => {
  await sockets.stop()
  events.splice(0)
  said.splice(0)
  answers = {}
})

const connect = (cookies?: Map<string, string>) => openLive({ url, cookies: cookies ?? new Map() })
const eventTypes = () => events.map(({ requestContext }) => requestContext.eventType)

describe('the local WebSocket API', () => {
  test('starts the functions with the events of AWS: only the first has headers, with their case', async () => {
    const socket = await connect(new Map([['a', '1']]).set('b', '2'))
    socket.send('{"n":1}')
    await vi.waitFor(() => expect(events).toHaveLength(2))
    socket.close()
    await vi.waitFor(() => expect(events).toHaveLength(3))
    const [first, second, third] = events as [Event, Event, Event]
    expect(first.requestContext).toMatchObject({
      routeKey: '$connect',
      eventType: 'CONNECT',
      stage: 'live',
      identity: { sourceIp: '127.0.0.1' },
    })
    expect(first.headers).toMatchObject({
      Cookie: 'a=1; b=2',
      Origin: url,
      'x-site-host': new URL(url).host,
      'x-visitor-address': '127.0.0.1',
    })
    expect(second).toMatchObject({ body: '{"n":1}', requestContext: { routeKey: '$default', eventType: 'MESSAGE' } })
    expect(third.requestContext).toMatchObject({ routeKey: '$disconnect', eventType: 'DISCONNECT' })
    expect([second.headers, third.headers]).toEqual([undefined, undefined])
    expect(new Set(events.map(({ requestContext }) => requestContext.connectionId)).size).toBe(1)
  })

  test('opens no connection where the function refuses or throws, and starts no other', async () => {
    answers.$connect = async () => ({ statusCode: 403 })
    expect(await shakeHands(url, {})).toEqual({ status: 403, body: '' })
    answers.$connect = () => Promise.reject(new Error('broken'))
    expect(await shakeHands(url, {})).toEqual({ status: 500, body: '' })
    expect(eventTypes()).toEqual(['CONNECT', 'CONNECT'])
    expect(said.join()).toContain('broken')
  })

  test('ends a connection whose browser went away during the handshake', async () => {
    answers.$connect = async () => {
      serverSide!.destroy()
      return { statusCode: 200 }
    }
    await expect(connect()).rejects.toThrow()
    await vi.waitFor(() => expect(eventTypes()).toEqual(['CONNECT', 'DISCONNECT']))
    expect(sockets.count()).toBe(0)
  })

  test('sends the body of an answer, nothing for an empty one, and an error where the function throws', async () => {
    const socket = await connect()
    const received: string[] = []
    socket.on('message', (data) => received.push(String(data)))
    socket.send('nothing')
    await vi.waitFor(() => expect(events).toHaveLength(2))
    answers.$default = async () => ({ statusCode: 200, body: '{"type":"pong"}' })
    expect(await ask(socket, 'ping')).toEqual({ type: 'pong' })
    answers.$default = () => Promise.reject(new Error('broken'))
    expect(await ask(socket, 'ping')).toMatchObject({ message: 'Internal server error' })
    expect(received).toHaveLength(2)
  })

  test('closes a connection for a frame above 32 KB, and for a binary one', async () => {
    const [large, binary, full] = [await connect(), await connect(), await connect()]
    full.send('x'.repeat(32 * 1_024))
    large.send('x'.repeat(32 * 1_024 + 1))
    expect(await closeCodeOf(large)).toBe(1009)
    binary.send(Buffer.from('x'))
    expect(await closeCodeOf(binary)).toBe(1003)
    await vi.waitFor(() => expect(eventTypes().filter((type) => type === 'DISCONNECT')).toHaveLength(2))
    expect(eventTypes().filter((type) => type === 'MESSAGE')).toHaveLength(1)
    expect(full.readyState).toBe(WebSocket.OPEN)
  })

  test('LIVE-07 closes a connection after 10 minutes without a frame, and after 2 hours', async () => {
    const start = now
    const at = (minutes: number) => {
      now = new Date(start.getTime() + minutes * 60_000)
      sockets.closeOverdue()
    }
    const messages = () => eventTypes().filter((type) => type === 'MESSAGE').length
    const [idle, used] = [await connect(), await connect()]
    at(9.99)
    expect(idle.readyState).toBe(WebSocket.OPEN)
    used.send('x')
    await vi.waitFor(() => expect(eventTypes()).toContain('MESSAGE'))
    at(10)
    expect(await closeCodeOf(idle)).toBe(1001)
    for (let minutes = 19; minutes < 119; minutes += 9) {
      at(minutes)
      const count = messages()
      used.send('x')
      await vi.waitFor(() => expect(messages()).toBeGreaterThan(count))
    }
    expect(used.readyState).toBe(WebSocket.OPEN)
    at(120)
    expect(await closeCodeOf(used)).toBe(1001)
    now = start
  })

  test.each([
    ['the local run stops', 'stop'],
    ['all data is deleted', 'clear'],
  ] as const)('closes its connections when %s, and waits until they are removed', async (_, end) => {
    const closed = closeCodeOf(await connect())
    let isRemoved = false
    answers.$disconnect = async () => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      isRemoved = true
      return { statusCode: 200 }
    }
    await sockets[end]()
    expect(isRemoved).toBe(true)
    await closed
  })

  test('opens no connection whose handshake ends after the local run stopped, and removes it', async () => {
    const connected = Promise.withResolvers<{ statusCode: number }>()
    answers.$connect = () => connected.promise
    const handshake = shakeHands(url, {})
    await vi.waitFor(() => expect(events).toHaveLength(1))
    const stopped = sockets.stop()
    connected.resolve({ statusCode: 200 })
    expect(await handshake).toEqual({ status: 503, body: '' })
    await stopped
    expect(eventTypes()).toEqual(['CONNECT', 'DISCONNECT'])
  })

  test('refuses a handshake at another path', async () => {
    const socket = connectTo(gateway.port, '127.0.0.1')
    socket.write('GET /other HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    await once(socket.resume(), 'close')
    expect(events).toEqual([])
  })
})

test('the development server gets the handshakes at other paths', async () => {
  const shared = await startGateway(0, () => {})
  shared.open([])
  shared.openSockets([{ path: '/live', upgrade: (...handshake) => sockets.upgrade(...handshake) }], true)
  const others: string[] = []
  shared.server.on('upgrade', (request, socket) => {
    if (request.url === '/live') return
    others.push(request.url!)
    socket.end('HTTP/1.1 426 Upgrade Required\r\nContent-Length: 0\r\n\r\n')
  })
  const socket = connectTo(shared.port, '127.0.0.1')
  socket.write('GET /hmr HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  expect(String((await once(socket, 'data'))[0])).toContain('426')
  expect(others).toEqual(['/hmr'])
  socket.destroy()
  const live = await openLive({ url: `http://localhost:${shared.port}`, cookies: new Map() })
  expect(eventTypes()).toEqual(['CONNECT'])
  live.terminate()
  await shared.close()
})
