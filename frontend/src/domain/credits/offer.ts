import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Session, useSession } from '#frontend/domain/account/session.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call, Refused } from '#frontend/lib/call.ts'
import * as credits from '#shared/contract/credits.ts'
import type { Output } from '#shared/contract/endpoint.ts'
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

/**
 * Offer with the typed code, if any. A refused code is cleared, and the prices without a code are
 * fetched.
 */
export function useOffer() {
  const { state } = useSession()
  const code = useTypedCode()
  const query = useQuery({ ...offerQuery(state, code), enabled: state !== 'unknown', refetchOnWindowFocus: true })
  const isCodeRefused = code !== null && query.error instanceof Refused
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
