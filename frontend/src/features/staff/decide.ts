import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#frontend/lib/call.ts'
import type { Input } from '#shared/contract/endpoint.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { complaintKey, complaintKeyOf, listKeyOf } from './complaint-keys.ts'
import { countsKey } from './counts.ts'
import { memberKey, memberKeyOf } from './member-view.ts'

/**
 * Decides about a member (MOD-01). Refetches the member's file and the complaint that the decision
 * answers, even after a refusal.
 */
export function useDecide(q: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof moderation.decide>['body']) => call(moderation.decide, { body }),
    onSettled: (_, __, { complaint }) =>
      Promise.all(
        [memberKeyOf(q), ...(complaint ? [complaintKeyOf(complaint)] : [])].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}

/** Suspends a member on a suspicion (MOD-06, MOD-07); refetches file, complaints and counts. */
export function useSuspectMember() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof moderation.suspectMember>['body']) => call(moderation.suspectMember, { body }),
    onSettled: () =>
      Promise.all(
        [memberKey, complaintKey, listKeyOf('open'), countsKey].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
