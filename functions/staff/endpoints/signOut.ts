import { handle } from '#functions/auth/staff-handle.ts'
import { endedStaffCookies } from '#functions/auth/staff-session.ts'
import { removeStaffSession } from '#functions/stores/staff/staff.ts'
import { apply } from '#functions/table/transaction.ts'
import * as staff from '#shared/contract/staff.ts'

export const handler = handle(staff.signOut, {
  run: async ({ caller, setCookies }) => {
    await apply(removeStaffSession(caller.staffId, caller.sessionId))
    setCookies(endedStaffCookies)
    return { signed_out: true as const }
  },
})
