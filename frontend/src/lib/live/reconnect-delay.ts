/**
 * Upper bounds of the waits after failures that may concern this browser alone, such as a network
 * that comes and goes: 1 s doubling to 30 s (LIVE-07).
 */
const ladderMs = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000]

/**
 * Upper bounds of the waits while the service may fail for everybody: it closed the connection, or
 * six attempts failed. 100,000 browsers that waited 30 s at most would make at least 3,333
 * handshakes a second; with these bounds they stay below 500, the quota of the WebSocket API, for
 * any length of an outage (frontend/decisions/0015-live-connection.md).
 */
const spreadMs = [5 * 60_000, 20 * 60_000]

/** Upper bound of the wait after each failure; further failures wait as after the last one. */
export const waitBoundsMs: readonly number[] = [...ladderMs, ...spreadMs]

/** Failures to assume once the service itself closed the connection. */
export const failuresAtClose = ladderMs.length

/** Wait after `failures` earlier ones, with full jitter: any time up to the bound is as likely. */
export const reconnectDelayMs = (failures: number, random: () => number = Math.random): number =>
  random() * waitBoundsMs[Math.min(failures, waitBoundsMs.length - 1)]!
