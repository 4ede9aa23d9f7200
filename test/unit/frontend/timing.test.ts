import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startRefresh } from '#frontend/domain/notifications/refresh.ts'
import { reloadOnce } from '#frontend/lib/chunk-guard.ts'
import {
  createLoadingProgress,
  durationMs,
  hideAfterMs,
  type Progress,
  throttleMs,
} from '#frontend/ui/loading-progress.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the loading bar', () => {
  const begin = () => {
    const seen: Progress[] = []
    const clockwork = createLoadingProgress((progress) => seen.push(progress))
    clockwork.start()
    return { seen, clockwork, now: () => seen.at(-1) ?? { isVisible: false, percent: 0 } }
  }

  test('UI-07 is hidden at 199 ms and shown at 200 ms', () => {
    const { now } = begin()
    vi.advanceTimersByTime(199)
    expect(now().isVisible).toBe(false)
    vi.advanceTimersByTime(1)
    expect(now().isVisible).toBe(true)
  })

  test('UI-07 never appears when the work ends earlier', () => {
    const { seen, clockwork } = begin()
    vi.advanceTimersByTime(199)
    clockwork.finish()
    vi.runAllTimers()
    expect(seen).toEqual([])
  })

  test('UI-09 stays when work begins again while the full bar is still shown', () => {
    const { seen, clockwork } = begin()
    vi.advanceTimersByTime(throttleMs)
    clockwork.finish()
    vi.advanceTimersByTime(hideAfterMs - 100)
    clockwork.start()
    vi.advanceTimersByTime(2 * hideAfterMs)
    expect(seen.map(({ isVisible }) => isVisible)).not.toContain(false)
  })

  test('UI-08 advances for 5000 ms and waits at 95 percent', () => {
    expect(durationMs).toBe(5000)
    const { now } = begin()
    vi.advanceTimersByTime(throttleMs + durationMs / 2)
    expect(now().percent).toBeCloseTo(50)
    vi.advanceTimersByTime(60_000)
    expect(now()).toEqual({ isVisible: true, percent: 95 })
  })

  test('UI-09 shows 100 percent at the end and hides 500 ms later', () => {
    expect(hideAfterMs).toBe(500)
    const { now, clockwork } = begin()
    vi.advanceTimersByTime(1000)
    clockwork.finish()
    expect(now()).toEqual({ isVisible: true, percent: 100 })
    vi.advanceTimersByTime(499)
    expect(now().isVisible).toBe(true)
    vi.advanceTimersByTime(1)
    expect(now().isVisible).toBe(false)
  })
})

describe('polling', () => {
  for (const interval of [60_000, 300_000])
    test(`API-22 API-23 NOTIF-14 starts after 5 s and repeats every ${interval / 1000} s`, () => {
      const run = vi.fn()
      const stop = startRefresh(run, interval)
      vi.advanceTimersByTime(4999)
      expect(run).toHaveBeenCalledTimes(0)
      vi.advanceTimersByTime(1)
      expect(run).toHaveBeenCalledTimes(1)
      vi.advanceTimersByTime(interval * 2)
      expect(run).toHaveBeenCalledTimes(3)
      stop()
      vi.advanceTimersByTime(interval * 2)
      expect(run).toHaveBeenCalledTimes(3)
    })
})

describe('reload after a chunk failed to load', () => {
  const place = (kept: string | null = null) => {
    const state = { kept, reloads: 0 }
    return {
      state,
      read: () => state.kept,
      write: (value: string) => {
        state.kept = value
      },
      reload: () => {
        state.reloads++
      },
    }
  }
  const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, seconds))

  test('ERR-01 ERR-02 happens once, not again within 60 s, and again afterwards', () => {
    const browser = place()
    expect(reloadOnce(at(0), browser)).toBe(true)
    expect(reloadOnce(at(59), browser)).toBe(false)
    expect(reloadOnce(at(60), browser)).toBe(true)
    expect(browser.state.reloads).toBe(2)
  })

  test('ERR-02 never happens where its time cannot be stored', () => {
    const browser = place()
    const forgetful = {
      ...browser,
      write: () => {
        throw new Error('storage is off')
      },
    }
    expect(reloadOnce(at(0), forgetful)).toBe(false)
    expect(browser.state.reloads).toBe(0)
  })
})
