import { useQuery } from '@tanstack/react-query'
import { call, Refused } from '#frontend/lib/call.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { minuteMs } from '#shared/rules/durations.ts'

export type StaffMember = Output<typeof moderation.member>

/** Query key of the files of all members. */
export const memberKey = ['staff', 'member'] as const

/** Query key of the member's file that the search for `q` found. */
export const memberKeyOf = (q: string) => [...memberKey, q] as const

/**
 * Member by number, id, email address or name; null if nobody matches. Every request is audited, so
 * there is no automatic refetch for 5 minutes.
 */
export const useMemberView = (q: string) =>
  useQuery({
    queryKey: memberKeyOf(q),
    queryFn: async ({ signal }): Promise<StaffMember | null> => {
      try {
        return await call(moderation.member, { query: { q } }, { signal })
      } catch (error) {
        if (error instanceof Refused && error.code === 'not_found') return null
        throw error
      }
    },
    enabled: q !== '',
    staleTime: 5 * minuteMs,
    refetchOnReconnect: false,
  })
