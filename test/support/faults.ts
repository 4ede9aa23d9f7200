import type { TableProxy } from './table-proxy.ts'
import { Refused } from './visitor.ts'

/**
 * Retries like a browser (TRAP-37): up to five times after no answer or a 5xx. Any other answer is
 * final.
 */
export async function withRetries<T>(send: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await send()
    } catch (error) {
      const isAnswer = error instanceof Refused && error.status < 500
      if (isAnswer || attempt === 5) throw error
    }
  }
}

/**
 * Simulates a process that dies at its n-th table call (counted from 0): before the call, or after
 * the call but before its answer. From then on nothing reaches the table until `revive`.
 * `wasReached` is whether the n-th call was made.
 */
export function dieAt(
  proxy: TableProxy,
  n: number,
  when: 'before' | 'after',
): { wasReached: () => boolean; revive: () => void } {
  let count = 0
  let isDead = false
  proxy.fate = () => {
    if (isDead) return 'refuse-connection'
    if (count++ < n) return 'pass'
    isDead = true
    return when === 'before' ? 'refuse-connection' : 'lose-answer'
  }
  return {
    wasReached: () => isDead,
    revive: () => {
      proxy.fate = () => 'pass'
    },
  }
}

/** A seeded sequence of random numbers below 1, so that a failing run can be repeated. */
export function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
