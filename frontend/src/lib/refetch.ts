import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Refetches a query. Cancels first, as invalidating
 * alone would join a fetch that predates the change.
 */
async function restartFetch(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}

/**
 * Changes cached data and restarts a pending fetch, which may predate the change.
 * `isIncomplete`: the change concerns more than is cached, so the data is refetched in any case.
 */
export function changeCached<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (known: Data) => Data,
  isIncomplete = false,
): void {
  client.setQueryData<Data>(queryKey, (known) => known && change(known))
  if (isIncomplete || client.isFetching({ queryKey }) > 0) void restartFetch(client, queryKey)
}
