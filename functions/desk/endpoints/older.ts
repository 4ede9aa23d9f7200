import { handle } from '#functions/auth/staff-handle.ts'
import * as desk from '#shared/contract/desk.ts'
import { getClaimed } from '../conversation.ts'
import { listShown } from '../messages.ts'

export const handler = handle(desk.older, {
  run: async ({ staff: own, query, site, now }) => {
    const row = await getClaimed(query, own, now)
    return listShown(query.profile, row, query, site, now)
  },
})
