import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { beforeSignOut } from '#frontend/features/staff/session.ts'
import { useIsAwake } from '#frontend/features/staff/use-awake.ts'
import { useMinute } from '#frontend/features/staff/use-minute.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type * as queueClaims from '#shared/contract/queue-claims.ts'
import { minuteMs } from '#shared/rules/durations.ts'
import type { ClaimQueue } from '#shared/rules/queue-claims.ts'
import { claimDesk } from './claim-desk.ts'

/** Interval at which a screen extends its claims and reads the claims of colleagues. */
const renewMs = 30_000

type Claim = Output<typeof queueClaims.claimItems>['claims'][number]

/**
 * Claims the entries of a queue that the console shows, while it is in use (MOD-04). Entries that
 * are no longer shown are released; the claims of an idle console expire. Returns the claims of
 * colleagues; `isReady` is true after the first load of the claims, even a failed one.
 */
export function useClaims(queue: ClaimQueue, shown: readonly string[]) {
  const desk = claimDesk(useQueryClient(), queue)
  const isAwake = useIsAwake()
  const now = useMinute()
  const { data, isFetchedAfterMount, refetch } = useQuery({
    queryKey: ['staff', 'claims', queue],
    queryFn: desk.sync,
    refetchInterval: isAwake && renewMs,
    staleTime: 0,
    // cached for the next screen: each objection has a separate screen
    gcTime: minuteMs,
    retry: false,
  })
  const wanted = shown.join(' ')
  // Claims again when the console becomes active again, because its earlier claims have expired.
  useEffect(() => {
    desk.want(wanted.split(' ').filter(Boolean))
    if (isAwake) void refetch()
  }, [desk, wanted, isAwake, refetch])
  useEffect(() => {
    const { release, leave } = desk
    beforeSignOut.add(release)
    window.addEventListener('pagehide', leave)
    return () => {
      beforeSignOut.delete(release)
      window.removeEventListener('pagehide', leave)
      void release()
    }
  }, [desk])
  // claims expire even if the answer is not refreshed
  const colleagues = (data?.claims ?? []).filter(({ mine, until }) => !mine && Date.parse(until) > now.getTime())
  return {
    isReady: isFetchedAfterMount,
    colleagues,
    /** Claim of a colleague on an entry; null for none. */
    of: (item: string | undefined): Claim | null => colleagues.find((claim) => claim.item === item) ?? null,
  }
}
