import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { userQuery } from '#frontend/domain/account/session.ts'
import { endSessionBy } from '#frontend/domain/account/session-end.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call } from '#frontend/lib/call.ts'
import { account } from '#shared/contract/account.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type { CurrentUser } from '#shared/model/user.ts'

/** Who was logged in here may be no more, or have another address; what was just done does not wait for that. */
const readUserAgain = (client: QueryClient): Promise<unknown> =>
  client.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => {})

/** Asks for the mail with the link to a new password (ACC-35). */
export function useResetRequest() {
  return useMutation({ mutationFn: (email: string) => call(account.requestReset, { body: { email } }) })
}

/** Sets a new password by the mailed link; every session ends with it (ACC-38). */
export function useReset(token: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (password: string) =>
      endSessionBy(
        () => call(account.resetPassword, { body: { token, password } }),
        () => readUserAgain(client),
      ),
  })
}

/** Uses the link of a mail change, or of the notice about one (ACC-42). */
export function useMailChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (token: string) =>
      endSessionBy(
        () => call(account.confirmMailChange, { body: { token } }),
        () => readUserAgain(client),
      ),
  })
}

/** Asks for the mail that confirms another address. */
export function useMailChangeRequest() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { email: string; password: string }) => call(account.requestMailChange, { body }),
    onSuccess: (user) => client.setQueryData(userQuery.queryKey, user),
  })
}

/** Changes the password; all other devices are logged out with it. */
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

type Sessions = Output<typeof account.listSessions>
export type SignedIn = Sessions['sessions'][number]

/** Where the member is logged in, read again on each visit. */
export function useSessions() {
  return useQuery({
    queryKey: queryKeys.sessions,
    queryFn: ({ signal }) => call(account.listSessions, {}, { signal }),
    select: ({ sessions }) => sessions,
    staleTime: 0,
  })
}

/** Ends one session, or without an id all but this one. */
export function useEndSessions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id?: string) => call(account.endSessions, { query: { id }, body: { id } }),
    onSuccess: (left) => client.setQueryData<Sessions>(queryKeys.sessions, left),
  })
}

/** The two switches that say who sees a member (BLOCK-09, PRIV-01). */
export type Visibility = 'invisible' | 'shown_to_visitors'

/** Changes one of them, here at once; back where the server did not take it. */
export function useVisibility(name: Visibility) {
  const client = useQueryClient()
  const show = (isOn: boolean) =>
    client.setQueryData<CurrentUser | null>(userQuery.queryKey, (user) => user && { ...user, [name]: isOn })
  return useMutation({
    mutationFn: (isOn: boolean) => call(account.change, { body: { [name]: isOn } }),
    // two presses in a row arrive in their order
    scope: { id: name },
    onMutate: (isOn) => void show(isOn),
    onError: (_, isOn) => void show(!isOn),
  })
}
