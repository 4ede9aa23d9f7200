import { setTimeout as sleep } from 'node:timers/promises'
import { TemporaryFailure } from '#functions/platform/refusal.ts'
import { isTemporary } from '#functions/platform/temporary.ts'
import { timeLimits } from '#functions/platform/time-limits.ts'
import { TableClient } from './dynamodb.ts'

/**
 * DynamoDB usually answers within 10 ms, so these limits leave time to retry a call that hangs. The
 * client retries a lost connection, a timeout, throttling and a 5xx status, with four attempts in
 * all.
 */
export const db = new TableClient({ requestHandler: timeLimits({ connect: 1_000, answer: 2_000, idle: 2_500 }) })

/** Thrown when the table could not be reached in time, after all retries. */
export class TableUnavailable extends TemporaryFailure {
  override name = 'TableUnavailable'
}

/**
 * For `.catch` of a table call: throws a temporary failure for a transient error, and any other
 * error unchanged.
 */
export function unavailable(error: Error): never {
  throw isTemporary(error) ? new TableUnavailable(error.name) : error
}

export const maxTries = 8

/**
 * Waits before an attempt, for a random time from zero up to a limit (full jitter). The limit
 * doubles with each attempt, from 10 ms before the second to 640 ms before the eighth.
 */
export const wait = (attempt: number) => sleep(Math.random() * 5 * 2 ** attempt)
