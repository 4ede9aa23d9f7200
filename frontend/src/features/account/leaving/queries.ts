import { useMutation } from '@tanstack/react-query'
import { endSessionBy } from '#frontend/domain/account/session-end.ts'
import { call, Refused } from '#frontend/lib/call.ts'
import { createStore } from '#frontend/lib/store.ts'
import { account } from '#shared/contract/account.ts'
import type { Input, Output } from '#shared/contract/endpoint.ts'

export type Deleted = Output<typeof account.remove>

/** What was answered to the deletion that was just made here: until when there is a way back, and whether a partner waits. */
export const deleted = createStore<Deleted | null>(null)

/**
 * Deletes the account. A repeat of a call whose answer was lost finds nobody signed in: then it has happened, and no
 * more is known of it. `onDeleted` is called even if its screen is gone by then.
 */
export function useDeletion(onDeleted: () => void) {
  return useMutation({
    onSuccess: onDeleted,
    mutationFn: async (body: NonNullable<Input<typeof account.remove>['body']>) => {
      try {
        deleted.write(await endSessionBy(() => call(account.remove, { body })))
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== 'authentication_required') throw error
        deleted.write(null)
      }
    },
  })
}

/** Takes the deletion back by the token of the mailed link. */
export function useReactivation() {
  return useMutation({ mutationFn: (token: string) => call(account.reactivate, { body: { token } }) })
}

/** Asks for the mail with that link once more. Who is back already, from another page, can log in. */
export function useWayBackMail() {
  return useMutation({
    mutationFn: (credentials: { email: string; password: string }) => call(account.reactivate, { body: credentials }),
  })
}

/** Asks for the file with everything about the member. */
export function useExport() {
  return useMutation({ mutationFn: () => call(account.requestExport, { body: {} }) })
}

/** Goes to the file behind the mailed link: the browser keeps it, the page stays. */
export function useDownload() {
  return useMutation({
    mutationFn: async (token: string) => {
      const { url } = await call(account.downloadExport, { query: { token } })
      window.location.assign(url)
    },
  })
}
