import { findPaymentAt } from '#functions/stores/credits/payment.ts'
import { markRefundSent, postponeRefund } from '#functions/stores/credits/returns.ts'
import { forEachDue, job } from '#functions/table/job.ts'
import { apply } from '#functions/table/transaction.ts'
import { ProviderRefusal, provider } from '../provider.ts'

/**
 * Refunds cancelled credits. Claims the payment and reads the provider's refunds before it requests
 * one, so that the money is sent once even if a run fails halfway. A refused refund stays due and
 * is logged as an error each time, as an operator has to act.
 */
export const handler = job((now, isTimeLeft) =>
  forEachDue('refundPayments', now, isTimeLeft, async (due) => {
    const payment = await findPaymentAt(due)
    if (payment?.dueAt !== due.dueAt) return
    const { providerId, owedCents } = payment
    if (providerId === undefined || owedCents === undefined)
      throw new Error('a payment is due for a refund but owes nothing')
    await apply(postponeRefund(payment, now))
    try {
      await apply(markRefundSent(payment, await provider.refund({ ...payment, providerId, owedCents })))
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error
      console.error({ event: 'refund_refused', payment: payment.id, cents: owedCents, reason: error.message })
    }
  }),
)
