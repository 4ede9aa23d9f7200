import { handle } from '#functions/auth/handle.ts'
import { listAllPayments } from '#functions/stores/credits/payment.ts'
import { findSpending } from '#functions/stores/credits/spending.ts'
import * as credits from '#shared/contract/credits.ts'
import { shownSpending } from '../spending.ts'

export const handler = handle(credits.spending, {
  load: ({ memberId }) => ({ spending: findSpending(memberId), payments: listAllPayments(memberId) }),
  run: async ({ member, spending, payments, now }) => shownSpending(member, spending?.limits ?? {}, payments, now),
})
