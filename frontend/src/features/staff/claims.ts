import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '#frontend/lib/call.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import { queueClaims } from '#shared/contract/queue-claims.ts'
import { type ClaimQueue, claimsAtOnce } from '#shared/rules/queue-claims.ts'
import { useIsAwake } from './use-awake.ts'

/** Interval at which a screen extends its claims and reads those of colleagues. */
const renewMs = 30_000

type Claim = Output<typeof queueClaims.claimItems>['claims'][number]

/**
 * Claims entries of a queue while the console shows them and is in use, and releases them after
 * that (MOD-04). Returns the claims of colleagues; `isReady` is false until they are loaded or have
 * failed to load.
 */
export function useClaims(queue: ClaimQueue, shown: readonly string[]) {
  const items = shown.slice(0, claimsAtOnce)
  const own = useRef<readonly string[]>([])
  const isAwake = useIsAwake()
  const { data, isPending } = useQuery({
    queryKey: ['staff', 'claims', queue, items],
    queryFn: ({ signal }) => {
      const released = own.current.filter((item) => !items.includes(item)).slice(0, claimsAtOnce)
      own.current = items
      // not retried: nothing waits for it, and the interval sends it again
      return call(queueClaims.claimItems, { body: { queue, items, released } }, { signal, mayRetry: () => false })
    },
    refetchInterval: isAwake && renewMs,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    const release = () => {
      const released = [...own.current]
      own.current = []
      const body = { queue, items: [], released }
      // A claim that is not released ends by itself.
      if (released.length > 0) void call(queueClaims.claimItems, { body }, { isLeaving: true }).catch(() => {})
    }
    window.addEventListener('pagehide', release)
    return () => {
      window.removeEventListener('pagehide', release)
      release()
    }
  }, [queue])
  const colleagues = (data?.claims ?? []).filter(({ mine }) => !mine)
  return {
    isReady: !isPending,
    colleagues,
    /** Claim of a colleague on an entry; null for none. */
    of: (item: string | undefined): Claim | null => colleagues.find((claim) => claim.item === item) ?? null,
  }
}
