/** Upper bounds of the waits after failures in a row: 1 s doubling to 30 s (LIVE-07). */
const ladderMs = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000] as const

/**
 * Failures to assume once the service closed an open connection: other browsers may have lost
 * theirs at the same moment.
 */
export const failuresAtClose: number = ladderMs.length

/**
 * Upper bound of the wait after a failure that follows `failures` earlier ones. From the seventh
 * failure on, the service may fail for everybody, and browsers spread their attempts over four
 * times `spreadMs`.
 */
export const waitBoundMs = (failures: number, spreadMs: number): number =>
  ladderMs[failures] ?? Math.max(ladderMs[5], 4 * spreadMs)

/** Full jitter: every time up to the bound is equally likely. */
export const anyTimeUpTo = (boundMs: number, random: () => number = Math.random): number => random() * boundMs
