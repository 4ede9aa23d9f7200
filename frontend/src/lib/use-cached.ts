import { notifyManager, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'

function useFromCache<Value>(read: (client: QueryClient) => Value): Value {
  const client = useQueryClient()
  const subscribe = useCallback(
    (onChange: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [client],
  )
  const readNow = () => read(client)
  // The prerendered pages read the cache too, so the same value is that of the server.
  return useSyncExternalStore(subscribe, readNow, readNow)
}

/**
 * Data of a query that other code fetches; undefined until it is there. Unlike `useQuery` with
 * `skipToken`, it leaves the query's options alone: each render of such an observer replaced the
 * query function, so that the next invalidation failed without a request.
 */
export const useCached = <Data>(queryKey: QueryKey): Data | undefined =>
  useFromCache((client) => client.getQueryData<Data>(queryKey))

/** Whether the first data of a query that other code fetches is on its way. */
export const useIsFirstFetch = (queryKey: QueryKey): boolean =>
  useFromCache((client) => {
    const state = client.getQueryState(queryKey)
    return state?.fetchStatus === 'fetching' && state.data === undefined
  })
