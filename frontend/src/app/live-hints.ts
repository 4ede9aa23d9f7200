import type { QueryClient, QueryKey } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { userQuery } from '#frontend/domain/account/session.ts'
import { chatsQuery } from '#frontend/domain/chats/chats.ts'
import { likesQuery } from '#frontend/domain/likes/likes.ts'
import { isChatPhotoKey, isConversationKey, isOnlineKey, isPaymentKey, queryKeys } from '#frontend/domain/query-keys.ts'
import type { Thread } from '#frontend/features/chats/thread.ts'
import { type Hint, ServerFrame } from '#shared/contract/live.ts'

type HintOf<Type extends Hint['type']> = Extract<Hint, { type: Type }>
type Find<Type extends Hint['type']> = (hint: HintOf<Type>, client: QueryClient) => readonly QueryKey[]

/** The only mapping of hints to the queries that they make outdated. */
const outdatedBy: { [Type in Hint['type']]: Find<Type> } = {
  message: ({ conversation, id }, client) =>
    isCached(client, conversation, id) ? [] : [chatsQuery.queryKey, ...threadKeys(client, conversation)],
  read: ({ conversation, mine }, client) => (mine ? [chatsQuery.queryKey] : threadKeys(client, conversation)),
  typing: () => [],
  like: () => [likesQuery.queryKey],
  match: () => [likesQuery.queryKey],
  confirmed: () => [userQuery.queryKey],
  // Credits of unanswered messages are refunded in a conversation with a fictional profile
  // (CHAT-36).
  credits: (_, client) => [userQuery.queryKey, ...fictionalThreadKeys(client)],
  payment: ({ payment }) => [queryKeys.payment(payment), queryKeys.payments, userQuery.queryKey],
  photo: (_, client) => [
    queryKeys.album,
    userQuery.queryKey,
    ...client
      .getQueryCache()
      .findAll({ type: 'active', predicate: ({ queryKey }) => isChatPhotoKey(queryKey) })
      .map(({ queryKey }) => queryKey),
  ],
  presence: ({ member }, client) =>
    client
      .getQueryCache()
      .findAll({ type: 'active', predicate: ({ queryKey, state }) => showsPresence(queryKey, state.data, member) })
      .map(({ queryKey }) => queryKey),
  session_ended: () => [],
}

const findOutdated = <Type extends Hint['type']>(type: Type, hint: HintOf<Type>, client: QueryClient) =>
  outdatedBy[type](hint, client)

export const outdatedKeys = (client: QueryClient, hint: Hint): readonly QueryKey[] =>
  findOutdated(hint.type, hint, client)

/** Queries of the open screens that hints can make outdated. */
export const shownKeys = (client: QueryClient): readonly QueryKey[] =>
  client
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ queryKey }) => isOnScreens(queryKey) })
    .map(({ queryKey }) => queryKey)

/** All queries that hints can make outdated, to catch up after a gap (LIVE-06). */
export const keysToCatchUp = (client: QueryClient): readonly QueryKey[] => [
  ...[chatsQuery.queryKey, likesQuery.queryKey, userQuery.queryKey],
  ...shownKeys(client),
]

const isOnScreens = (queryKey: QueryKey): boolean =>
  isConversationKey(queryKey) ||
  isPaymentKey(queryKey) ||
  isChatPhotoKey(queryKey) ||
  isOnlineKey(queryKey) ||
  [queryKeys.payments, queryKeys.album].some(([kind]) => kind === queryKey[0])

const showsPresence = (queryKey: QueryKey, data: unknown, member: string): boolean =>
  isOnlineKey(queryKey)
    ? (queryKey[1] as readonly string[]).includes(member)
    : isConversationKey(queryKey) && (data as Thread | undefined)?.partner.id === member

/**
 * Cached queries whose data is this conversation, and queries that are still loading, because their
 * conversation is not known yet.
 */
const findThreads = (client: QueryClient, conversation: string) =>
  client
    .getQueriesData<Thread>({ predicate: ({ queryKey }) => isConversationKey(queryKey) })
    .filter(([, thread]) => !thread || thread.conversation === conversation)

const threadKeys = (client: QueryClient, conversation: string): readonly QueryKey[] =>
  findThreads(client, conversation).map(([queryKey]) => queryKey)

const fictionalThreadKeys = (client: QueryClient): readonly QueryKey[] =>
  client
    .getQueriesData<Thread>({ predicate: ({ queryKey }) => isConversationKey(queryKey) })
    .filter(([, thread]) => thread?.partner.fictional)
    .map(([queryKey]) => queryKey)

/**
 * Whether the message is cached already. The member's own message is cached if the answer to its
 * call arrived before the hint.
 */
const isCached = (client: QueryClient, conversation: string, id: string): boolean =>
  findThreads(client, conversation).some(([, thread]) => thread?.messages.some((message) => message.id === id))

/** Hint in a frame; null for a pong, and for a frame that this release does not know. */
export function readHint(text: string): Hint | null {
  try {
    const { success, data } = z.safeParse(ServerFrame, JSON.parse(text))
    return success && data.type !== 'pong' ? data : null
  } catch {
    return null
  }
}
