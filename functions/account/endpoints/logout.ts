import { apply } from '#functions/data/table.ts'
import { handle } from '#functions/lib/handle.ts'
import { endedSessionCookies } from '#functions/lib/session.ts'
import { account } from '#shared/contract/account.ts'
import { removeSession } from '../session-store.ts'

export const handler = handle(account.logout, {
  run: async ({ caller, setCookies }) => {
    if (caller) await apply(removeSession(caller.memberId, caller.sessionId))
    setCookies(endedSessionCookies)
    return { logged_out: true as const }
  },
})
