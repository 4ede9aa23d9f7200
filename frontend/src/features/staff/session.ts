import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call, Refused } from '#frontend/lib/call.ts'
import { createStore } from '#frontend/lib/store.ts'
import { staff } from '#shared/contract/staff.ts'
import type { StaffUser } from '#shared/model/staff.ts'
import { forgetDrafts } from './drafts.ts'

/** Who is signed in on the console, or null. A member's session counts for nothing here (ROLE-11). */
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

/** Whether the session ended by itself: the sign-in then says that what was typed is still here. */
export const hasEnded = createStore(false)

/** The staff member, within the console; `useQuery` does not ask again. */
export function useStaffUser(): StaffUser | null {
  return useQuery({ ...staffQuery, enabled: false }).data ?? null
}

/** What must reach the server while the session still stands, such as the decisions that are held for a moment. */
export const beforeSignOut = new Set<() => Promise<unknown>>()

function forgetAnswers(client: QueryClient): void {
  client.setQueryData(staffQuery.queryKey, null)
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === 'staff' && queryKey.length > 1 })
}

/**
 * The session is over: nothing of the site's stays in view, and the sign-in in its place says why. What was typed waits for whoever
 * typed it. False where it was not known yet whether anybody is signed in.
 */
export function endSession(client: QueryClient): boolean {
  const user = client.getQueryData(staffQuery.queryKey)
  if (user) {
    hasEnded.write(true)
    forgetAnswers(client)
  }
  return user !== undefined
}

/** Ends the session here at once, whatever the server says; drafts go too, as the next one at this desk may be somebody else. */
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
