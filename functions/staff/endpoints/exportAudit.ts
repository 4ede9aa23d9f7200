import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import { commit } from '#functions/table/transaction.ts'
import * as staff from '#shared/contract/staff.ts'
import { findTrail, trailFilter } from '../trail.ts'

/** Entries of one page of an export. */
const exportedPage = 500

export const handler = handle(staff.exportAudit, {
  run: async ({ staff: own, query, site, now }) => {
    const filter = await trailFilter(query, own, site)
    const { member } = filter
    const entry = { id: ulid(now.getTime()), action: 'trail_exported' as const, ...(member && { member }) }
    // Recorded for each page, as a caller can begin with any cursor.
    await commit(addAudit(own, entry, now))
    return findTrail(filter, query, exportedPage, now)
  },
})
