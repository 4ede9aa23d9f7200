import { useQuery } from '@tanstack/react-query'
import { call } from '#frontend/lib/call.ts'
import * as safety from '#shared/contract/safety.ts'

/** Secret of a trusted flagger in the fragment of their link, which is not sent to servers. */
export const readFlagger = (): string => new URLSearchParams(window.location.hash.slice(1)).get('flagger') ?? ''

/** Trusted flagger whose link was opened (MOD-17). */
export const useFlagger = (token: string) =>
  useQuery({
    queryKey: ['flagger', token],
    queryFn: ({ signal }) => call(safety.findFlagger, { body: { token } }, { signal }),
    enabled: token !== '',
    retry: false,
  })
