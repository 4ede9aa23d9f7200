import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call } from '#frontend/lib/call.ts'
import { cursorPages } from '#frontend/lib/paged.ts'
import * as keptChats from '#shared/contract/kept-chats.ts'

/** The member's kept conversations with accounts banned for fraud (MOD-13). */
export const useKeptChats = () =>
  useQuery({ queryKey: queryKeys.keptChats, queryFn: ({ signal }) => call(keptChats.keptChats, {}, { signal }) })

/** One kept conversation; the first page has its latest messages. */
export const useKeptChat = (conversation: string) =>
  useInfiniteQuery({
    queryKey: queryKeys.keptChat(conversation),
    queryFn: ({ pageParam, signal }) =>
      call(keptChats.keptChat, { query: { conversation, before: pageParam } }, { signal }),
    ...cursorPages('older'),
  })
