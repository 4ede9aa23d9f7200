import { expect, test } from 'vitest'
import { backoffMs } from '#functions/platform/backoff.ts'

test('the wait before another attempt doubles, up to its limit', () => {
  const minutes = [0, 1, 2, 5, 6, 2000].map((tries) => backoffMs(tries, 60) / 60_000)
  expect(minutes).toEqual([1, 2, 4, 32, 60, 60])
})
