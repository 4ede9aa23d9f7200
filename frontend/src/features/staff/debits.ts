import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#frontend/lib/call.ts'
import { directDebit } from '#shared/contract/direct-debit.ts'
import type { Input, Output } from '#shared/contract/endpoint.ts'

export type Debit = Output<typeof directDebit.debit>
type Decision = Input<typeof directDebit.blockDebit>['body']

const debitKey = ['staff', 'debit'] as const

/** Mandate of a direct debit, with the blocks on its account and phone number. */
export const useDebit = (reference: string) =>
  useQuery({
    queryKey: [...debitKey, reference],
    queryFn: ({ signal }) => call(directDebit.debit, { query: { reference } }, { signal }),
    staleTime: 0,
  })

/**
 * Blocks or unblocks. Refetches the blocks even after a refusal, as a colleague may have been
 * first.
 */
export function useBlockDebit() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Decision) => call(directDebit.blockDebit, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: debitKey }),
  })
}
