import { handle } from '#functions/auth/handle.ts'
import { markLeft } from '#functions/stores/account/sessions.ts'
import { hidePages } from '#functions/stores/notifications/looking.ts'
import { apply, ignoreConflict } from '#functions/table/transaction.ts'
import * as notifications from '#shared/contract/notifications.ts'

/**
 * Records that a page of a signed-in browser was hidden. The browser ignores the answer, and
 * nothing is stored about visitors (OPEN-09).
 */
export const handler = handle(notifications.pageHidden, {
  run: async ({ caller, body, now }) => {
    if (!caller) return undefined
    const { memberId, sessionId } = caller
    await Promise.all([
      apply(markLeft(memberId, sessionId, now)).catch(ignoreConflict),
      body?.all && hidePages(memberId, sessionId, now),
    ])
    return undefined
  },
})
