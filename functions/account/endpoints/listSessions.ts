import { handle } from '#functions/lib/handle.ts'
import { account } from '#shared/contract/account.ts'
import { shownSessions } from '../sessions-view.ts'
import { listSessions } from '../store.ts'

export const handler = handle(account.listSessions, {
  run: async ({ member, caller, now }) => ({
    sessions: shownSessions(await listSessions(member, now), caller?.sessionId),
  }),
})
