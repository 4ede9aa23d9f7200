import { handle } from '#functions/auth/staff-handle.ts'
import { listAudit } from '#functions/stores/staff/staff.ts'
import { staff } from '#shared/contract/staff.ts'
import { pageSize } from '#shared/rules/limits.ts'

export const handler = handle(staff.listAudit, {
  load: ({ query, now }) => ({ page: listAudit({ after: query.cursor, limit: pageSize.staff }, now) }),
  run: async ({ page }) => page,
})
