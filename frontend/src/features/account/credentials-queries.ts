import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { rereadMember } from '#frontend/domain/account/reread-member.ts'
import { userQuery } from '#frontend/domain/account/session.ts'
import { endSessionBy } from '#frontend/domain/account/session-end.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call } from '#frontend/lib/call.ts'
import * as account from '#shared/contract/account.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import type { CurrentUser } from '#shared/model/user.ts'

/**
 * Refetches the signed-in member, as the session may have ended or the email address changed.
 * Callers do not wait for it.
 */
const readUserAgain = (client: QueryClient): Promise<unknown> =>
  client.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => {})

/** Requests a password reset mail (ACC-35). */
export function useResetRequest() {
  return useMutation({ mutationFn: (email: string) => call(ownAccount.requestReset, { body: { email } }) })
}

/** Sets a new password by the mailed link; ends every session (ACC-38). */
export function useReset(token: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (password: string) =>
      endSessionBy(
        () => call(ownAccount.resetPassword, { body: { token, password } }),
        () => readUserAgain(client),
      ),
  })
}

/** Uses the link of an address change, or the undo link (ACC-42). */
export function useMailChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (token: string) =>
      endSessionBy(
        () => call(ownAccount.confirmMailChange, { body: { token } }),
        () => readUserAgain(client),
      ),
  })
}

/** Requests the mail that confirms a new address. */
export function useMailChangeRequest() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { email: string; password: string }) => call(ownAccount.requestMailChange, { body }),
    onSuccess: (user) => client.setQueryData(userQuery.queryKey, user),
  })
}

/** Changes the password; ends all other sessions. */
export function usePasswordChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { password: string; old_password: string }) => call(account.change, { body }),
    onSuccess: (user) => {
      client.setQueryData(userQuery.queryKey, user)
      void client.invalidateQueries({ queryKey: queryKeys.sessions })
    },
  })
}

type Sessions = Output<typeof ownAccount.listSessions>
export type SignedIn = Sessions['sessions'][number]

/** Sessions of the member, refetched on each visit. */
export function useSessions() {
  return useQuery({
    queryKey: queryKeys.sessions,
    queryFn: ({ signal }) => call(ownAccount.listSessions, {}, { signal }),
    select: ({ sessions }) => sessions,
    staleTime: 0,
  })
}

/** Ends one session; without an id, all but the current one. */
export function useEndSessions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id?: string) => call(ownAccount.endSessions, { query: { id }, body: { id } }),
    onSuccess: (left) => client.setQueryData<Sessions>(queryKeys.sessions, left),
  })
}

/**
 * Switches for what others see of a member: invisible mode (BLOCK-09), visibility to visitors
 * (PRIV-01), read marks (LIVE-10), presence (LIVE-11), and looks, the visits to profiles
 * (functions/decisions/0069-who-looked.md).
 */
export type Visibility = 'invisible' | 'shown_to_visitors' | 'read_marks' | 'shows_presence' | 'shows_looks'

/**
 * Changes one switch optimistically; reverts on failure. A pending poll of the member may have been
 * read before the change, so it is restarted, both on the click and after the answer.
 */
export function useVisibility(name: Visibility) {
  const client = useQueryClient()
  const show = (isOn: boolean) => {
    const { queryKey } = userQuery
    client.setQueryData<CurrentUser | null>(queryKey, (user) => user && { ...user, [name]: isOn })
    if (client.isFetching({ queryKey }) > 0) rereadMember(client).catch(() => {})
  }
  return useMutation({
    mutationFn: (isOn: boolean) => call(account.change, { body: { [name]: isOn } }),
    // serial, so that two clicks arrive in order
    scope: { id: name },
    onMutate: show,
    onSuccess: (user) => show(user[name]),
    onError: (_, isOn) => show(!isOn),
  })
}
