import { type QueryClient, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
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
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call, Refused } from '#frontend/lib/call.ts'
import { chats } from '#shared/contract/chats.ts'
import type { Conversation } from '#shared/model/message.ts'
import { mergeNewest, type Thread, withOlder } from './thread.ts'
import { forgetUnsent } from './use-kept.ts'

const minute = 60_000
/** How often the newest page is read while a conversation is open and the page is visible. */
const openRhythmMs = 5000

/** How a conversation is reached: by its id, or by whom it is with. */
export type Address = { conversation: string } | { member: string }

const threadKey = (address: Address) =>
  'conversation' in address ? queryKeys.chat(address.conversation) : queryKeys.chatWithMember(address.member)

/** Whether there is no such conversation, or no longer; blocked, deleted and unknown members are answered alike. */
export const isGone = (error: unknown): boolean => error instanceof Refused && error.code === 'not_found'

/** The overview. It is kept from visit to visit and read again behind what is shown (UI-12). */
export const useChats = () => useQuery({ ...chatsQuery, refetchOnMount: 'always' })

/** The next page of the overview (CHAT-35). */
export function useOlderChats() {
  const client = useQueryClient()
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (before: string) => readOlder(client, before),
  })
  return { onOlder: mutate, isPending, isError }
}

/** An open conversation. Each reading of its newest page reads it for the server too, so the unread count falls with it (CHAT-23). */
export function useThread(address: Address) {
  const client = useQueryClient()
  const changeUser = useChangeUser()
  const queryKey = threadKey(address)
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const newest = await call(chats.open, { query: address }, { signal })
      changeUser({ credits: newest.credits })
      const known = client.getQueryData<Thread>(queryKey)
      if (!known) refetchTotal(client, newest.conversation)
      changeChats(client, (all) => withRead(all, newest.conversation, newest.messages.at(-1)))
      return mergeNewest(known, newest)
    },
    staleTime: 0,
    gcTime: 30 * minute,
    refetchInterval: ({ state }) => (isGone(state.error) ? false : openRhythmMs),
    refetchOnWindowFocus: 'always',
  })
}

/** Refetches the unread total if the opened conversation is not loaded, as its unread count is unknown. */
function refetchTotal(client: QueryClient, conversation: string): void {
  const known = client.getQueryData(chatsQuery.queryKey)
  if (known?.older && !rowOf(known, conversation)) void client.invalidateQueries({ queryKey: chatsQuery.queryKey })
}

/** The page before what is shown (CHAT-21). */
export function useOlder(address: Address) {
  const client = useQueryClient()
  const queryKey = threadKey(address)
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (before: string) => call(chats.open, { query: { ...address, before } }),
    onSuccess: (page, before) =>
      client.setQueryData<Thread>(queryKey, (known) => known && withOlder(known, page, before)),
  })
  return { onOlder: mutate, isPending, isError }
}

/** The partner from the overview, so that a conversation opens with a face at once. */
export function useKnownPartner(address: Address) {
  const { data } = useQuery({ ...chatsQuery, enabled: false })
  const row = data?.rows.find((each) =>
    'member' in address ? each.profile === address.member : each.conversation === address.conversation,
  )
  return row?.partner
}

/** The gifts to choose from; they change with a new version of the site only. */
export const useGifts = () =>
  useQuery({
    queryKey: queryKeys.gifts,
    queryFn: ({ signal }) => call(chats.gifts, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Takes a conversation off the list at once, then off the server; when that fails the list is read again (CHAT-25, CHAT-26). */
export function useRemoveChat() {
  const client = useQueryClient()
  const { forget } = useRemoveFailure()
  return useMutation({
    mutationKey: removeChatKey,
    mutationFn: ({ conversation }: Pick<Conversation, 'conversation' | 'profile'>) =>
      call(chats.remove, { query: { conversation }, body: { conversation } }),
    onMutate: async ({ conversation }) => {
      forget()
      // an answer under way still holds the row
      await client.cancelQueries({ queryKey: chatsQuery.queryKey })
      const row = rowOf(client.getQueryData(chatsQuery.queryKey), conversation)
      changeChats(client, (known) => withoutChat(known, conversation))
      return row
    },
    onSuccess: (_, { conversation, profile }) => forgetThread(client, conversation, profile),
    // not waited for: until the removal has ended its row is left out of every answer
    onError: (error, _asked, row) => {
      // only the first page is refetched
      if (row && !isGone(error)) changeChats(client, (known) => withChat(known, row))
      void client.invalidateQueries({ queryKey: chatsQuery.queryKey })
    },
  })
}

/** Why the last removal failed, wherever it was asked for; null once it was read or another one began. */
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

/** Takes along what was said and written, once the partner was blocked. */
export function useForgetConversation() {
  const client = useQueryClient()
  return ({ conversation, profile }: Pick<Conversation, 'conversation' | 'profile'>) =>
    forgetThread(client, conversation, profile)
}

/** What was said, and what was written and not sent, goes with its conversation. */
function forgetThread(client: QueryClient, conversation: string, profile: string): void {
  const user = client.getQueryData(userQuery.queryKey)
  if (user) forgetUnsent(user.id, conversation)
  client.removeQueries({ queryKey: queryKeys.chat(conversation) })
  client.removeQueries({ queryKey: queryKeys.chatWithMember(profile) })
}
