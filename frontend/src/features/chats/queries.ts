import {
  focusManager,
  type QueryClient,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useChangeUser, userQuery } from '#frontend/domain/account/session.ts'
import {
  changeChats,
  chatsQuery,
  readOlder,
  removeChatKey,
  rowOf,
  withChat,
  withoutChat,
  withRead,
} from '#frontend/domain/chats/chats.ts'
import { whileOnlineMs } from '#frontend/domain/members/online.ts'
import { isLive } from '#frontend/domain/notifications/live.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call, Refused } from '#frontend/lib/call.ts'
import { useStore } from '#frontend/lib/store.ts'
import * as chats from '#shared/contract/chats.ts'
import type { Conversation } from '#shared/model/message.ts'
import { minuteMs } from '#shared/rules/durations.ts'
import { unchooseAll } from './chosen-photos.ts'
import { mergeNewest, type Thread, withMessage, withOlder } from './thread.ts'
import { forgetUnsent } from './use-kept.ts'

/**
 * Poll interval of the newest page while a conversation is open and the page is visible, without a
 * live connection (LIVE-05).
 */
const openRhythmMs = 5000

/**
 * Whether the page is visible according to the query cache, which refetches when it becomes
 * visible.
 */
const isVisible = (): boolean => focusManager.isFocused()

export type Address = { conversation: string } | { member: string }

const threadKey = (address: Address) =>
  'conversation' in address ? queryKeys.chat(address.conversation) : queryKeys.chatWithMember(address.member)

/**
 * Whether the conversation does not exist (any more);
 * blocked, deleted and unknown members get the same answer.
 */
export const isGone = (error: unknown): boolean => error instanceof Refused && error.code === 'not_found'

/** List of conversations, cached between visits and refetched in the background (UI-12). */
export const useChats = () => useQuery({ ...chatsQuery, refetchOnMount: 'always' })

/** Next page of the list (CHAT-35). */
export function useOlderChats() {
  const client = useQueryClient()
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (before: string) => readOlder(client, before),
  })
  return { onOlder: mutate, isPending, isError }
}

/**
 * Open conversation. Each fetch of its newest page marks the conversation as read on the server, so
 * the unread count drops (CHAT-23). A hidden page therefore never fetches it, whatever the cause:
 * mount, hint, poll, invalidation or return of the network; it does so once it is visible. With a
 * live connection it is refetched after a hint, or if the list shows a message that is missing here
 * (LIVE-05, LIVE-06). While the other member is online, it is also polled at a long interval.
 */
export function useThread(address: Address) {
  const client = useQueryClient()
  const changeUser = useChangeUser()
  const queryKey = threadKey(address)
  const isConnected = useStore(isLive)
  const query = useQuery({
    queryKey,
    enabled: isVisible,
    // Without the abort signal: the server marks the conversation as read, so the badge needs the
    // answer even if the member has left the conversation.
    queryFn: async () => {
      const readerId = client.getQueryData(userQuery.queryKey)?.id
      const newest = await readPage(address)
      // Another member may have signed in since the request.
      if (client.getQueryData(userQuery.queryKey)?.id !== readerId) return newest
      changeUser({ credits: newest.credits })
      const known = client.getQueryData<Thread>(queryKey)
      if (!known) refetchTotal(client, newest.conversation)
      changeChats(client, (all) => withRead(all, newest.conversation, newest.messages.at(-1)))
      return withKnown(client, address, newest)
    },
    staleTime: 0,
    gcTime: 30 * minuteMs,
    refetchInterval: ({ state }) => {
      if (isGone(state.error)) return false
      if (!isConnected) return openRhythmMs
      return state.data?.presence === 'online' && whileOnlineMs
    },
    // Refetches when the page becomes visible again.
    refetchOnWindowFocus: 'always',
  })
  const { data, refetch } = query
  // The list is still polled (CHAT-29). If it shows a message that is missing here, received or
  // sent from another device, a hint was lost.
  const { data: lacking = null } = useQuery({
    ...chatsQuery,
    enabled: false,
    select: (known) => lackingIn(data, rowOf(known, data?.conversation ?? '')),
  })
  useEffect(() => {
    if (isConnected && lacking !== null && isVisible()) void refetch({ cancelRefetch: false })
  }, [isConnected, lacking, refetch])
  return query
}

/**
 * Merges the newest page with the older pages loaded so far. If staff removed or restored a message
 * since, the older pages are loaded again (MOD-01).
 */
async function withKnown(client: QueryClient, address: Address, newest: Thread): Promise<Thread> {
  const known = () => client.getQueryData<Thread>(threadKey(address))
  if (known()?.moderated_at === newest.moderated_at) return mergeNewest(known(), newest)
  let thread = newest
  while (thread.older && thread.messages[0]!.sent_at > (known()?.messages[0]?.sent_at ?? '~')) {
    // If an older page fails, the newest messages are shown, and the reader can load the page
    // again.
    const page = await readPage(address, thread.older).catch(() => null)
    if (!page) break
    thread = withOlder(thread, page, thread.older)
  }
  return thread
}

