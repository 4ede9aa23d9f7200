import { infiniteQueryOptions } from '@tanstack/react-query'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call } from '#frontend/lib/call.ts'
import { cursorPages } from '#frontend/lib/paged.ts'
import * as members from '#shared/contract/members.ts'

/** Matches shown after signup, page by page; signup prefetches the first page (SEARCH-21). */
export const matchesQuery = infiniteQueryOptions({
  queryKey: queryKeys.matches,
  queryFn: ({ pageParam, signal }) => call(members.matches, { query: { cursor: pageParam } }, { signal }),
  ...cursorPages('next'),
})
