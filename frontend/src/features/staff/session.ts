import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call, Refused } from '#frontend/lib/call.ts'
import { createStore } from '#frontend/lib/store.ts'
import * as staff from '#shared/contract/staff.ts'
import type { StaffUser } from '#shared/model/staff.ts'
import { caseRoles } from '#shared/model/staff-roles.ts'
import { forgetDrafts } from './drafts.ts'

/** The signed-in staff member, or null. A member's session does not count (ROLE-11). */
export const staffQuery = queryOptions({
  queryKey: ['staff'],
  queryFn: async ({ signal }): Promise<StaffUser | null> => {
    try {
      return await call(staff.current, {}, { signal })
    } catch (error) {
      if (error instanceof Refused && error.code === 'staff_required') return null
      throw error
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** Whether the session expired; the sign-in screen then says that drafts are still stored. */
export const hasEnded = createStore(false)

/** Signed-in staff member from the cache, or null; does not fetch. */
export function useStaffUser(): StaffUser | null {
  return useQuery({ ...staffQuery, enabled: false }).data ?? null
}

/**
 * Whether the signed-in staff member has a role that may see the pictures of cases (MOD-06,
 * MOD-07).
 */
export function useSeesCases(): boolean {
  const { roles = [] } = useStaffUser() ?? {}
  return caseRoles.some((role) => roles.includes(role))
}

/** Calls that must be made before the session ends, such as decisions that are not sent yet. */
export const beforeSignOut = new Set<() => Promise<unknown>>()

function forgetAnswers(client: QueryClient): void {
  client.setQueryData(staffQuery.queryKey, null)
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === 'staff' && queryKey.length > 1 })
}

/**
 * Handles an ended session: removes all data from view and shows the sign-in with the reason.
 * Drafts stay stored for their author. Returns false if the first session check has no answer yet.
 */
export function endSession(client: QueryClient): boolean {
  const user = client.getQueryData(staffQuery.queryKey)
  if (user) {
    hasEnded.write(true)
    forgetAnswers(client)
  }
  return user !== undefined
}

/**
 * Ends the session in the browser without waiting for the server. Deletes drafts, because another
 * person may use the device next.
 */
export function useSignOut(): () => void {
  const client = useQueryClient()
  return useCallback(() => {
    forgetDrafts()
    hasEnded.write(false)
    const sent = Promise.allSettled([...beforeSignOut].map((finish) => finish()))
    forgetAnswers(client)
    void sent.then(() => call(staff.signOut, {})).catch(() => {})
  }, [client])
}
