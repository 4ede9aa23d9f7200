import { expect, test } from 'vitest'
import { mayPassTyping } from '#functions/notifications/typing-rate.ts'

const start = Date.parse('2026-11-23T12:00:00Z')
const at = (ms: number) => new Date(start + ms)

test('OPEN-43 a flood of typing passes once every 3 s in the long run', () => {
  let passed = 0
  for (let ms = 0; ms < 60_000; ms += 50) if (mayPassTyping('flood', at(ms))) passed++
  expect(passed).toBeGreaterThanOrEqual(20)
  // One more than 20, because a frame may arrive up to a second early.
  expect(passed).toBeLessThanOrEqual(21)
})

test('OPEN-43 frames that were sent every 3 s and arrive up to a second early or late all pass', () => {
  for (const [count, shift] of [0, 900, -100, 500, 0, -90].entries())
    expect(mayPassTyping('steady', at(count * 3_000 + shift)), `frame ${count}`).toBe(true)
})

test('OPEN-43 each connection has its own rate, also after ten thousand others', () => {
  expect(mayPassTyping('one', at(0))).toBe(true)
  expect(mayPassTyping('one', at(1_900))).toBe(false)
  expect(mayPassTyping('other', at(1_900))).toBe(true)
  for (let count = 0; count < 10_000; count++) mayPassTyping(`many ${count}`, at(2_000))
  expect(mayPassTyping('one', at(5_000))).toBe(true)
})
