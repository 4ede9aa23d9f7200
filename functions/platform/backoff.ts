import { minuteMs } from '#shared/rules/durations.ts'

/**
 * Wait in milliseconds before the next attempt, after `tries` earlier ones: 1, 2, 4 ... minutes, at
 * most `mostMinutes`.
 */
export const backoffMs = (tries: number, mostMinutes: number): number => Math.min(2 ** tries, mostMinutes) * minuteMs
