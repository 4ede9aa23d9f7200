import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#frontend/lib/call.ts'
import * as debitBlocks from '#shared/contract/debit-blocks.ts'
import type { Input, Output } from '#shared/contract/endpoint.ts'

export type Debit = Output<typeof debitBlocks.debit>
type Decision = Input<typeof debitBlocks.blockDebit>['body']

const debitKey = ['staff', 'debit'] as const

/** Mandate of a direct debit, with the blocks of its bank account and phone number. */
export const useDebit = (reference: string) =>
  useQuery({
    queryKey: [...debitKey, reference],
    queryFn: ({ signal }) => call(debitBlocks.debit, { query: { reference } }, { signal }),
    staleTime: 0,
  })

/**
 * Blocks or unblocks direct debits. Refetches the blocks even after a refusal, because a colleague
 * may have changed them.
 */
export function useBlockDebit() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Decision) => call(debitBlocks.blockDebit, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: debitKey }),
  })
}
