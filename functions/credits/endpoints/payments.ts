import { handle } from '#functions/lib/handle.ts'
import { credits } from '#shared/contract/credits.ts'
import { listPayments, shownPayment } from '../payments.ts'

export const handler = handle(credits.payments, {
  load: ({ memberId, query }) => ({ page: listPayments(memberId, query.cursor) }),
  run: async ({ page }) => ({ payments: page.payments.map(shownPayment), next: page.next }),
})
