import { handle } from '#functions/auth/handle.ts'
import { endedSessionCookies } from '#functions/auth/session.ts'
import { commit } from '#functions/table/transaction.ts'
import * as account from '#shared/contract/account.ts'
import { endingOf } from '../own-session.ts'

/** Ends the session, and the pushes to its device (NOTIF-20). */
export const handler = handle(account.logout, {
  run: async ({ caller, setCookies }) => {
    if (caller) await commit(await endingOf(caller))
    setCookies(endedSessionCookies)
    return { logged_out: true as const }
  },
})
