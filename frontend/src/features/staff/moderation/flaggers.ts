import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#frontend/lib/call.ts'
import type { Input } from '#shared/contract/endpoint.ts'
import * as flaggers from '#shared/contract/flaggers.ts'

const queryKey = ['staff', 'flaggers'] as const

export const useFlaggers = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => call(flaggers.listFlaggers, {}, { signal }) })

/** Adds a trusted flagger. Only this answer contains the flagger's secret link. */
export function useAddFlagger() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof flaggers.addFlagger>['body']) => call(flaggers.addFlagger, { body }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

export function useRevokeFlagger() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(flaggers.revokeFlagger, { body: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
