import { handle } from '#functions/auth/handle.ts'
import { listSessions } from '#functions/stores/account/sessions.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import { shownSessions } from '../sessions-view.ts'

export const handler = handle(ownAccount.listSessions, {
  run: async ({ member, caller, now }) => ({
    sessions: shownSessions(await listSessions(member, now), caller?.sessionId),
  }),
})