/** Page of messages. A failed request is not retried once the page is hidden, see `useThread`. */
const readPage = (address: Address, before?: string) =>
  call(chats.open, { query: { ...address, before } }, { mayRetry: isVisible })

/**
 * Not null if the list shows that messages are missing in the loaded thread: unread messages, or a
 * newer last message. Changes with the list, so that each change causes one refetch.
 */
function lackingIn(thread: Thread | undefined, row: Conversation | undefined): string | null {
  if (!thread || !row) return null
  const { last_message: last, num_unread_messages: unread } = row
  const isLate = last && last.sent_at > (thread.messages.at(-1)?.sent_at ?? '')
  return unread > 0 || isLate ? `${unread} ${last?.id}` : null
}

/**
 * Refetches the list with its unread total, if the list has further pages and the opened
 * conversation is not in its loaded part: then it is unknown by how many the total drops.
 */
function refetchTotal(client: QueryClient, conversation: string): void {
  const known = client.getQueryData(chatsQuery.queryKey)
  if (known?.older && !rowOf(known, conversation)) void client.invalidateQueries({ queryKey: chatsQuery.queryKey })
}

/** Page of older messages (CHAT-21). */
export function useOlder(address: Address) {
  const client = useQueryClient()
  const queryKey = threadKey(address)
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (before: string) => readPage(address, before),
    onSuccess: (page, before) =>
      client.setQueryData<Thread>(queryKey, (known) => known && withOlder(known, page, before)),
  })
  return { onOlder: mutate, isPending, isError }
}

/** The other member, from the list, so that a conversation shows a face immediately. */
export function useKnownPartner(address: Address) {
  const { data } = useQuery({ ...chatsQuery, enabled: false })
  const row = data?.rows.find((each) =>
    'member' in address ? each.profile === address.member : each.conversation === address.conversation,
  )
  return row?.partner
}

/** Opens a received photo: afterwards the server sends its sharp file (CHAT-32). */
export function useOpenPhoto(conversation: string, member: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, at }: { id: string; at: string }) =>
      call(chats.openPhoto, { body: { conversation, message: `${at}#${id}` } }),
    onSuccess: ({ message }) => {
      for (const queryKey of [queryKeys.chat(conversation), queryKeys.chatWithMember(member)])
        client.setQueryData<Thread>(queryKey, (known) => known && withMessage(known, message))
    },
  })
}

/** Gifts to choose from; they change with a release only. */
export const useGifts = () =>
  useQuery({
    queryKey: queryKeys.gifts,
    queryFn: ({ signal }) => call(chats.gifts, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Removes a conversation optimistically; on failure the list is refetched (CHAT-25, CHAT-26). */
export function useRemoveChat() {
  const client = useQueryClient()
  const { forget } = useRemoveFailure()
  return useMutation({
    mutationKey: removeChatKey,
    mutationFn: ({ conversation }: Pick<Conversation, 'conversation' | 'profile'>) =>
      call(chats.remove, { query: { conversation }, body: { conversation } }),
    onMutate: async ({ conversation }) => {
      forget()
      // a pending fetch still contains the row
      await client.cancelQueries({ queryKey: chatsQuery.queryKey })
      const row = rowOf(client.getQueryData(chatsQuery.queryKey), conversation)
      changeChats(client, (known) => withoutChat(known, conversation))
      return row
    },
    onSuccess: (_, { conversation, profile }) => forgetThread(client, conversation, profile),
    // The refetch is not awaited: while the removal is pending, its row is filtered out of every
    // answer.
    onError: (error, _asked, row) => {
      // puts the row back, as the refetch covers the first page only
      if (row && !isGone(error)) changeChats(client, (known) => withChat(known, row))
      void client.invalidateQueries({ queryKey: chatsQuery.queryKey })
    },
  })
}

/**
 * Failure of the last removal, wherever it was started; null after it is dismissed, or another
 * removal has started.
 */
export function useRemoveFailure(): { error: Error | null; forget: () => void } {
  const client = useQueryClient()
  const failures = useMutationState({
    filters: { mutationKey: removeChatKey, status: 'error' },
    select: ({ state }) => state.error,
  })
  const forget = useCallback(() => {
    const cache = client.getMutationCache()
    for (const failed of cache.findAll({ mutationKey: removeChatKey, status: 'error' })) cache.remove(failed)
  }, [client])
  return { error: failures.at(-1) ?? null, forget }
}

/**
 * Returns a function that removes a conversation's messages, drafts, photos and unsent messages
 * from this device. Called after the other member is blocked.
 */
export function useForgetConversation() {
  const client = useQueryClient()
  return ({ conversation, profile }: Pick<Conversation, 'conversation' | 'profile'>) =>
    forgetThread(client, conversation, profile)
}

/** Removes the messages, drafts, chosen photos and unsent messages of a conversation. */
function forgetThread(client: QueryClient, conversation: string, profile: string): void {
  const user = client.getQueryData(userQuery.queryKey)
  if (user) {
    forgetUnsent(user.id, conversation)
    unchooseAll(user.id, conversation)
  }
  client.removeQueries({ queryKey: queryKeys.chat(conversation) })
  client.removeQueries({ queryKey: queryKeys.chatWithMember(profile) })
}
