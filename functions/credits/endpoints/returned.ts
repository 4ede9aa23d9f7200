import { handle } from '#functions/auth/handle.ts'
import { listReturned } from '#functions/stores/credits/ledger.ts'
import * as credits from '#shared/contract/credits.ts'
import { pageSize } from '#shared/rules/limits.ts'

export const handler = handle(credits.returned, {
  load: ({ memberId, query }) => ({ page: listReturned(memberId, query.cursor, pageSize.payments) }),
  run: async ({ page }) => page,
})
