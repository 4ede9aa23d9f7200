import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useReadCounts } from '#frontend/features/staff/counts.ts'
import { call } from '#frontend/lib/call.ts'
import type { Input } from '#shared/contract/endpoint.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { minuteMs } from '#shared/rules/durations.ts'

const queryKey = ['staff', 'objections'] as const

export const useObjections = () =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => call(moderation.listObjections, {}, { signal }),
    // a colleague may have decided since the last load
    staleTime: 0,
  })

/**
 * Profile text as it was at the time of the decision. It is fetched only if `isWanted`, as each
 * view is recorded in the audit trail.
 */
export const useFrozenProfile = (number: string, isWanted: boolean) =>
  useQuery({
    queryKey: ['staff', 'decision-evidence', number],
    queryFn: ({ signal }) => call(moderation.decisionEvidence, { query: { number } }, { signal }),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: minuteMs,
  })

/** Decides on an objection; refetches the list, even after a refusal. */
export function useAnswerObjection() {
  const client = useQueryClient()
  const readCounts = useReadCounts()
  return useMutation({
    mutationFn: (body: Input<typeof moderation.answerObjection>['body']) => call(moderation.answerObjection, { body }),
    onSettled: () => {
      readCounts()
      return client.invalidateQueries({ queryKey })
    },
  })
}
