import { handle } from '#functions/auth/staff-handle.ts'
import { listErasures } from '#functions/stores/account/hand-requests.ts'
import * as handRequests from '#shared/contract/hand-requests.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { shownErasure } from '../hand-requests.ts'

export const handler = handle(handRequests.listErasures, {
  load: () => ({ waiting: listErasures(pageSize.staff) }),
  run: async ({ staff: own, waiting, site, now }) => {
    const shown = await Promise.all(waiting.map((one) => shownErasure(one.memberId, one, { staff: own, site, now })))
    return { erasures: shown.filter((one) => one !== null) }
  },
})
