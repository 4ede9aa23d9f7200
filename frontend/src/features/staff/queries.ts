import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ulid } from 'ulid'
import { call, Failed, Refused } from '#frontend/lib/call.ts'
import type { Input, Output } from '#shared/contract/endpoint.ts'
import * as fictional from '#shared/contract/fictional.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as staff from '#shared/contract/staff.ts'
import { readReceipt } from '#shared/model/complaint.ts'
import { photoTypes } from '#shared/model/photo.ts'
import { minuteMs } from '#shared/rules/durations.ts'
import { isNamePart } from '#shared/rules/name.ts'
import { usePictureAddress } from './picture-address.ts'
import { hasEnded, staffQuery } from './session.ts'
import { useIsAwake } from './use-awake.ts'

export type Evidence = NonNullable<Output<typeof moderation.complaint>['evidence']>
export type Overview = Output<typeof moderation.overview>
export type ComplaintRow = Output<typeof moderation.listComplaints>['complaints'][number]
export type AnsweringDecision = Output<typeof moderation.complaint>['decisions'][number]
export type Numbered = Output<typeof moderation.findNumber>
export type StaffMember = Output<typeof moderation.member>
export type TrailFilter = Omit<NonNullable<Input<typeof staff.listAudit>['query']>, 'cursor'>
export type FictionalForm = Input<typeof fictional.add>['body']

type EvidencePicture = Input<typeof moderation.evidencePicture>['query']

const keys = {
  overview: ['staff', 'overview'],
  everyComplaints: ['staff', 'complaints'],
  complaints: (status: string) => ['staff', 'complaints', status],
  complaint: (id: string) => ['staff', 'complaint', id],
  member: (q: string) => ['staff', 'member', q],
  named: (q: string) => ['staff', 'named-members', q],
  numbered: (q: string) => ['staff', 'numbered', q],
  fictional: ['staff', 'fictional'],
  policy: ['staff', 'policy'],
  audit: (filter: TrailFilter) => ['staff', 'audit', filter],
} as const

/** Query key of all opened complaints. */
const everyComplaint = ['staff', 'complaint'] as const

/** Query key of the files of all members. */
export const memberKey = ['staff', 'member'] as const

/** Poll interval of the rail's counts while the console is in use. */
const countsMs = minuteMs

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

/** Sizes and ages of the queues. `isWanted`: false for hosts, who see the desk only. */
export const useOverview = (isWanted = true) =>
  useQuery({
    enabled: isWanted,
    queryKey: keys.overview,
    queryFn: ({ signal }) => call(moderation.overview, {}, { signal }),
    refetchInterval: useIsAwake() && countsMs,
  })

/** Refetches the rail's counts after an action. */
export function useReadCounts(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: keys.overview })
}

