// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { leaderAnswersWithinMs, shareSocket } from '#frontend/lib/live/shared-socket.ts'
import { type LiveSocket, pingEveryMs } from '#frontend/lib/live/socket.ts'
import { FakeSocket, newestSocket, openSockets, stubSockets } from '#test/support/fake-socket.ts'
import { FakeChannel, stubTabs, unstubLocks } from '#test/support/fake-tabs.ts'

type Tab = LiveSocket & { states: boolean[]; frames: string[] }
let tabs: Tab[]

/** Opens a tab of this browser, as a page does when it loads. */
async function openTab(name = 'live:anna'): Promise<Tab> {
  const [states, frames]: [boolean[], string[]] = [[], []]
  const socket = shareSocket({
    name,
    spreadMs: 5_000,
    url: (isHidden) => `wss://site.test/live${isHidden ? '?hidden=1' : ''}`,
    ping: (isHidden) => ({ type: 'ping', ...(isHidden && { hidden: true }) }),
    onState: (isOpen) => states.push(isOpen),
    onFrame: (text) => frames.push(text),
  })
  const tab = { ...socket, states, frames }
  tabs.push(tab)
  await settle()
  return tab
}
const settle = () => vi.advanceTimersByTimeAsync(0)
const statesOf = (list: readonly Tab[]) => list.map(({ states }) => states.at(-1) ?? false)

beforeEach(() => {
  vi.useFakeTimers()
  stubSockets()
  stubTabs()
  tabs = []
})
afterEach(() => {
  for (const { stop } of tabs) stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  unstubLocks()
})

describe('three tabs of one browser', () => {
  test('LIVE-01 share one connection, its state and its frames', async () => {
    const first = await openTab()
    newestSocket().accept()
    const [second, third] = [await openTab(), await openTab()]
    expect(FakeSocket.all).toHaveLength(1)
    expect(statesOf([first, second, third])).toEqual([true, true, true])
    newestSocket().tell({ type: 'like' })
    await settle()
    for (const { frames } of tabs) expect(frames).toEqual(['{"type":"like"}'])
    second.send({ type: 'typing' })
    await settle()
    expect(newestSocket().sent).toContainEqual({ type: 'typing' })
    expect(newestSocket().sent.filter((frame) => (frame as { type: string }).type === 'typing')).toHaveLength(1)
  })

  test('LIVE-01 LIVE-06 hand over when the leading tab closes, and each tab learns of the gap', async () => {
    const first = await openTab()
    newestSocket().accept()
    const [second, third] = [await openTab(), await openTab()]
    first.stop()
    await settle()
    expect(FakeSocket.all).toHaveLength(2)
    expect(statesOf([second, third])).toEqual([false, false])
    newestSocket().accept()
    await settle()
    expect(second.states).toEqual([true, false, true])
    expect(third.states).toEqual([true, false, true])
    expect(openSockets()).toHaveLength(1)
    newestSocket().tell({ type: 'like' })
    await settle()
    expect([first.frames, second.frames.length, third.frames.length]).toEqual([[], 1, 1])
  })

  test('LIVE-06 all learn of a lost connection, once', async () => {
    await openTab()
    newestSocket().accept()
    await openTab()
    newestSocket().end()
    await settle()
    expect(tabs.map(({ states }) => states)).toEqual([
      [true, false],
      [true, false],
    ])
  })

  test('LIVE-01 a tab that closes without ever leading changes nothing', async () => {
    await openTab()
    newestSocket().accept()
    const second = await openTab()
    second.stop()
    await vi.advanceTimersByTimeAsync(leaderAnswersWithinMs)
    expect(FakeSocket.all).toHaveLength(1)
    expect(openSockets()).toHaveLength(1)
  })

  test('LIVE-06 a check in any of them checks the one connection', async () => {
    await openTab()
    newestSocket().accept()
    const second = await openTab()
    const before = newestSocket().sent.length
    second.check()
    await settle()
    expect(newestSocket().sent.slice(before)).toEqual([{ type: 'ping' }])
  })
})

