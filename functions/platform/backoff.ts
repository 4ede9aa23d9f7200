import { minuteMs } from '#shared/rules/durations.ts'

/**
 * Wait in milliseconds before the next attempt, after `tries` earlier ones: 1, 2, 4 ... minutes, at
 * most `maxMinutes`.
 */
export const backoffMs = (tries: number, maxMinutes: number): number => Math.min(2 ** tries, maxMinutes) * minuteMs
