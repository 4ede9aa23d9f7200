import type { QueryClient } from '@tanstack/react-query'
import { call } from '#frontend/lib/call.ts'
import { queueClaims } from '#shared/contract/queue-claims.ts'
import { type ClaimQueue, claimQueues, claimsAtOnce } from '#shared/rules/queue-claims.ts'

/**
 * Sends the claims on entries of one queue. One call runs at a time, as a release that overtakes
 * the claim before it would leave that claim behind.
 */
function createClaimDesk(queue: ClaimQueue) {
  let wanted: readonly string[] = []
  /** Claimed by a call, even if that call failed, and not released by one that succeeded. */
  let own: readonly string[] = []
  let running: ReturnType<typeof send> | null = null

  const put = (items: readonly string[], isLeaving: boolean) => {
    const released = own.filter((item) => !items.includes(item)).slice(0, claimsAtOnce)
    own = [...new Set([...own, ...items])]
    const body = { queue, items: [...items], released }
    // not retried: nothing waits for it, and the interval sends it again
    return call(queueClaims.claimItems, { body }, { isLeaving, mayRetry: () => false }).then((answer) => {
      own = own.filter((item) => !released.includes(item))
      return answer
    })
  }

  /** Calls until what is wanted has been sent; steps made during a call are sent together. */
  async function send() {
    try {
      // a screen that follows on another one of the queue says what it wants in the same task
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
    /** Sets the entries to claim; all others are released. `sync` sends it. */
    want,
    /** Sends what is wanted; returns all claims of the queue. */
    sync,
    /** Releases all claims. One that could not be released ends by itself. */
    release: async (): Promise<void> => {
      want([])
      if (running || own.length > 0) await sync().catch(() => {})
    },
    /** Releases all claims at once, as the page closes and cannot wait for a running call. */
    leave: (): void => {
      if (own.length > 0) void put([], true).catch(() => {})
    },
  }
}

const createDesks = () => new Map(claimQueues.map((queue) => [queue, createClaimDesk(queue)]))
const desks = new WeakMap<QueryClient, ReturnType<typeof createDesks>>()

/** Desk of a queue: one for all its screens, as one screen may claim what another one releases. */
export function claimDesk(client: QueryClient, queue: ClaimQueue) {
  const all = desks.get(client) ?? createDesks()
  desks.set(client, all)
  return all.get(queue)!
}
