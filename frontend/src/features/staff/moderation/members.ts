import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { memberKeyOf } from '#frontend/features/staff/member-view.ts'
import { call } from '#frontend/lib/call.ts'
import type { Input, Output } from '#shared/contract/endpoint.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { readReceipt } from '#shared/model/complaint.ts'
import { minuteMs } from '#shared/rules/durations.ts'
import { isNamePart } from '#shared/rules/name.ts'

export type Numbered = Output<typeof moderation.findNumber>

/**
 * Members with a word in their name that begins with the searched text. A text that cannot be part
 * of a name is not sent.
 */
export const useNamedMembers = (q: string) =>
  useQuery({
    queryKey: ['staff', 'named-members', q],
    queryFn: ({ signal }) => call(moderation.findMembers, { query: { q } }, { signal }),
    enabled: isNamePart(q),
  })

/**
 * Complaints and the decision with the searched number. Other text is not sent. No automatic
 * refetch for 5 minutes, as each found item is recorded in the audit trail.
 */
export const useNumbered = (q: string) =>
  useQuery({
    queryKey: ['staff', 'numbered', q],
    queryFn: ({ signal }) => call(moderation.findNumber, { query: { q } }, { signal }),
    // Every decision number has the symbols of a receipt number.
    enabled: readReceipt(q) !== null,
    staleTime: 5 * minuteMs,
    refetchOnReconnect: false,
  })

export function useChangeMember(q: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof moderation.changeMember>['body']) => call(moderation.changeMember, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: memberKeyOf(q) }),
  })
}

/** Adds a note of staff (MOD-08); refetches the member's file. */
export function useAddStaffNote(q: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof moderation.addNote>['body']) => call(moderation.addNote, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: memberKeyOf(q) }),
  })
}
