import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useReadCounts } from '#frontend/features/staff/counts.ts'
import { call } from '#frontend/lib/call.ts'
import * as moderation from '#shared/contract/moderation.ts'
import type { RiskEntry } from '#shared/contract/moderation-items.ts'

const queryKey = ['staff', 'risks'] as const

export const useRisks = () =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => call(moderation.listRisks, {}, { signal }),
    // a colleague may have decided since the last load
    staleTime: 0,
  })

/** Takes a member out of the queue; refetches the list, even after a refusal. */
export function useClearRisk(callbacks: { onSuccess: () => void; onError: (error: Error) => void }) {
  const client = useQueryClient()
  const readCounts = useReadCounts()
  return useMutation({
    mutationFn: ({ member, last_at }: RiskEntry) => call(moderation.clearRisk, { body: { id: member.id, last_at } }),
    ...callbacks,
    onSettled: () => {
      readCounts()
      return client.invalidateQueries({ queryKey })
    },
  })
}
