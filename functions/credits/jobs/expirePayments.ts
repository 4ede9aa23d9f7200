import { findPaymentAt } from '#functions/stores/credits/payment.ts'
import { forEachDue, job } from '#functions/table/job.ts'
import { isPaymentOpen } from '#shared/rules/payment-state.ts'
import { tryCommit } from '../order.ts'
import { provider } from '../provider.ts'
import { failure, settle } from '../settle.ts'

/**
 * Ends payments that stayed open too long (OPEN-51). The provider has the last word; while it cannot be asked, they stay due. What is paid all the same
 * later, such as a slow bank transfer, still completes.
 */
export const handler = job((now, isTimeLeft) =>
  forEachDue('expirePayments', now, isTimeLeft, async (due) => {
    const payment = await findPaymentAt(due)
    // The index follows the table with a delay: a payment that was decided, or became pending with a later end, is not due.
    if (payment?.dueAt !== due.dueAt) return
    const remote = payment.providerId && (await provider.find(payment.providerId))
    const settled = remote ? await settle(payment, remote, now) : payment
    if (isPaymentOpen(settled.status)) await tryCommit(failure(settled))
  }),
)
