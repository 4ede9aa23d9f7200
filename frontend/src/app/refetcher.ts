import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { userQuery } from '#frontend/domain/account/session.ts'
import { chatsQuery } from '#frontend/domain/chats/chats.ts'
import { likesQuery } from '#frontend/domain/likes/likes.ts'
import { isConversationKey } from '#frontend/domain/query-keys.ts'

/** Time in which hints are gathered, so that a burst of them makes one refetch. */
export const gatherMs = 50

/** Queries that every page needs: refetched even if no screen shows them. */
const everywhere = new Map(
  [chatsQuery, likesQuery, userQuery].map((query) => [hashKey(query.queryKey), query] as const),
)

/**
 * Refetches queries after hints. Many hints make one refetch; a fetch that is in progress may
 * predate the change, so one more follows it (LIVE-06).
 */
export function createRefetcher(client: QueryClient) {
  const waiting = new Set<string>()
  let isStopped = false

  const refetch = async (queryKey: QueryKey): Promise<void> => {
    const hash = hashKey(queryKey)
    if (waiting.has(hash)) return
    waiting.add(hash)
    await new Promise((resolve) => setTimeout(resolve, gatherMs))
    await client
      .getQueryCache()
      .get(hash)
      ?.promise?.catch(() => {})
    waiting.delete(hash)
    // Fetching a conversation marks it as read: a page that nobody sees waits until it is visible.
    if (isStopped || (isConversationKey(queryKey) && document.visibilityState === 'hidden')) return
    const known = everywhere.get(hash)
    // After a failure, the query's own interval tries again.
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
