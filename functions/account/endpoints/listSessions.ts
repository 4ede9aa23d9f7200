import { handle } from '#functions/auth/handle.ts'
import { listSessions } from '#functions/stores/account/sessions.ts'
import { account } from '#shared/contract/account.ts'
import { shownSessions } from '../sessions-view.ts'

export const handler = handle(account.listSessions, {
  run: async ({ member, caller, now }) => ({
    sessions: shownSessions(await listSessions(member, now), caller?.sessionId),
  }),
})
