import { hashKey, type QueryClient } from '@tanstack/react-query'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { timeBonus } from '#frontend/features/credits/time-bonus.ts'
import { setClockOffset } from '#frontend/lib/server-clock.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { forgetMember } from './session.ts'

const userHash = hashKey(queryKeys.user)

/**
 * Keeps in step with who is logged in: the server's clock is measured as each answer arrives, and the time bonus follows login, purchase
 * and logout (PAY-44, PAY-46, PAY-49). Begun once, before the member is asked for.
 */
export function followMember(client: QueryClient): () => void {
  let last: CurrentUser | null | undefined
  let serverTime: string | undefined
  return client.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash !== userHash) return
    const user = query.state.data as CurrentUser | null | undefined
    if (user === last) return
    const hasEnded = last && user === null
    last = user
    // found by reading the member (API-25): what was kept is theirs, and not for whoever logs in next
    if (hasEnded) forgetMember()
    // a change made here carries the time of an earlier answer
    if (user && user.server_time !== serverTime) {
      serverTime = user.server_time
      setClockOffset(Date.parse(serverTime) - Date.now())
    }
    timeBonus.set(user ?? null)
  })
}
