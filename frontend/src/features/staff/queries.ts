import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#frontend/lib/call.ts'
import type { Input } from '#shared/contract/endpoint.ts'
import * as staff from '#shared/contract/staff.ts'
import { hasEnded, staffQuery } from './session.ts'

export type TrailFilter = Omit<NonNullable<Input<typeof staff.listAudit>['query']>, 'cursor'>

export function useSignIn() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof staff.signIn>['body']) => call(staff.signIn, { body }),
    onSuccess: (user) => {
      hasEnded.write(false)
      client.setQueryData(staffQuery.queryKey, user)
    },
  })
}

export const useInvitation = (token: string) =>
  useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call(staff.invitation, { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: token !== '',
  })

/** Accepts the invitation of a new staff member, who is then signed in. */
export function useEnrol() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof staff.enrol>['body']) => call(staff.enrol, { body }),
    onSuccess: (user) => client.setQueryData(staffQuery.queryKey, user),
  })
}

/** Audit trail, filtered by the server (MOD-15). */
export const useAudit = (filter: TrailFilter) =>
  useInfiniteQuery({
    queryKey: ['staff', 'audit', filter],
    queryFn: ({ pageParam, signal }) =>
      call(staff.listAudit, { query: { ...filter, ...(pageParam && { cursor: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // an audit trail must be current
    staleTime: 0,
  })

export const usePolicy = () =>
  useQuery({ queryKey: ['staff', 'policy'], queryFn: ({ signal }) => call(staff.policy, {}, { signal }) })
