import { handle } from '#functions/auth/handle.ts'
import { markLeft } from '#functions/stores/account/sessions.ts'
import { apply, ignoreConflict } from '#functions/table/transaction.ts'
import { notifications } from '#shared/contract/notifications.ts'

/** Nobody waits for the answer, and nothing is kept of a visitor (OPEN-09). */
export const handler = handle(notifications.pageHidden, {
  run: async ({ caller, now }) => {
    if (!caller) return undefined
    await apply(markLeft(caller.memberId, caller.sessionId, now)).catch(ignoreConflict)
    return undefined
  },
})
