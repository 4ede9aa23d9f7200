// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { waitBoundMs } from '#frontend/lib/live/reconnect-delay.ts'
import {
  answerWithinMs,
  keepOpen,
  type LiveSocket,
  openWithinMs,
  pingEveryMs,
  stableAfterMs,
} from '#frontend/lib/live/socket.ts'
import { liveConnection } from '#shared/rules/limits.ts'
import { FakeSocket, newestSocket, openSockets, stubSockets } from '#test/support/fake-socket.ts'

const ping = { type: 'ping' }
const hiddenPing = { type: 'ping', hidden: true }
let isHidden: boolean
const pong = { type: 'pong' }
const hour = 3_600_000
const spreadMs = 5 * 60_000
let live: LiveSocket
let states: boolean[]
let frames: string[]

beforeEach(() => {
  vi.useFakeTimers()
  // Makes every random wait the longest of its range, so that a test knows when the wait ends.
  vi.spyOn(Math, 'random').mockReturnValue(1)
  stubSockets()
  isHidden = false
  states = []
  frames = []
  live = keepOpen({
    isHidden: () => isHidden,
    url: (hidden) => `wss://site.test/live${hidden ? '?hidden=1' : ''}`,
    ping: (hidden) => (hidden ? hiddenPing : ping),
    spreadMs,
    onState: (isOpen) => states.push(isOpen),
    onFrame: (text) => frames.push(text),
  })
})
afterEach(() => {
  live.stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
const made = () => FakeSocket.all.length
const pass = (ms: number) => vi.advanceTimersByTime(ms)
/** Passes time while the server answers each ping. */
const passAnswered = (ms: number) => {
  for (let left = ms; left > 0; left -= 1_000) {
    pass(1_000)
    const socket = openSockets().at(-1)
    if (socket && socket.sent.length > 0) {
      socket.sent.length = 0
      socket.tell(pong)
    }
  }
}

describe('a connection', () => {
  test('LIVE-01 is opened at once, reports its state and passes frames on in both directions', () => {
    expect(made()).toBe(1)
    expect(newestSocket().url).toBe('wss://site.test/live')
    live.send({ type: 'typing' })
    newestSocket().accept()
    expect(states).toEqual([true])
    newestSocket().tell({ type: 'like' })
    newestSocket().onmessage?.({ data: new Blob() })
    expect(frames).toEqual(['{"type":"like"}'])
    live.send({ type: 'typing' })
    expect(newestSocket().sent).toEqual([{ type: 'typing' }])
  })

  test('LIVE-07 is pinged several times within the idle limit of the service', () => {
    newestSocket().accept()
    for (let count = 1; count <= 3; count++) {
      pass(pingEveryMs)
      expect(newestSocket().sent).toEqual(new Array(count).fill(ping))
      newestSocket().tell(pong)
    }
    expect(states).toEqual([true])
    expect(pingEveryMs * 2).toBeLessThan(liveConnection.idleMinutes * 60_000)
  })

  test('LIVE-07 without an answer to a ping within 10 s is dead, and the next attempt follows within a second', () => {
    newestSocket().accept()
    pass(pingEveryMs + answerWithinMs - 1)
    expect(states).toEqual([true])
    pass(1)
    expect(states).toEqual([true, false])
    expect(openSockets()).toEqual([])
    pass(999)
    expect(made()).toBe(1)
    pass(1)
    expect(made()).toBe(2)
  })

  test('LIVE-07 any frame counts as the answer', () => {
    newestSocket().accept()
    pass(pingEveryMs)
    newestSocket().tell({ type: 'like' })
    pass(answerWithinMs)
    expect(states).toEqual([true])
  })

  test('LIVE-07 is replaced before the limit of 2 hours, without a moment without a connection', () => {
    newestSocket().accept()
    passAnswered(2 * hour - 10 * 60_000)
    expect(made()).toBe(2)
    const [old, renewed] = FakeSocket.all
    expect(old!.readyState).toBe(1)
    renewed!.accept()
    expect(openSockets()).toEqual([renewed])
    old!.end()
    passAnswered(2 * hour - 11 * 60_000)
    expect(states).toEqual([true])
    expect(made()).toBe(2)
  })

  test('LIVE-07 is kept if its replacement is refused, which is tried again', () => {
    newestSocket().accept()
    passAnswered(2 * hour - 10 * 60_000)
    newestSocket().end()
    expect(states).toEqual([true])
    pass(1_000)
    expect(made()).toBe(3)
    // If the old connection is lost while its replacement is being opened, the replacement is
    // closed too, because only one handshake may run at a time.
    FakeSocket.all[0]!.end()
    expect(newestSocket().readyState).toBe(3)
    expect(states).toEqual([true, false])
  })

  test('ends when it is stopped, and nothing follows', () => {
    newestSocket().accept()
    live.stop()
    expect(openSockets()).toEqual([])
    window.dispatchEvent(new Event('online'))
    pass(3 * hour)
    expect(made()).toBe(1)
  })

  test('ends during its handshake when it is stopped', () => {
    live.stop()
    expect(newestSocket().readyState).toBe(3)
    pass(3 * hour)
    expect(made()).toBe(1)
    expect(states).toEqual([])
  })
})

describe('a lost connection', () => {
  test('LIVE-07 LIVE-13 refused handshakes wait 1 s doubling to 30 s, then four times the spread, and are no change of state', () => {
    for (const failures of Array(9).keys()) {
      const bound = waitBoundMs(failures, spreadMs)
      const before = made()
      newestSocket().end()
      pass(bound - 1)
      expect(made()).toBe(before)
      pass(1)
      expect(made()).toBe(before + 1)
    }
    expect(states).toEqual([])
  })

  test('LIVE-13 a handshake without any answer is given up after 20 s', () => {
    pass(openWithinMs)
    expect(newestSocket().readyState).toBe(3)
    pass(1_000)
    expect(made()).toBe(2)
  })

  test('LIVE-07 closed by the service, may concern everybody: the next attempt comes at any time within the spread', () => {
    newestSocket().accept()
    passAnswered(stableAfterMs)
    newestSocket().end()
    expect(states).toEqual([true, false])
    pass(spreadMs - 1)
    expect(made()).toBe(1)
    pass(1)
    expect(made()).toBe(2)
    newestSocket().end()
    pass(4 * spreadMs - 1)
    expect(made()).toBe(2)
    pass(1)
    expect(made()).toBe(3)
  })

  test('LIVE-07 the waits begin again after a connection that lasted, and not after a short one', () => {
    newestSocket().end()
    pass(1_000)
    newestSocket().end()
    pass(2_000)
    newestSocket().accept()
    pass(stableAfterMs - 1)
    live.check()
    pass(answerWithinMs)
    // The connection was too short, so its end counts as the third failure in a row.
    pass(3_999)
    expect(made()).toBe(3)
    pass(1)
    newestSocket().accept()
    pass(stableAfterMs)
    live.check()
    pass(answerWithinMs + 1_000)
    expect(made()).toBe(5)
  })
})

describe('a check', () => {
  test.each([
    ['asked for', () => live.check()],
    ['on return of the network', () => window.dispatchEvent(new Event('online'))],
  ])('LIVE-06 %s pings an open connection', (_, check) => {
    newestSocket().accept()
    check()
    check()
    expect(newestSocket().sent).toEqual([ping, ping])
    pass(answerWithinMs)
    expect(states).toEqual([true, false])
  })

  test('LIVE-06 connects at once after a long wait, and joins a handshake in progress', () => {
    live.check()
    expect(made()).toBe(1)
    newestSocket().accept().end()
    live.check()
    expect(made()).toBe(2)
    newestSocket().end()
    pass(1_000)
    expect(made()).toBe(3)
  })

  test('LIVE-06 LIVE-07 a connection that closes while it is checked, as after sleep, comes back within a second', () => {
    newestSocket().accept()
    pass(stableAfterMs)
    live.check()
    newestSocket().end()
    pass(1_000)
    expect(made()).toBe(2)
  })

  test('LIVE-13 makes no attempt without a network, until it is back', () => {
    newestSocket().end()
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    pass(hour)
    live.check()
    expect(made()).toBe(1)
    onLine.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    expect(made()).toBe(2)
  })
})

describe('NOTIF-16 whether a page is visible', () => {
  test('is in the handshake and in each ping, and a change is told at once, once', () => {
    isHidden = true
    newestSocket().end()
    pass(30_000)
    expect(newestSocket().url).toBe('wss://site.test/live?hidden=1')
    newestSocket().accept()
    live.tellVisibility()
    expect(newestSocket().sent).toEqual([])
    isHidden = false
    live.tellVisibility()
    live.tellVisibility()
    expect(newestSocket().sent).toEqual([ping])
    isHidden = true
    pass(pingEveryMs)
    expect(newestSocket().sent).toEqual([ping, hiddenPing])
  })

  test('is told when it changed during a handshake', () => {
    isHidden = true
    newestSocket().accept()
    expect(newestSocket().sent).toEqual([hiddenPing])
  })
})
