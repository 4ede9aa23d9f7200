import { apply } from '#functions/data/table.ts'
import { staff } from '#shared/contract/staff.ts'
import { handle } from '../handle.ts'
import { endedStaffCookies } from '../session.ts'
import { removeStaffSession } from '../store.ts'

export const handler = handle(staff.signOut, {
  run: async ({ caller, setCookies }) => {
    await apply(removeStaffSession(caller.staffId, caller.sessionId))
    setCookies(endedStaffCookies)
    return { signed_out: true as const }
  },
})
