import { findPaymentAt } from '#functions/stores/credits/payment.ts'
import { forEachDue, job } from '#functions/table/job.ts'
import { isPaymentOpen } from '#shared/rules/payment-state.ts'
import { tryCommit } from '../order.ts'
import { provider } from '../provider.ts'
import { failure, settle } from '../settle.ts'

/**
 * Ends payments that stayed open too long (OPEN-51). The provider's state takes precedence; while
 * it is unavailable, they stay due. A later payment, such as a slow bank transfer, still completes.
 */
export const handler = job((now, isTimeLeft) =>
  forEachDue('expirePayments', now, isTimeLeft, async (due) => {
    const payment = await findPaymentAt(due)
    // The index is eventually consistent: a payment finished or made pending meanwhile is not due.
    if (payment?.dueAt !== due.dueAt) return
    const remote = payment.providerId && (await provider.find(payment.providerId))
    const settled = remote ? await settle(payment, remote, now) : payment
    if (isPaymentOpen(settled.status)) await tryCommit(failure(settled))
  }),
)
