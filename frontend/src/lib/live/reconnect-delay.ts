/** Upper bounds of the delays after consecutive failures: 1 s, doubling to 30 s (LIVE-07). */
const ladderMs = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000] as const

/**
 * Number of failures to assume when the service closes an open connection. It is high, so that
 * browsers wait for different times: many may have lost their connections at the same moment.
 */
export const failuresAtClose: number = ladderMs.length

/**
 * Upper bound of the wait after a failure that follows `failures` earlier ones. From the seventh
 * failure on, the service is probably failing for everybody, so browsers spread their attempts over
 * four times `spreadMs`.
 */
export const waitBoundMs = (failures: number, spreadMs: number): number =>
  ladderMs[failures] ?? Math.max(ladderMs[5], 4 * spreadMs)

/** Full jitter: every time up to the bound is equally likely. */
export const withJitter = (boundMs: number, random: () => number = Math.random): number => random() * boundMs
