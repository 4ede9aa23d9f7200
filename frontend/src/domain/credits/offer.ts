import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Session, useSession } from '#frontend/domain/account/session.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call, Refused } from '#frontend/lib/call.ts'
import { serverNow } from '#frontend/lib/server-clock.ts'
import * as credits from '#shared/contract/credits.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import { dayMs, minuteMs } from '#shared/rules/durations.ts'
import { keepTypedCode, keepWelcomeCode, useTypedCode } from './discount-code.ts'

/** Bundles, methods and the applied discount, as the server would charge them at present. */
export type Offer = Output<typeof credits.bundles>
export type Bundle = Offer['bundles'][number]

// The key includes the kind of caller, as visitors and members have different
// prices. Prices change over time, so they are refetched on each visit.
export const offerQuery = (state: Session['state'], code: string | null) =>
  queryOptions({
    queryKey: [...queryKeys.bundles, state, code],
    queryFn: async ({ signal }): Promise<Offer> => {
      const offer = await call(credits.bundles, { query: { code: code ?? undefined } }, { signal })
      if (code === null) keepWelcomeCode(offer.discount)
      return offer
    },
    staleTime: 0,
  })

/** Time until the next fetch if the discount has ended here, but the server still has it. */
const retryMs = 5000

/** Milliseconds until the discount of an offer ends; null if it has no end. */
const leftMs = ({ discount_ends_at: endsAt }: Offer): number | null =>
  endsAt === null ? null : Date.parse(endsAt) - serverNow().getTime()

/** Whether the discount of an offer has ended, so that its prices are no longer true. */
export const hasEnded = (offer: Offer): boolean => (leftMs(offer) ?? 1) <= 0

/**
 * Milliseconds until the fetch that follows the end of the discount; false if it has no end. At
 * most a day, as timers have a maximum. A failed fetch is repeated after a minute.
 */
function refetchAfterMs(offer: Offer, hasFailed: boolean): number | false {
  const left = leftMs(offer)
  if (left === null) return false
  if (left > 0) return Math.min(left, dayMs)
  return hasFailed ? minuteMs : retryMs
}

type OfferOptions = {
  isWanted?: boolean
  /** Age up to which a cached offer is used without a fetch. */
  maxAgeMs?: number
  /** Whether to refetch when the discount ends. Set where no countdown does so. */
  isRefetchedAtEnd?: boolean
}

/**
 * Offer with the typed code, if any. A refused code is cleared, and the prices without a code are
 * fetched.
 */
export function useOffer({ isWanted = true, maxAgeMs = 0, isRefetchedAtEnd = false }: OfferOptions = {}) {
  const { state } = useSession()
  const code = useTypedCode()
  const query = useQuery({
    ...offerQuery(state, code),
    enabled: isWanted && state !== 'unknown',
    refetchOnWindowFocus: true,
    staleTime: ({ state: { data } }) => (data && hasEnded(data) ? 0 : maxAgeMs),
    refetchInterval: ({ state: { data, status } }) =>
      isRefetchedAtEnd && data !== undefined && refetchAfterMs(data, status === 'error'),
  })
  // Not for `too_many_requests`, which says nothing about the code.
  const isCodeRefused = code !== null && query.error instanceof Refused && query.error.code.startsWith('code_')
  useEffect(() => {
    if (isCodeRefused) keepTypedCode(null)
  }, [isCodeRefused])
  return { ...query, code }
}

/**
 * Offer as it is without the typed code; fetched only if `isWanted`. Its prices apply to a bundle
 * that the code does not make cheaper, and to all bundles once the code is cleared.
 */
export function useOfferWithoutCode(isWanted: boolean) {
  const { state } = useSession()
  return useQuery({ ...offerQuery(state, null), enabled: isWanted })
}
