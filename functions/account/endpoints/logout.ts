import { handle } from '#functions/auth/handle.ts'
import { endedSessionCookies } from '#functions/auth/session.ts'
import { removeSession } from '#functions/stores/account/sessions.ts'
import { apply } from '#functions/table/transaction.ts'
import { account } from '#shared/contract/account.ts'

export const handler = handle(account.logout, {
  run: async ({ caller, setCookies }) => {
    if (caller) await apply(removeSession(caller.memberId, caller.sessionId))
    setCookies(endedSessionCookies)
    return { logged_out: true as const }
  },
})
