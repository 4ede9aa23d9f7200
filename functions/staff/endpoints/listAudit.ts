import { handle } from '#functions/auth/staff-handle.ts'
import * as staff from '#shared/contract/staff.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { findTrail, trailFilter } from '../trail.ts'

export const handler = handle(staff.listAudit, {
  run: async ({ staff: own, query, site, now }) =>
    findTrail(await trailFilter(query, own, site), query, pageSize.staff, now),
})
