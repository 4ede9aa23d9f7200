import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ComplaintList,
  complaintKey,
  complaintKeyOf,
  listKeyOf,
  listsKey,
} from '#frontend/features/staff/complaint-keys.ts'
import { countsKey } from '#frontend/features/staff/counts.ts'
import { memberKey } from '#frontend/features/staff/member-view.ts'
import { call } from '#frontend/lib/call.ts'
import type { Input, Output } from '#shared/contract/endpoint.ts'
import * as moderation from '#shared/contract/moderation.ts'

export type ComplaintRow = Output<typeof moderation.listComplaints>['complaints'][number]
export type AnsweringDecision = Output<typeof moderation.complaint>['decisions'][number]

export const useComplaints = (status: ComplaintList) =>
  useInfiniteQuery({
    queryKey: listKeyOf(status),
    queryFn: ({ pageParam, signal }) =>
      call(moderation.listComplaints, { query: { status, ...(pageParam && { cursor: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

export const useComplaint = (id: string) =>
  useQuery({
    queryKey: complaintKeyOf(id),
    queryFn: ({ signal }) => call(moderation.complaint, { query: { id } }, { signal }),
  })

/** Answers a complaint; refetches the complaint, the lists and the counts, even after a refusal. */
export function useAnswerComplaint(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (answer: Omit<Input<typeof moderation.answerComplaint>['body'], 'id'>) =>
      call(moderation.answerComplaint, { body: { id, ...answer } }),
    onSettled: () =>
      Promise.all([complaintKeyOf(id), listsKey, countsKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}

/** Takes a complaint or releases it (MOD-04). `from`: id of the colleague who loses it. */
export function useOwnComplaint(id: string) {
  return useMutation({
    mutationFn: async ({ isWanted, from }: { isWanted: boolean; from?: string }) =>
      isWanted
        ? await call(moderation.ownComplaint, { body: { id, ...(from && { from }) } })
        : await call(moderation.releaseComplaint, { query: { id } }),
    onSettled: useReadOwned(),
  })
}

/**
 * Refetches all complaints, lists and counts after a change of a complaint's owner: the other
 * complaints about the member change their owner as well.
 */
function useReadOwned(): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all([complaintKey, listsKey, countsKey].map((queryKey) => client.invalidateQueries({ queryKey })))
}

/** Colleagues to whom a complaint can be handed. */
export const useColleagues = (id: string, isWanted: boolean) =>
  useQuery({
    queryKey: ['staff', 'colleagues', id],
    enabled: isWanted,
    queryFn: ({ signal }) => call(moderation.listColleagues, { query: { id } }, { signal }),
  })

/** Hands a complaint to a colleague or back to the queue, with a note (MOD-04). */
export function useHandOver() {
  const client = useQueryClient()
  const readOwned = useReadOwned()
  return useMutation({
    mutationFn: (body: Input<typeof moderation.handOverComplaint>['body']) =>
      call(moderation.handOverComplaint, { body }),
    onSettled: () => Promise.all([readOwned(), client.invalidateQueries({ queryKey: memberKey })]),
  })
}

/**
 * Adds a note to a complaint (MOD-08). Refetches the complaints and the members' files, which show
 * the note.
 */
export function useNoteComplaint() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof moderation.noteComplaint>['body']) => call(moderation.noteComplaint, { body }),
    onSuccess: () => Promise.all([complaintKey, memberKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}
