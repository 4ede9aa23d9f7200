import { handle } from '#functions/lib/handle.ts'
import { account } from '#shared/contract/account.ts'
import { listSessions } from '../session-store.ts'
import { shownSessions } from '../sessions-view.ts'

export const handler = handle(account.listSessions, {
  run: async ({ member, caller, now }) => ({
    sessions: shownSessions(await listSessions(member, now), caller?.sessionId),
  }),
})