/** Object URL of a picture of the evidence. Never refetched while shown: each view is recorded. */
export function useEvidencePicture(query: EvidencePicture) {
  const { data, error } = useQuery({
    queryKey: ['staff', 'evidence-picture', query.id, query.photo, query.picture],
    queryFn: ({ signal }) => call(moderation.evidencePicture, { query }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: minuteMs,
  })
  return { address: usePictureAddress(data?.picture, 'image/webp'), error }
}

/**
 * Lists of complaints, in the order of their tabs. `handed`: open complaints that a colleague
 * handed to the signed-in user.
 */
export const complaintLists = ['open', 'handed', 'answered'] as const
export type ComplaintList = (typeof complaintLists)[number]

export const useComplaints = (status: ComplaintList) =>
  useInfiniteQuery({
    queryKey: keys.complaints(status),
    queryFn: ({ pageParam, signal }) =>
      call(moderation.listComplaints, { query: { status, ...(pageParam && { cursor: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

export const useComplaint = (id: string) =>
  useQuery({
    queryKey: keys.complaint(id),
    queryFn: ({ signal }) => call(moderation.complaint, { query: { id } }, { signal }),
  })

/** Answers a complaint; refetches the complaint, the lists and the counts, even after a refusal. */
export function useAnswerComplaint(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (answer: Omit<Input<typeof moderation.answerComplaint>['body'], 'id'>) =>
      call(moderation.answerComplaint, { body: { id, ...answer } }),
    onSettled: () =>
      Promise.all(
        [keys.complaint(id), keys.everyComplaints, keys.overview].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
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
    Promise.all(
      [everyComplaint, keys.everyComplaints, keys.overview].map((queryKey) => client.invalidateQueries({ queryKey })),
    )
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
    onSuccess: () => Promise.all([everyComplaint, memberKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}

/**
 * Member by number, email address or name; null if nobody matches. Every request is audited, so
 * there is no automatic refetch for 5 minutes.
 */
export const useMemberView = (q: string) =>
  useQuery({
    queryKey: keys.member(q),
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

/**
 * Members with a word in their name that begins with the searched text. A text that cannot be part
 * of a name is not sent.
 */
export const useNamedMembers = (q: string) =>
  useQuery({
    queryKey: keys.named(q),
    queryFn: ({ signal }) => call(moderation.findMembers, { query: { q } }, { signal }),
    enabled: isNamePart(q),
  })

/**
 * Complaints and the decision with the searched number. Other text is not sent. Not refetched while
 * shown, as each found item is recorded in the audit trail.
 */
export const useNumbered = (q: string) =>
  useQuery({
    queryKey: keys.numbered(q),
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
    onSettled: () => client.invalidateQueries({ queryKey: keys.member(q) }),
  })
}

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
        [keys.member(q), ...(complaint ? [keys.complaint(complaint)] : [])].map((queryKey) =>
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
        [memberKey, everyComplaint, keys.complaints('open'), keys.overview].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}

/** Adds a note of staff (MOD-08); refetches the member's file. */
export function useAddStaffNote(q: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof moderation.addNote>['body']) => call(moderation.addNote, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.member(q) }),
  })
}

export const useFictionalList = () =>
  useInfiniteQuery({
    queryKey: keys.fictional,
    queryFn: ({ pageParam, signal }) =>
      call(fictional.list, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

export function useSaveFictional(isNew: boolean) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ name, gender, date_of_birth, ...form }: FictionalForm) =>
      isNew
        ? call(fictional.add, { body: { name, gender, date_of_birth, ...form } })
        : call(fictional.change, { body: form }),
    onSuccess: (_, { id }) =>
      Promise.all([keys.fictional, keys.member(id)].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}

export function useRemoveFictional(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(fictional.remove, { query: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.fictional }),
  })
}

/** Audit trail, filtered by the server (MOD-15). */
export const useAudit = (filter: TrailFilter) =>
  useInfiniteQuery({
    queryKey: keys.audit(filter),
    queryFn: ({ pageParam, signal }) =>
      call(staff.listAudit, { query: { ...filter, ...(pageParam && { cursor: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // an audit trail must be current
    staleTime: 0,
  })

export const usePolicy = () =>
  useQuery({ queryKey: keys.policy, queryFn: ({ signal }) => call(staff.policy, {}, { signal }) })

/** Current time, updated every minute, for texts such as "3 hours ago". */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return now
}

/**
 * Type of a photo. Some browsers know no type for HEIC, so the file extension is checked too. The
 * inspection does not trust this type: it detects the type by content.
 */
const typeOf = (file: File) =>
  photoTypes.find((type) => type === file.type) ?? (/\.hei[cf]$/i.test(file.name) ? 'image/heic' : null)

/**
 * Uploads one photo of a fictional profile. Throws what `call` throws, and Failed if the bucket
 * refuses the file.
 */
export function useUploadPhoto(memberId: string): (file: File) => Promise<void> {
  const client = useQueryClient()
  return async (file) => {
    // an unknown type is sent as JPEG, and the inspection refuses it with a reason
    const body = { member: memberId, id: ulid(), type: typeOf(file) ?? 'image/jpeg', bytes: file.size }
    const { upload } = await call(fictional.addPhoto, { body })
    const form = new FormData()
    for (const [name, value] of Object.entries(upload.fields)) form.append(name, value)
    form.append('file', file)
    const response = await fetch(upload.url, { method: 'POST', body: form })
    if (!response.ok) throw new Failed(response.status)
    await client.invalidateQueries({ queryKey: keys.member(memberId) })
  }
}
