import { findRefundAt } from '#functions/stores/credits/refunds.ts'
import { forEachDue, job } from '#functions/table/job.ts'
import { advanceRefund } from '../refunds.ts'

/** Sends the refunds that are owed, and once a day checks those in progress. */
export const handler = job((now, isTimeLeft) =>
  forEachDue('refundPayments', now, isTimeLeft, async (due) => {
    const refund = await findRefundAt(due)
    // The index is eventually consistent: the refund may have changed meanwhile.
    if (refund?.dueAt === due.dueAt) await advanceRefund(refund, now)
  }),
)
