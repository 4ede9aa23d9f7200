import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useIsAwake } from '#frontend/features/staff/use-awake.ts'
import { call, Refused } from '#frontend/lib/call.ts'
import type { WaitingConversation } from '#shared/contract/desk.ts'
import * as desk from '#shared/contract/desk.ts'
import type { Input, Output } from '#shared/contract/endpoint.ts'

export type Opened = Output<typeof desk.open>
export type { WaitingConversation }

const keys = {
  desk: ['staff', 'desk'],
  opened: (conversation: string) => ['staff', 'desk', 'opened', conversation],
  older: (conversation: string, before: string | null) => ['staff', 'desk', 'older', conversation, before],
} as const

/** Poll interval of the waiting conversations while the console is in use. */
const listMs = 15_000
/** Refetch interval of the open conversation; a refetch also extends the claim. */
const openMs = 20_000

export const namedOf = ({ profile, conversation }: WaitingConversation) => ({ profile: profile.id, conversation })

/** Waiting conversations, oldest first. */
export const useDesk = (isWanted = true) =>
  useQuery({
    enabled: isWanted,
    queryKey: keys.desk,
    queryFn: ({ signal }) => call(desk.list, {}, { signal }),
    refetchInterval: useIsAwake() && listMs,
    staleTime: 0,
  })

/**
 * Whether an error means that the conversation no longer waits for an answer, or that another host
 * has claimed it.
 */
export const isLost = (error: unknown): boolean =>
  error instanceof Refused && (error.code === 'not_waiting' || error.code === 'desk_claimed')

/** Opens and claims a conversation, and keeps the claim while the console is in use. */
export const useOpened = (waiting: WaitingConversation) => {
  const isAwake = useIsAwake()
  return useQuery({
    queryKey: keys.opened(waiting.conversation),
    queryFn: ({ signal }) => call(desk.open, { body: namedOf(waiting) }, { signal }),
    refetchInterval: ({ state }) => isAwake && !isLost(state.error) && openMs,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
}

/** Earlier messages, page by page from `before`, the cursor of the newest page. */
export const useOlder = (waiting: WaitingConversation, before: string | null) =>
  useInfiniteQuery({
    enabled: false,
    queryKey: keys.older(waiting.conversation, before),
    queryFn: ({ pageParam, signal }) =>
      call(desk.older, { query: { ...namedOf(waiting), before: pageParam } }, { signal }),
    initialPageParam: before ?? '',
    getNextPageParam: ({ older }) => older,
    gcTime: 0,
  })

export function useAnswer(waiting: WaitingConversation) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (answer: Pick<Input<typeof desk.answer>['body'], 'id' | 'seen' | 'text'>) =>
      call(desk.answer, { body: { ...namedOf(waiting), ...answer } }),
    onError: () => client.invalidateQueries({ queryKey: keys.opened(waiting.conversation) }),
  })
}

export function useAddNote(waiting: WaitingConversation) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (note: { id: string; text: string }) => call(desk.note, { body: { ...namedOf(waiting), ...note } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.opened(waiting.conversation) }),
  })
}

/** Opens a photo; the answer's message replaces the one with the blurred photo. */
export function useOpenPhoto(waiting: WaitingConversation) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (message: string) => call(desk.openPhoto, { body: { ...namedOf(waiting), message } }),
    onSuccess: ({ message }) =>
      client.setQueryData<Opened>(keys.opened(waiting.conversation), (known) =>
        known ? { ...known, messages: known.messages.map((one) => (one.id === message.id ? message : one)) } : known,
      ),
  })
}

/** Releases the claim, without waiting for the answer: after a failed call the claim expires. */
export const release = (waiting: WaitingConversation): void =>
  void call(desk.release, { query: namedOf(waiting) }, { isLeaving: true }).catch(() => {})

/** Returns a function that refetches the waiting conversations and resolves to them. */
export function useReadDesk(): () => Promise<readonly WaitingConversation[]> {
  const client = useQueryClient()
  return async () => {
    const { conversations } = await client.fetchQuery({
      queryKey: keys.desk,
      queryFn: ({ signal }) => call(desk.list, {}, { signal }),
      staleTime: 0,
    })
    return conversations
  }
}
