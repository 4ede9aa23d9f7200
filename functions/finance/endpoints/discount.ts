import { handle } from '#functions/auth/staff-handle.ts'
import { findCode } from '#functions/stores/discounts/code.ts'
import * as finance from '#shared/contract/finance.ts'
import { shownCode } from '../discount-view.ts'

export const handler = handle(finance.discount, {
  load: ({ query }) => ({ record: findCode(query.code, { consistent: true }) }),
  run: async ({ record, now, refuse }) => shownCode(record ?? refuse('not_found'), now),
})
