import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#frontend/lib/call.ts'
import { userQuery } from '#frontend/lib/session.ts'
import { account } from '#shared/contract/account.ts'

/** Logs in and tells the session; a refusal's message is shown as it is (ACC-28, ACC-29). */
export function useLogin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (credentials: { email: string; password: string }) =>
      call(account.login, { body: credentials }, { requestType: 'login' }),
    onSuccess: (user) => client.setQueryData(userQuery.queryKey, user),
  })
}

/** Asks for another activation mail (ACC-25). */
export function useNewActivationMail() {
  return useMutation({ mutationFn: () => call(account.activate, { body: { resend: true } }) })
}
