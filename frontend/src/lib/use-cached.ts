import { notifyManager, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'

function useFromCache<Value>(read: (client: QueryClient) => Value): Value {
  const client = useQueryClient()
  const subscribe = useCallback(
    (onChange: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [client],
  )
  const readNow = () => read(client)
  // Prerendering reads the cache too, so the server snapshot is the same value.
  return useSyncExternalStore(subscribe, readNow, readNow)
}

/**
 * Data of a query that other code fetches; undefined until the first fetch has ended. Not
 * `useQuery` with `skipToken`: each render of such an observer replaces the query's function, after
 * which the next invalidation fails without a request.
 */
export const useCached = <Data>(queryKey: QueryKey): Data | undefined =>
  useFromCache((client) => client.getQueryData<Data>(queryKey))

/** Whether a query that other code runs is fetching its first data. */
export const useIsFirstFetch = (queryKey: QueryKey): boolean =>
  useFromCache((client) => {
    const state = client.getQueryState(queryKey)
    return state?.fetchStatus === 'fetching' && state.data === undefined
  })
