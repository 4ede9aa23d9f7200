import { infiniteQueryOptions } from '@tanstack/react-query'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call } from '#frontend/lib/call.ts'
import { cursorPages } from '#frontend/lib/paged.ts'
import * as members from '#shared/contract/members.ts'

/** Matches of signup in pages: the first is prefetched by signup (SEARCH-21). */
export const matchesQuery = infiniteQueryOptions({
  queryKey: queryKeys.matches,
  queryFn: ({ pageParam, signal }) => call(members.matches, { query: { cursor: pageParam } }, { signal }),
  ...cursorPages('next'),
})
