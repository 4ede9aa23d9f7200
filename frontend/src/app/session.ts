import { tellMemberGone } from '#frontend/domain/account/member-gone.ts'
import { userQuery } from '#frontend/domain/account/session.ts'
import { isSessionEndExpected } from '#frontend/domain/account/session-end.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { clearCounts } from '#frontend/domain/site/counts.ts'
import { call, onAuthenticationRequired } from '#frontend/lib/call.ts'
import { forgetKeptTexts } from '#frontend/lib/kept-texts.ts'
import { account } from '#shared/contract/account.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { queryClient } from './query-client.ts'

/** Nothing of the member stays behind: all answers but the settings go, and the bars are empty. */
export function forgetMember(): void {
  queryClient.setQueryData(userQuery.queryKey, null)
  queryClient.removeQueries({
    predicate: ({ queryKey }) => queryKey[0] !== queryKeys.user[0] && queryKey[0] !== queryKeys.settings[0],
  })
  clearCounts()
  tellMemberGone()
}

/** Ends the session here at once and on the server as soon as it can be told (ACC-31). What was typed is kept for the next login. */
async function endSession(): Promise<void> {
  forgetMember()
  await call(account.logout, {})
}

/** The member's own wish: nothing of theirs stays on this device. */
export function logOut(): Promise<void> {
  forgetKeptTexts()
  return endSession()
}

/** The account was deleted: its sessions are over already, and nothing of it stays on this device. */
export function forgetDeletedMember(): void {
  forgetKeptTexts()
  forgetMember()
}

/**
 * A call found no session any more (API-24): who was logged in is logged out, once, however many calls find it at the same time
 * (TRAP-42), as from then on nobody is logged in. A visitor is left alone (API-26). `onEnded` leads to the login screen.
 */
export function watchSession(onEnded: () => void): void {
  onAuthenticationRequired(() => {
    if (isSessionEndExpected()) return false
    const user = queryClient.getQueryData<CurrentUser | null>(userQuery.queryKey)
    if (user === null) return wasJustEnded()
    if (!user) return false
    endedAt = performance.now()
    void endSession().catch(() => {})
    onEnded()
    return true
  })
}

// Calls that were under way when the session ended get the same quiet answer as the first one.
let endedAt = Number.NEGATIVE_INFINITY
const wasJustEnded = (): boolean => performance.now() - endedAt < 30_000