describe('NOTIF-16 whether a page is visible', () => {
  /** Whether each tab is visible, in their order. In the test all tabs share one document. */
  let shown: boolean[]
  const show = async (at: number, isVisible: boolean) => {
    shown[at] = isVisible
    await actAs(at, ({ check, tellVisibility }) => (isVisible ? check() : tellVisibility()))
  }
  /** Runs a step of a tab while the document has the visibility of this tab. */
  const actAs = async (at: number, step: (tab: Tab) => void) => {
    state.mockReturnValue(shown[at] ? 'visible' : 'hidden')
    step(tabs[at]!)
    await settle()
  }
  let state: MockInstance<() => DocumentVisibilityState>
  const pings = () => newestSocket().sent.map((frame) => (frame as { hidden?: true }).hidden ?? false)
  beforeEach(() => {
    shown = [true, true, true]
    state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  })

  test('is told of at once when the last visible tab is hidden, and when one is visible again', async () => {
    await openTab()
    newestSocket().accept()
    await openTab()
    await show(0, false)
    expect(pings().at(-1) ?? false).toBe(false)
    await show(1, false)
    expect(pings().at(-1)).toBe(true)
    await show(1, true)
    expect(pings().at(-1)).toBe(false)
  })

  test('is hidden after a visible tab closed', async () => {
    await openTab()
    newestSocket().accept()
    const second = await openTab()
    await show(0, false)
    second.stop()
    await settle()
    expect(pings().at(-1)).toBe(true)
  })

  test('is hidden at the third ping after a visible tab crashed', async () => {
    await openTab()
    newestSocket().accept()
    await openTab()
    await show(0, false)
    FakeChannel.all[1]!.isSuspended = true
    const told: (boolean | undefined)[] = []
    for (const _ of [1, 2, 3]) {
      newestSocket().tell({ type: 'pong' })
      await vi.advanceTimersByTimeAsync(pingEveryMs)
      told.push(pings().at(-1))
    }
    expect(told).toEqual([false, false, true])
  })

  test('is told by the next leading tab in its handshake', async () => {
    const first = await openTab()
    newestSocket().accept()
    await openTab()
    await show(1, false)
    await show(0, false)
    first.stop()
    await settle()
    expect(FakeSocket.all).toHaveLength(2)
    expect(newestSocket().url).toBe('wss://site.test/live?hidden=1')
  })
})

describe('a leading tab that the browser suspended', () => {
  test('LIVE-01 hands over to the visible tab, and follows once it resumes', async () => {
    const first = await openTab()
    newestSocket().accept()
    const second = await openTab()
    FakeChannel.all[0]!.isSuspended = true
    second.check()
    await vi.advanceTimersByTimeAsync(leaderAnswersWithinMs)
    expect(FakeSocket.all).toHaveLength(2)
    FakeChannel.all[0]!.isSuspended = false
    newestSocket().accept()
    await settle()
    expect(openSockets()).toEqual([newestSocket()])
    expect(statesOf([first, second])).toEqual([true, true])
    second.stop()
    await settle()
    expect(FakeSocket.all).toHaveLength(3)
  })

  test('LIVE-01 keeps the lead while no other tab is visible', async () => {
    await openTab()
    newestSocket().accept()
    const second = await openTab()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    FakeChannel.all[0]!.isSuspended = true
    second.check()
    await vi.advanceTimersByTimeAsync(leaderAnswersWithinMs)
    expect(FakeSocket.all).toHaveLength(1)
  })
})

test('LIVE-01 members of one browser have connections of their own', async () => {
  const [, other] = [await openTab('live:anna'), await openTab('live:bram')]
  for (const socket of FakeSocket.all) socket.accept()
  expect(openSockets()).toHaveLength(2)
  FakeSocket.all[0]!.tell({ type: 'like' })
  await settle()
  expect(other.frames).toEqual([])
})

test.each(['locks', 'BroadcastChannel'])('LIVE-01 a browser without %s has a connection per tab', async (missing) => {
  if (missing === 'locks') unstubLocks()
  else Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  await openTab()
  await openTab()
  for (const socket of FakeSocket.all) socket.accept()
  expect(openSockets()).toHaveLength(2)
  expect(statesOf(tabs)).toEqual([true, true])
})

test('LIVE-01 a browser that refuses locks has a connection per tab', async () => {
  vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('', 'SecurityError'))
  await openTab()
  await vi.advanceTimersByTimeAsync(2 * leaderAnswersWithinMs)
  expect(FakeSocket.all).toHaveLength(1)
  newestSocket().accept()
  expect(statesOf(tabs)).toEqual([true])
})
