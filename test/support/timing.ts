import { expect } from 'vitest'

type Call = () => Promise<unknown>

async function secondsOf(call: Call): Promise<number> {
  const startedAt = performance.now()
  await call()
  return (performance.now() - startedAt) / 1000
}

const medianOf = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!

/**
 * Expects two kinds of calls, about something that exists and something that does not, to take
 * similar time: neither median is `within` times the other or more. Calls run one by one and in
 * turn, so that a busy machine slows the two kinds alike. The two lists must be equally long.
 */
export async function expectSimilarTime(
  known: readonly Call[],
  unknown: readonly Call[],
  { within }: { within: number },
): Promise<void> {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  for (const [index, call] of known.entries()) {
    times.known.push(await secondsOf(call))
    times.unknown.push(await secondsOf(unknown[index]!))
  }
  const ratio = medianOf(times.unknown) / medianOf(times.known)
  expect(ratio).toBeGreaterThan(1 / within)
  expect(ratio).toBeLessThan(within)
}
