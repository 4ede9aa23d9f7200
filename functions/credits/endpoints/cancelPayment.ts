import { handle } from '#functions/auth/handle.ts'
import { findPayment } from '#functions/stores/credits/payment.ts'
import { shownPayment } from '#functions/stores/credits/shown-payment.ts'
import * as credits from '#shared/contract/credits.ts'
import { isPaymentOpen } from '#shared/rules/payment-state.ts'
import { endPayment } from '../order.ts'

export const handler = handle(credits.cancelPayment, {
  load: ({ memberId, body }) => ({ payment: findPayment(memberId, body.id) }),
  run: async ({ payment, now, refuse }) => {
    const ended = await endPayment(payment ?? refuse('not_found'), now)
    if (!isPaymentOpen(ended.status)) return shownPayment(ended)
    return refuse(ended.card ? 'card_busy' : 'direct_debit_sent')
  },
})
