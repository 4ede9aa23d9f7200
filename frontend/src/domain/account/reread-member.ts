import type { QueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '#shared/model/user.ts'
import { userQuery } from './session.ts'

/**
 * Fetches the member after a change. Cancels a pending fetch, which may predate the change. Not by
 * invalidation, which skips the member, as all observers of that query are disabled.
 */
export async function rereadMember(client: QueryClient): Promise<CurrentUser | null> {
  await client.cancelQueries({ queryKey: userQuery.queryKey })
  return client.fetchQuery({ ...userQuery, staleTime: 0 })
}
