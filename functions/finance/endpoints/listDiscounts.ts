import { handle } from '#functions/auth/staff-handle.ts'
import { listCodes } from '#functions/stores/discounts/code.ts'
import * as finance from '#shared/contract/finance.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { shownCodes } from '../discount-view.ts'

export const handler = handle(finance.listDiscounts, {
  load: ({ query }) => ({ page: listCodes({ prefix: query.q, after: query.cursor, limit: pageSize.staff }) }),
  run: async ({ page: { codes, next }, now }) => ({ discounts: await shownCodes(codes, now), next }),
})
