import { handle } from '#functions/auth/handle.ts'
import { findPayment, shownPayment } from '#functions/stores/credits/payment.ts'
import { credits } from '#shared/contract/credits.ts'
import { endPayment } from '../order.ts'

export const handler = handle(credits.cancelPayment, {
  load: ({ memberId, body }) => ({ payment: findPayment(memberId, body.id) }),
  run: async ({ payment, now, refuse }) => shownPayment(await endPayment(payment ?? refuse('not_found'), now)),
})
