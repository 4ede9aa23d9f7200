import { hashKey, type QueryClient } from '@tanstack/react-query'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { timeBonus } from '#frontend/features/credits/time-bonus.ts'
import { setClockOffset } from '#frontend/lib/server-clock.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { forgetMember, isVeiled, replaceMember } from './session.ts'

const userHash = hashKey(queryKeys.user)

/**
 * Follows changes of the cached member: sets the server clock from every new answer, updates the
 * time bonus on sign-in, purchase and sign-out (PAY-44, PAY-46, PAY-49), and drops or refetches
 * other cached data when a member signs in, signs out or is replaced. Started once, before the
 * member is fetched.
 */
export function followMember(client: QueryClient): () => void {
  let last: CurrentUser | null | undefined
  let serverTime: string | undefined
  return client.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash !== userHash) return
    const user = query.state.data as CurrentUser | null | undefined
    if (user === last) return
    const hasBegun = last === null && user
    const hasEnded = last && user === null
    const isReplaced = last && user && last.id !== user.id
    last = user
    if (hasBegun) void client.resetQueries({ predicate: isVeiled })
    // the session is over, for example because a refetch found no session (API-25): cached data
    // must not be shown to the next member
    if (hasEnded) forgetMember()
    if (isReplaced) replaceMember(client)
    // A local update has the `server_time` of an earlier answer, so it does not set the clock.
    if (user && user.server_time !== serverTime) {
      serverTime = user.server_time
      setClockOffset(Date.parse(serverTime) - Date.now())
    }
    timeBonus.set(user ?? null)
  })
}
