import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#frontend/lib/call.ts'
import * as safety from '#shared/contract/safety.ts'

const keyOf = (token: string) => ['decision', token] as const

/** Decision to which the link in its statement of reasons leads (MOD-03). */
export const useDecision = (token: string) =>
  useQuery({
    queryKey: keyOf(token),
    queryFn: ({ signal }) => call(safety.findDecision, { query: { token } }, { signal }),
    enabled: token !== '',
    retry: false,
  })

/** Objects to the decision, and refetches it. */
export function useObject(token: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => call(safety.object, { body: { token, text } }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(token) }),
  })
}
