import { describe, expect, test } from 'vitest'
import { failuresAtClose, waitBoundMs, withJitter } from '#frontend/lib/live/reconnect-delay.ts'

const minutes = 60_000

/**
 * Spread for 100,000 connections. With 400 new connections a second they are all back after 250 s,
 * so the spread must be at least that long.
 */
const spreadMs = 300_000

describe('the wait before the next attempt', () => {
  test('LIVE-07 is bounded by 1 s doubling to 30 s, then by four times the spread', () => {
    const boundsFor = (spread: number) => Array.from({ length: 9 }, (_, failures) => waitBoundMs(failures, spread))
    const ladder = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000]
    expect(boundsFor(spreadMs)).toEqual([...ladder, 1_200_000, 1_200_000, 1_200_000])
    expect(boundsFor(5_000)).toEqual([...ladder, 30_000, 30_000, 30_000])
  })

  test('LIVE-07 has full jitter: each tenth of the range is as likely as any other', () => {
    const tenths = new Array<number>(10).fill(0)
    for (let draw = 0; draw < 10_000; draw++) tenths[Math.floor(withJitter(10))]! += 1
    // A tenth has 1,000 draws on average, with a standard deviation of 30.
    expect(Math.min(...tenths)).toBeGreaterThan(820)
    expect(Math.max(...tenths)).toBeLessThan(1_180)
  })
})

/** Repeatable numbers from 0 to 1 (mulberry32), so that the test is never flaky. */
function drawFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Handshakes in each second after all connections were lost at once. */
function storm(clients: number, outageMs: number): Int32Array {
  const seconds = new Int32Array(7_200)
  const draw = drawFrom(7)
  for (let client = 0; client < clients; client++) {
    let failures = failuresAtClose
    const wait = () => withJitter(waitBoundMs(failures++, spreadMs), draw)
    for (let at = withJitter(spreadMs, draw); ; at += wait()) {
      seconds[Math.floor(at / 1_000)]! += 1
      if (at >= outageMs) break
    }
  }
  return seconds
}

describe('100,000 browsers that lose their connection at the same moment', () => {
  test.each([
    ['30 s', 0.5],
    ['5 minutes', 5],
    ['10 minutes', 10],
    ['an hour', 60],
  ])('LIVE-07 make less than 500 handshakes a second, though refused for %s', (_, outage) => {
    const seconds = storm(100_000, outage * minutes)
    expect(Math.max(...seconds)).toBeLessThan(500)
  })

  test('LIVE-07 are connected again 5 minutes after an outage of 30 s, but for the few that it refused', () => {
    const seconds = storm(100_000, 0.5 * minutes)
    const late = seconds.slice(300).reduce((sum, count) => sum + count, 0)
    expect(late).toBeLessThan(10_000)
    expect(seconds.slice(1_300).every((count) => count === 0)).toBe(true)
  })
})
