import { handle } from '#functions/auth/handle.ts'
import { endedSessionCookies } from '#functions/auth/session.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { keepSession } from '#functions/stores/account/credentials.ts'
import { endSessions, listSessions, nextSessionVersion, removeSession } from '#functions/stores/account/sessions.ts'
import { apply, commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import { shownSessions } from '../sessions-view.ts'

export const handler = handle(ownAccount.endSessions, {
  run: async ({ member, caller, query, body, now, setCookies }) => {
    const id = query.id ?? body?.id
    if (id !== undefined) {
      await apply(removeSession(member.id, id))
      if (id === caller?.sessionId) setCookies(endedSessionCookies)
      return { sessions: shownSessions(await listSessions(member, now), caller?.sessionId) }
    }
    const existing = await retryOnConflict(async (attempt) => {
      const found = (attempt === 0 ? undefined : await findAccount(member.id, { consistent: true })) ?? member
      await commit([endSessions(found), ...(caller ? [keepSession(found, caller.sessionId)] : [])])
      return { ...found, sessionVersion: nextSessionVersion(found) }
    })
    return { sessions: shownSessions(await listSessions(existing, now), caller?.sessionId) }
  },
})
