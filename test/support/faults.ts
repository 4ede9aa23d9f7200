import type { TableProxy } from './table-proxy.ts'
import { Refused } from './visitor.ts'

/** What a browser does with a failed request (TRAP-37): no answer and 5xx are sent again, up to five times; any other answer is an answer. */
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
 * Lets the process "die" at its n-th call of the table (counted from 0): before the call happens, or after it happened but before the answer is
 * known. From then on nothing reaches the table until `revive`. Tells whether the call was reached at all.
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

/** A repeatable sequence of numbers below 1, so that a failing run can be run again. */
export function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
