import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { expectSimilarTime } from '#test/support/timing.ts'

const calls = (ms: number) => Array.from({ length: 3 }, () => () => sleep(ms))

test('TRAP-12 a comparison of times accepts calls that take similar time', async () => {
  await expectSimilarTime(calls(50), calls(55), { within: 2.5 })
})

test.each([
  [20, 100],
  [100, 20],
])('TRAP-12 a comparison of times refuses %i ms beside %i ms', async (known, unknown) => {
  await expect(expectSimilarTime(calls(known), calls(unknown), { within: 2.5 })).rejects.toThrow()
})
