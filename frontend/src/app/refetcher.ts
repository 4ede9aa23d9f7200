import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { userQuery } from '#frontend/domain/account/session.ts'
import { chatsQuery } from '#frontend/domain/chats/chats.ts'
import { likesQuery } from '#frontend/domain/likes/likes.ts'

/** Time for which hints are collected, so that a burst of them causes one refetch. */
export const gatherMs = 50

/**
 * Minimum interval between refetches of one query by a hidden page. A hidden page still refetches,
 * as its title shows the number of unread messages, but several hidden tabs of a busy conversation
 * would otherwise send requests all the time.
 */
export const hiddenEveryMs = 30_000

/** Resolves after `ms`, or as soon as the page becomes visible. */
const delayOrVisible = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onChange)
      resolve()
    }
    const onChange = () => document.visibilityState === 'visible' && end()
    const timer = setTimeout(end, ms)
    document.addEventListener('visibilitychange', onChange)
  })

const memberHash = hashKey(userQuery.queryKey)

/** Queries that every page needs: refetched even if no screen shows them. */
const globalQueries = new Map(
  [chatsQuery, likesQuery, userQuery].map((query) => [hashKey(query.queryKey), query] as const),
)

/**
 * Refetches queries after hints. Many hints cause one refetch. A fetch that is in progress may
 * predate the change, so one more fetch follows (LIVE-06). A hidden page refetches at once, and
 * then at most every 30 s until it is visible. It does not fetch the member, as that call counts as
 * activity (NOTIF-16): use-user-refresh.ts does so once the page is visible.
 */
export function createRefetcher(client: QueryClient) {
  const queued = new Set<string>()
  const lastAt = new Map<string, number>()
  let isStopped = false

  const refetch = async (queryKey: QueryKey): Promise<void> => {
    const hash = hashKey(queryKey)
    const isHidden = document.visibilityState === 'hidden'
    if (queued.has(hash) || (isHidden && hash === memberHash)) return
    queued.add(hash)
    const dueAt = (isHidden && lastAt.get(hash)) || Number.NEGATIVE_INFINITY
    await delayOrVisible(Math.max(gatherMs, dueAt + hiddenEveryMs - performance.now()))
    await client
      .getQueryCache()
      .get(hash)
      ?.promise?.catch(() => {})
    queued.delete(hash)
    if (isStopped) return
    lastAt.set(hash, performance.now())
    const known = globalQueries.get(hash)
    // After a failure, polling fetches user and conversations again (API-22, API-23). The likes are
    // not polled: the next hint, or opening their screen, fetches them again.
    if (known) await client.fetchQuery({ ...known, staleTime: 0 } as typeof userQuery).catch(() => {})
    else await client.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false })
  }
  return {
    refetch: (keys: readonly QueryKey[]) => {
      for (const key of keys) void refetch(key)
    },
    stop() {
      isStopped = true
    },
  }
}
