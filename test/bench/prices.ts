/**
 * List prices for Ireland in US dollars per million, since November 2024: units of an on-demand
 * table, requests of the edge, of the HTTP API and of functions, messages and minutes of the
 * WebSocket API, and milliseconds of a function with 256 MB on Arm.
 */
export const price = {
  write: 0.70675,
  read: 0.1415,
  edge: 1.2,
  http: 1.11,
  invocation: 0.2,
  message: 1.14,
  minute: 0.285,
  millisecond: (0.0000133334 * 1_000_000 * 0.25) / 1_000,
} as const

/** Billed duration of a warm call. An assumption, because it can be measured only on AWS. */
export const callMs = 25
