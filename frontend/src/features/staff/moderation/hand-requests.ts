import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useReadCounts } from '#frontend/features/staff/counts.ts'
import { memberKey } from '#frontend/features/staff/member-view.ts'
import { call } from '#frontend/lib/call.ts'
import type { Input, Output } from '#shared/contract/endpoint.ts'
import * as handRequests from '#shared/contract/hand-requests.ts'

export type RequestedFile = NonNullable<Output<typeof handRequests.memberRequests>['export']>

const erasures = ['staff', 'erasures'] as const
const requests = (member: string) => ['staff', 'requests', member] as const

/** Pending export and erasure of a member. */
export const useMemberRequests = (member: string) =>
  useQuery({
    queryKey: requests(member),
    queryFn: ({ signal }) => call(handRequests.memberRequests, { query: { member } }, { signal }),
    // a colleague may have decided since the last load
    staleTime: 0,
  })

export const useErasures = () =>
  useQuery({
    queryKey: erasures,
    queryFn: ({ signal }) => call(handRequests.listErasures, {}, { signal }),
    staleTime: 0,
  })

/**
 * Returns a function that refetches what a request by hand may have changed. Hooks call it even
 * after a refusal.
 */
function useReadAgain(member: string): () => Promise<unknown> {
  const client = useQueryClient()
  const readCounts = useReadCounts()
  return () => {
    readCounts()
    return Promise.all(
      [requests(member), erasures, memberKey].map((queryKey) => client.invalidateQueries({ queryKey })),
    )
  }
}

export const useExportMember = (member: string) =>
  useMutation({
    mutationFn: (body: Input<typeof handRequests.exportMember>['body']) => call(handRequests.exportMember, { body }),
    onSettled: useReadAgain(member),
  })

export const useCorrectMember = (member: string) =>
  useMutation({
    mutationFn: (body: Input<typeof handRequests.correctMember>['body']) => call(handRequests.correctMember, { body }),
    onSettled: useReadAgain(member),
  })

export const useRequestErasure = (member: string) =>
  useMutation({
    mutationFn: (body: Input<typeof handRequests.requestErasure>['body']) =>
      call(handRequests.requestErasure, { body }),
    onSettled: useReadAgain(member),
  })

export const useDeclineRequest = (member: string) =>
  useMutation({
    mutationFn: (body: Input<typeof handRequests.declineRequest>['body']) =>
      call(handRequests.declineRequest, { body }),
    onSettled: useReadAgain(member),
  })

export const useDecideErasure = (member: string) =>
  useMutation({
    mutationFn: (body: Input<typeof handRequests.decideErasure>['body']) => call(handRequests.decideErasure, { body }),
    onSettled: useReadAgain(member),
  })

/** Downloads an export. Each export can be downloaded only once. */
export const useDownloadMember = (member: string) =>
  useMutation({
    mutationFn: async (id: string) => {
      const { url } = await call(handRequests.downloadMember, { body: { id, member } })
      window.location.assign(url)
    },
    onSettled: useReadAgain(member),
  })
