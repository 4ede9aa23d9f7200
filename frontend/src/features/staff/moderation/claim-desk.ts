import type { QueryClient } from '@tanstack/react-query'
import { call } from '#frontend/lib/call.ts'
import * as queueClaims from '#shared/contract/queue-claims.ts'
import { type ClaimQueue, claimQueues, claimsAtOnce } from '#shared/rules/queue-claims.ts'

/**
 * Sends the claims on entries of a queue. Only one call runs at a time: if a release overtook the
 * earlier claim on the same entry, the entry would stay claimed.
 */
function createClaimDesk(queue: ClaimQueue) {
  let wanted: readonly string[] = []
  /** Entries sent in a claim, even if the call failed, and not yet successfully released. */
  let own: readonly string[] = []
  let running: ReturnType<typeof send> | null = null

  const put = (items: readonly string[], isLeaving: boolean) => {
    const released = own.filter((item) => !items.includes(item)).slice(0, claimsAtOnce)
    own = [...new Set([...own, ...items])]
    const body = { queue, items: [...items], released }
    // no retry: no caller waits for the answer, and the next interval sends the claims again
    return call(queueClaims.claimItems, { body }, { isLeaving, mayRetry: () => false }).then((answer) => {
      own = own.filter((item) => !released.includes(item))
      return answer
    })
  }

  /**
   * Repeats the call until the latest wanted entries are sent. All changes during a call are sent
   * in the next one.
   */
  async function send() {
    try {
      // If the console changes to another screen of the same queue, that screen sets its entries in
      // the same task. Waiting for one microtask includes them in this call.
      await Promise.resolve()
      for (;;) {
        const items = wanted
        try {
          const answer = await put(items, items.length === 0)
          if (items === wanted) return answer
        } catch (error) {
          if (items === wanted) throw error
        }
      }
    } finally {
      running = null
    }
  }

  function want(items: readonly string[]): void {
    if (items.join() !== wanted.join()) wanted = items.slice(0, claimsAtOnce)
  }
  const sync = () => {
    running ??= send()
    return running
  }
  return {
    /** Sets the entries to claim; the next `sync` releases all others. */
    want,
    /** Sends claims and releases; returns all claims of the queue. */
    sync,
    /** Releases all claims. If the call fails, the claims expire. */
    release: async (): Promise<void> => {
      want([])
      if (running || own.length > 0) await sync().catch(() => {})
    },
    /** Releases all claims when the page closes and cannot wait for a running call. */
    leave: (): void => {
      if (own.length > 0) void put([], true).catch(() => {})
    },
  }
}

const createDesks = () => new Map(claimQueues.map((queue) => [queue, createClaimDesk(queue)]))
const desks = new WeakMap<QueryClient, ReturnType<typeof createDesks>>()

/**
 * Claims of a queue. All screens of the queue share them, so that a release by the screen that
 * closes cannot overtake a claim by the screen that opens.
 */
export function claimDesk(client: QueryClient, queue: ClaimQueue) {
  const all = desks.get(client) ?? createDesks()
  desks.set(client, all)
  return all.get(queue)!
}
