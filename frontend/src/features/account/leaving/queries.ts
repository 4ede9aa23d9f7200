import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { hasSessionEnded } from '#frontend/domain/account/session-check.ts'
import { endSessionBy } from '#frontend/domain/account/session-end.ts'
import { call, Failed, Refused, SessionEnded } from '#frontend/lib/call.ts'
import { createStore } from '#frontend/lib/store.ts'
import type { Input, Output } from '#shared/contract/endpoint.ts'
import * as ownAccount from '#shared/contract/own-account.ts'

export type Deleted = Output<typeof ownAccount.remove>

/** Answer to the deletion made on this page: its final date and the partner site. */
export const deleted = createStore<Deleted | null>(null)

/**
 * Deletes the account. If an answer is lost, the retry is refused for lack of a session: the
 * deletion succeeded, but its details are unknown. If no answer was lost, such a refusal means that
 * the session had ended before and nothing was deleted, so the member is led to the login.
 * `onDeleted` and `onSessionEnded` are called even if their screen has unmounted.
 */
export function useDeletion({ onDeleted, onSessionEnded }: { onDeleted: () => void; onSessionEnded: () => void }) {
  const isAnswerLost = useRef(false)
  return useMutation({
    onSuccess: onDeleted,
    mutationFn: async (body: NonNullable<Input<typeof ownAccount.remove>['body']>) => {
      try {
        deleted.write(await endSessionBy(() => call(ownAccount.remove, { body })))
      } catch (error) {
        isAnswerLost.current ||= error instanceof Failed || (error instanceof Refused && error.isOfRetry)
        if (!(error instanceof Refused) || error.code !== 'authentication_required') throw error
        if (isAnswerLost.current) return deleted.write(null)
        if (!(await hasSessionEnded())) throw error
        onSessionEnded()
        throw new SessionEnded()
      }
    },
  })
}

/** Undoes the deletion by the token of the mailed link. */
export function useReactivation() {
  return useMutation({ mutationFn: (token: string) => call(ownAccount.reactivate, { body: { token } }) })
}

/**
 * Requests another mail with the link that undoes the deletion. No mail is sent if the account has
 * been restored since: the member can then sign in.
 */
export function useWayBackMail() {
  return useMutation({
    mutationFn: (credentials: { email: string; password: string }) =>
      call(ownAccount.reactivate, { body: credentials }),
  })
}

export function useExport() {
  return useMutation({ mutationFn: () => call(ownAccount.requestExport, { body: {} }) })
}

/** Downloads the export of the mailed link; the page stays open. */
export function useDownload() {
  return useMutation({
    mutationFn: async (token: string) => {
      const { url } = await call(ownAccount.downloadExport, { query: { token } })
      window.location.assign(url)
    },
  })
}
