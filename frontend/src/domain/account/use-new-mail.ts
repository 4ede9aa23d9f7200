import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, Refused } from '#frontend/lib/call.ts'
import * as account from '#shared/contract/account.ts'
import { userQuery } from './session.ts'

/**
 * Requests another activation mail (ACC-25). If the member
 * has confirmed on another device, the session is refetched.
 */
export function useNewMail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(account.activate, { body: { resend: true } }),
    onError: (error) => {
      const isConfirmed = error instanceof Refused && error.code === 'already_confirmed'
      // fetchQuery, because refetchQueries skips queries
      // without an enabled observer (domain/account/session.ts)
      if (isConfirmed) void client.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => {})
    },
  })
}
