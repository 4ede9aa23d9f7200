import { handle } from '#functions/auth/handle.ts'
import { listPayments, listPurchases } from '#functions/stores/credits/payment.ts'
import { shownPayment } from '#functions/stores/credits/shown-payment.ts'
import * as credits from '#shared/contract/credits.ts'
import { shownOffer } from '../cancel.ts'

export const handler = handle(credits.payments, {
  load: ({ memberId, query }) => ({
    page: listPayments(memberId, query.cursor),
    purchases: listPurchases(memberId),
  }),
  run: async ({ member, page, purchases, now }) => ({
    payments: page.payments.map((payment) => shownPayment(payment, shownOffer(payment, purchases, member, now))),
    next: page.next,
  }),
})
