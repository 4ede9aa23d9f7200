import { handle } from '#functions/auth/handle.ts'
import { findPayment, shownPayment } from '#functions/stores/credits/payment.ts'
import { findSpending } from '#functions/stores/credits/spending.ts'
import { readDiscounts } from '#functions/stores/discounts/discount.ts'
import { credits } from '#shared/contract/credits.ts'
import { openPayment } from '../order.ts'
import { placeOrder } from '../place-order.ts'

export const handler = handle(credits.startPayment, {
  load: ({ memberId, body }) => ({
    standing: findPayment(memberId, body.id),
    discounts: readDiscounts(memberId, body.code),
    limits: findSpending(memberId),
  }),
  run: async ({ member, standing, discounts, limits, body, site, now, visitorAddress, refuse }) => {
    // A direct debit needs a mandate, which `orderDebit` takes.
    if (body.method === 'sdd') refuse('payment_method_unavailable')
    const payment = await placeOrder(body, { member, standing, discounts, limits, site, now, visitorAddress })
    const isOpened = payment.status !== 'loading' || payment.method === 'sdd'
    return shownPayment(isOpened ? payment : await openPayment(payment, now))
  },
})
