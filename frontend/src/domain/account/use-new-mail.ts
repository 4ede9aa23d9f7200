import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, Refused } from '#frontend/lib/call.ts'
import { account } from '#shared/contract/account.ts'
import { userQuery } from './session.ts'

/** Asks for another activation mail (ACC-25). Who confirmed meanwhile, on another device, is shown as confirmed. */
export function useNewMail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(account.activate, { body: { resend: true } }),
    onError: (error) => {
      const isConfirmed = error instanceof Refused && error.code === 'already_confirmed'
      // not refetchQueries, which skips a query that no enabled observer reads (domain/account/session.ts)
      if (isConfirmed) void client.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => {})
    },
  })
}
