import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call } from '#frontend/lib/call.ts'
import { type Order, type Paged, withNewest, withOlder } from '#frontend/lib/paged.ts'
import { changeCached } from '#frontend/lib/refetch.ts'
import * as chats from '#shared/contract/chats.ts'
import type { Conversation, Message } from '#shared/model/message.ts'

/** Cached pages of conversations, newest first (CHAT-35). */
export type Chats = Paged<Conversation> & {
  /** Unread messages of all conversations, loaded or not, for the badge (CHAT-05). */
  unread: number
  /**
   * Time at which the last kept conversation expires; if set, an alert is above the list (MOD-13).
   */
  keptUntil?: string | null
}

/** Mutation key of removals, to find the pending ones. */
export const removeChatKey = ['chat-remove']

/**
 * Leaves out conversations whose removal is pending, as the server may not have applied it yet
 * (CHAT-25).
 */
function withoutLeaving(client: QueryClient, known: Chats): Chats {
  const leaving = client.getMutationCache().findAll({ mutationKey: removeChatKey, status: 'pending' })
  return leaving.reduce(
    (left, { state }) => withoutChat(left, (state.variables as Pick<Conversation, 'conversation'>).conversation),
    known,
  )
}

async function readPage(before: string | undefined, signal?: AbortSignal): Promise<Chats> {
  const {
    chats: rows,
    older,
    unread,
    kept_until: keptUntil,
  } = await call(chats.list, { query: { before } }, signal && { signal })
  return { rows, older, unread, keptUntil }
}

/**
 * First page of conversations, polled at the interval of `useRefreshMs` (CHAT-29). Further loaded
 * pages are kept.
 */
export const chatsQuery = queryOptions({
  queryKey: queryKeys.chats,
  queryFn: async ({ signal, client }): Promise<Chats> => {
    const newest = await readPage(undefined, signal)
    const known = client.getQueryData<Chats>(queryKeys.chats)
    return withoutLeaving(client, { ...newest, ...withNewest(known, newest, order) })
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** Loads the page that begins at `before`. */
export async function readOlder(client: QueryClient, before: string): Promise<void> {
  const page = await readPage(before)
  client.setQueryData(
    chatsQuery.queryKey,
    (known) =>
      known && withoutLeaving(client, { ...known, unread: page.unread, ...withOlder(known, page, before, order) }),
  )
}

const order: Order<Conversation> = { idOf: ({ conversation }) => conversation, atOf: ({ last_at }) => last_at }

/**
 * Marks a conversation as read up to `last`, its newest message, and moves it to its place in the
 * list (CHAT-23).
 */
export const withRead = (known: Chats, conversation: string, last: Message | undefined): Chats => {
  const read = known.rows.map((row) => (row.conversation === conversation ? { ...row, num_unread_messages: 0 } : row))
  return withLast(withRows(known, read), conversation, last)
}

/**
 * Makes a sent or received message the last one of its conversation, and sorts the list by time.
 * Ignores a message that is older than the known last one.
 */
export function withLast(known: Chats, conversation: string, last: Message | undefined): Chats {
  const row = rowOf(known, conversation)
  if (!row || !last || last.sent_at < row.last_at) return known
  // The same message may have been removed by staff, or restored.
  if (last.id === row.last_message?.id && last.removed === row.last_message.removed) return known
  const changed = { ...row, last_message: last, last_at: last.sent_at }
  const rows = known.rows.map((each) => (each === row ? changed : each))
  return { ...known, rows: rows.sort((a, b) => b.last_at.localeCompare(a.last_at)) }
}

/** Undoes `withoutChat`: the row returns to its position. */
export const withChat = (known: Chats, row: Conversation): Chats =>
  withRows(
    known,
    [...withoutChat(known, row.conversation).rows, row].sort((a, b) => b.last_at.localeCompare(a.last_at)),
  )

export const withoutChat = (known: Chats, conversation: string): Chats =>
  withRows(
    known,
    known.rows.filter((row) => row.conversation !== conversation),
  )

/** Removes every conversation with a member, as after a block (CHAT-27, BLOCK-04). */
export const withoutChatsOf = (known: Chats, profile: string): Chats =>
  withRows(
    known,
    known.rows.filter((row) => row.profile !== profile),
  )

const unreadIn = (rows: Chats['rows']): number => rows.reduce((sum, row) => sum + row.num_unread_messages, 0)

/** Replaces the rows and changes the unread total by the difference. */
const withRows = (known: Chats, rows: Chats['rows']): Chats => ({
  ...known,
  rows,
  unread: known.unread - unreadIn(known.rows) + unreadIn(rows),
})

export const rowOf = (known: Chats | undefined, conversation: string): Conversation | undefined =>
  known?.rows.find((row) => row.conversation === conversation)

export const changeChats = (client: QueryClient, change: (known: Chats) => Chats): void =>
  changeCached(client, chatsQuery.queryKey, change)
