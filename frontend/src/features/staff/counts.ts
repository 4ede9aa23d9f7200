import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#frontend/lib/call.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { minuteMs } from '#shared/rules/durations.ts'
import { useIsAwake } from './use-awake.ts'

export type Overview = Output<typeof moderation.overview>

/** Query key of the sizes and ages of the queues. */
export const countsKey = ['staff', 'overview'] as const

/** Poll interval of the rail's counts while the console is in use. */
const countsMs = minuteMs

/**
 * Sizes and ages of the queues. `isWanted`: false for staff without the overview, such as hosts and
 * editors.
 */
export const useOverview = (isWanted = true) =>
  useQuery({
    enabled: isWanted,
    queryKey: countsKey,
    queryFn: ({ signal }) => call(moderation.overview, {}, { signal }),
    refetchInterval: useIsAwake() && countsMs,
  })

/** Returns a function that refetches the rail's counts, for the moment after an action. */
export function useReadCounts(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: countsKey })
}
