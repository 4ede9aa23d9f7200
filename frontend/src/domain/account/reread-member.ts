import type { QueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '#shared/model/user.ts'
import { userQuery } from './session.ts'

/**
 * Fetches the member after a change. Cancels a pending fetch, which may predate the change. Does
 * not invalidate the query: all its observers are disabled, so invalidation would not refetch it.
 */
export async function rereadMember(client: QueryClient): Promise<CurrentUser | null> {
  await client.cancelQueries({ queryKey: userQuery.queryKey })
  return client.fetchQuery({ ...userQuery, staleTime: 0 })
}
