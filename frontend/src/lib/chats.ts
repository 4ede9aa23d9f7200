import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { chats } from '#shared/contract/chats.ts'
import type { Conversation, Message } from '#shared/model/message.ts'
import { call } from './call.ts'
import { queryKeys } from './query-keys.ts'

export type Chats = readonly Conversation[]

/** The key of removals, by which what is being removed is known everywhere. */
export const removeChatKey = ['chat-remove']

/** Without what is being removed at this moment: the server may not know it yet (CHAT-25). */
function withoutLeaving(client: QueryClient, rows: Chats): Chats {
  const leaving = client.getMutationCache().findAll({ mutationKey: removeChatKey, status: 'pending' })
  return leaving.reduce(
    (left, { state }) => withoutChat(left, (state.variables as Pick<Conversation, 'conversation'>).conversation),
    rows,
  )
}

/** The member's conversations, the latest first; read again on the rhythm (CHAT-29) and by whoever knows that they changed. */
export const chatsQuery = queryOptions({
  queryKey: queryKeys.chats,
  queryFn: async ({ signal, client }): Promise<Chats> =>
    withoutLeaving(client, (await call(chats.list, {}, { signal })).chats),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The badge: the sum over all conversations (CHAT-05). */
export const countUnread = (rows: Chats): number => rows.reduce((sum, row) => sum + row.num_unread_messages, 0)

/** The conversations after one was opened up to `last`, its newest message: read, and in its place (CHAT-23). */
export const withRead = (rows: Chats, conversation: string, last: Message | undefined): Chats =>
  withLast(
    rows.map((row) => (row.conversation === conversation ? { ...row, num_unread_messages: 0 } : row)),
    conversation,
    last,
  )

/** The conversations after a message was sent or arrived; the one that it belongs to moves to the top. */
export function withLast(rows: Chats, conversation: string, last: Message | undefined): Chats {
  const row = rows.find((each) => each.conversation === conversation)
  if (!row || !last || last.sent_at < row.last_at || last.id === row.last_message?.id) return rows
  const changed = { ...row, last_message: last, last_at: last.sent_at }
  return rows.map((each) => (each === row ? changed : each)).sort((a, b) => b.last_at.localeCompare(a.last_at))
}

export const withoutChat = (rows: Chats, conversation: string): Chats =>
  rows.filter((row) => row.conversation !== conversation)

/** Every conversation with a member goes, as after a block (CHAT-27, BLOCK-04). */
export const withoutChatsOf = (rows: Chats, profile: string): Chats => rows.filter((row) => row.profile !== profile)

/** Changes the conversations known here after a call that changed them. An answer under way may be older than that, so it is asked for anew. */
export function changeChats(client: QueryClient, change: (rows: Chats) => Chats): void {
  client.setQueryData(chatsQuery.queryKey, (known) => known && change(known))
  if (client.isFetching({ queryKey: chatsQuery.queryKey }) > 0)
    void client.invalidateQueries({ queryKey: chatsQuery.queryKey })
}
