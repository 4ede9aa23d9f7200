import { staff } from '#shared/contract/staff.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { handle } from '../handle.ts'
import { listAudit } from '../store.ts'

export const handler = handle(staff.listAudit, {
  load: ({ query, now }) => ({ page: listAudit({ after: query.cursor, limit: pageSize.staff }, now) }),
  run: async ({ page }) => page,
})
