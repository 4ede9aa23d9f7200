import { handle } from '#functions/auth/handle.ts'
import { markLeft } from '#functions/stores/account/sessions.ts'
import { apply, ignoreConflict } from '#functions/table/transaction.ts'
import { notifications } from '#shared/contract/notifications.ts'

/**
 * Records that a page of a signed-in browser was hidden. The browser ignores the answer, and
 * nothing is stored about visitors (OPEN-09).
 */
export const handler = handle(notifications.pageHidden, {
  run: async ({ caller, now }) => {
    if (!caller) return undefined
    await apply(markLeft(caller.memberId, caller.sessionId, now)).catch(ignoreConflict)
    return undefined
  },
})
