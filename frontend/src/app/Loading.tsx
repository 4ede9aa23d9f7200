import { useIsFetching } from '@tanstack/react-query'
import { useStore } from '#frontend/lib/store.ts'
import { LoadingBar } from '#frontend/ui/LoadingBar.tsx'
import { isOnTheWay } from './router.ts'

/**
 * Progress bar of page changes and first loads. Refetches
 * of visible data do not show it (UI-12, API-13, API-14).
 */
export function Loading() {
  const isRouting = useStore(isOnTheWay)
  const firstLoads = useIsFetching({ predicate: ({ state }) => state.data === undefined })
  return <LoadingBar isLoading={isRouting || firstLoads > 0} />
}
