import { useIsFetching } from '@tanstack/react-query'
import { useStore } from '#frontend/lib/store.ts'
import { LoadingBar } from '#frontend/ui/LoadingBar.tsx'
import { isOnTheWay } from './router.ts'

/** Progress indicator of the whole site: page changes and first loads. Data already on screen reloads silently (UI-12, API-13, API-14). */
export function Loading() {
  const isRouting = useStore(isOnTheWay)
  const firstLoads = useIsFetching({ predicate: ({ state }) => state.data === undefined })
  return <LoadingBar isLoading={isRouting || firstLoads > 0} />
}
