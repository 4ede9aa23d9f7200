import { handle } from '#functions/auth/staff-handle.ts'
import { listAuditOfMonth } from '#functions/stores/staff/audit.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { reportOf } from '../transparency.ts'

/** Entries per call: about 300 KB, read in one second. */
const limit = 1000

export const handler = handle(moderation.transparency, {
  load: ({ query: { month, cursor } }) => ({ page: listAuditOfMonth(month, { after: cursor, limit }) }),
  run: async ({ page: { entries, next } }) => ({ rows: reportOf(entries), next }),
})
