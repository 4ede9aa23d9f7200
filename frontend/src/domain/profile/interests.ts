import { useQuery } from '@tanstack/react-query'
import { useSession } from '#frontend/domain/account/session.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call } from '#frontend/lib/call.ts'
import * as site from '#shared/contract/site.ts'

/** Interests with labels; confirmed members get more of them (API-16, OPEN-27). */
export function useInterests() {
  const session = useSession()
  const asker = session.state === 'member' ? session.user.status : session.state
  return useQuery({
    queryKey: [...queryKeys.interests, asker],
    queryFn: async ({ signal }) => (await call(site.interests, {}, { signal })).interests,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: asker !== 'unknown',
  })
}
