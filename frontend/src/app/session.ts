import type { Query, QueryClient } from '@tanstack/react-query'
import { emitMemberGone } from '#frontend/domain/account/member-gone.ts'
import { endServerSession, userQuery } from '#frontend/domain/account/session.ts'
import { isSessionEndExpected } from '#frontend/domain/account/session-end.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { clearCounts } from '#frontend/domain/site/counts.ts'
import { onAuthenticationRequired, readMemberBy } from '#frontend/lib/call.ts'
import { forgetKeptFiles } from '#frontend/lib/forget-files.ts'
import { forgetKeptTexts } from '#frontend/lib/kept-texts.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { queryClient } from './query-client.ts'

const isOfMember = ({ queryKey: [kind] }: Pick<Query, 'queryKey'>): boolean =>
  kind !== queryKeys.user[0] && kind !== queryKeys.settings[0]

/**
 * Removes the member's data from memory: the counts, all cached answers except the settings, and
 * queued changes, which would otherwise be sent in the next member's session.
 */
export function forgetMember(): void {
  queryClient.setQueryData(userQuery.queryKey, null)
  queryClient.removeQueries({ predicate: isOfMember })
  queryClient.getMutationCache().clear()
  clearCounts()
  emitMemberGone()
}

/**
 * Replaces the former member's data after another member has signed in, in another tab of this
 * browser: drops cached answers and queued changes, and refetches the data that the page shows.
 */
export function replaceMember(client: QueryClient): void {
  client.getMutationCache().clear()
  clearCounts()
  emitMemberGone()
  void client.resetQueries({ predicate: isOfMember })
}

/**
 * Kinds of queries for profiles and lists, which visitors get veiled (PRIV-01). They are reset when
 * a visitor signs in: otherwise the member would see the veiled answer, and a veiled profile would
 * be stored as the last opened one.
 */
const veiled: readonly unknown[] = ['member', 'search', 'similar']
export const isVeiled = ({ queryKey: [kind] }: Pick<Query, 'queryKey'>): boolean => veiled.includes(kind)

/** Ends the session locally at once, then on the server. Drafts stay for the next sign-in. */
async function endSession(): Promise<void> {
  forgetMember()
  await endServerSession()
}

/** Signs the member out, and deletes their drafts, stored files and cached data on this device. */
export function logOut(): Promise<void> {
  forgetKeptTexts()
  forgetKeptFiles()
  return endSession()
}

/**
 * Deletes the member's data on this device after the account was deleted. The server has ended the
 * sessions already.
 */
export function forgetDeletedMember(): void {
  forgetKeptTexts()
  forgetKeptFiles()
  forgetMember()
}

/**
 * Handles an answer without a session (API-24): signs a member out once, however many requests fail
 * at the same time (TRAP-42). A visitor is not affected (API-26). `onEnded` redirects to the login.
 */
export function watchSession(onEnded: () => void): void {
  readMemberBy(() => queryClient.getQueryData(userQuery.queryKey)?.id)
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

// Requests that were pending when the session ended are handled like the first refused request:
// their callers show no error.
let endedAt = Number.NEGATIVE_INFINITY
const wasJustEnded = (): boolean => performance.now() - endedAt < 30_000
