import { handle } from '#functions/auth/staff-handle.ts'
import { listOpenCases, type OpenCase } from '#functions/stores/credits/finance.ts'
import { findPayment, referenceOf } from '#functions/stores/credits/payment.ts'
import * as finance from '#shared/contract/finance.ts'
import { keptCents } from '#shared/rules/payment-state.ts'

const maxShown = 50

async function shownCase(open: OpenCase) {
  if ('payment' in open) {
    const { payment, since } = open
    const { currency } = payment
    const cents = keptCents(payment)
    return [{ reference: referenceOf(payment), kind: 'without_member' as const, cents, currency, since }]
  }
  const { refund, since } = open
  const payment = await findPayment(refund.member, refund.payment)
  // The index is eventually consistent: the refund may have been decided meanwhile.
  if (!payment || (refund.state !== 'waiting' && refund.state !== 'failed')) return []
  return [
    { reference: referenceOf(payment), kind: refund.state, cents: refund.cents, currency: payment.currency, since },
  ]
}

export const handler = handle(finance.openRefunds, {
  isPolled: true,
  run: async () => {
    const { cases, count } = await listOpenCases(maxShown)
    return { open: (await Promise.all(cases.map(shownCase))).flat(), count }
  },
})
