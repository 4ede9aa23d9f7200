import { markLeft } from '#functions/account/session-store.ts'
import { apply, ignoreConflict } from '#functions/data/table.ts'
import { handle } from '#functions/lib/handle.ts'
import { notifications } from '#shared/contract/notifications.ts'

/** Nobody waits for the answer, and nothing is kept of a visitor (OPEN-09). */
export const handler = handle(notifications.pageHidden, {
  run: async ({ caller, now }) => {
    if (!caller) return undefined
    await apply(markLeft(caller.memberId, caller.sessionId, now)).catch(ignoreConflict)
    return undefined
  },
})
