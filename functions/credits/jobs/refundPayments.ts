import { findPaymentAt } from '#functions/stores/credits/payment.ts'
import { markRefundSent, postponeRefund } from '#functions/stores/credits/returns.ts'
import { forEachDue, job } from '#functions/table/job.ts'
import { apply } from '#functions/table/transaction.ts'
import { ProviderRefusal, provider } from '../provider.ts'

/**
 * Sends back the money of cancelled credits. The claim comes first, and the provider is asked what it has of this refund before it is asked to make one,
 * so that whenever a run dies the money goes once. What the provider refuses stays due and is told each time: somebody has to look.
 */
export const handler = job((now, isTimeLeft) =>
  forEachDue('refundPayments', now, isTimeLeft, async (due) => {
    const payment = await findPaymentAt(due)
    if (payment?.dueAt !== due.dueAt) return
    const { providerId, owedCents } = payment
    if (providerId === undefined || owedCents === undefined) throw new Error('a payment is due that owes nothing')
    await apply(postponeRefund(payment, now))
    try {
      await apply(markRefundSent(payment, await provider.refund({ ...payment, providerId, owedCents })))
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error
      console.error({ event: 'refund_refused', payment: payment.id, cents: owedCents, reason: error.message })
    }
  }),
)
