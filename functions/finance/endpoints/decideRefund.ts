import { handle } from '#functions/auth/staff-handle.ts'
import { book } from '#functions/stores/credits/books.ts'
import { refundableCents } from '#functions/stores/credits/finance.ts'
import { changeRefundState, findRefund } from '#functions/stores/credits/refunds.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as finance from '#shared/contract/finance.ts'
import { findPaymentAndAccount, storyNow } from '../payment-view.ts'
import { isRepeatedDecision, refundTransitions } from '../refund-transitions.ts'
import { oweRefund } from '../refunding.ts'
import { addPaymentAct, refundText } from '../trail.ts'

export const handler = handle(finance.decideRefund, {
  run: async ({ staff: own, body, now, refuse }) =>
    // The job and the provider's callbacks may change the refund meanwhile, which causes a
    // Conflict.
    retryOnConflict(async () => {
      const { reference, id, action, reason } = body
      const { payment, account } = (await findPaymentAndAccount(reference)) ?? refuse('not_found')
      const refund = (await findRefund(payment.member, payment.id, id)) ?? refuse('not_found')
      const transition = refundTransitions[action]
      if (isRepeatedDecision(refund, own, action)) return storyNow(payment, own, now)
      if (refund.state !== transition.from) refuse('refund_changed')
      if (transition.isBySecond && refund.by === own.id) refuse('own_refund')
      if (transition.needsReason && !reason) refuse('reason_required')
      if (action === 'approve' && refund.cents > refundableCents(payment)) refuse('refund_too_high')

      const said = reason === undefined ? {} : { reason }
      // Distinguishes the entry in the books (`book`). For `retry` and `by_hand` it includes the
      // time, as a refund may fail several times.
      const mark = action === 'approve' || action === 'decline' ? id : `${id}-${now.getTime()}`
      const text = refundText(payment, refund.cents, reason)
      await commit([
        changeRefundState(refund, transition.to, now, transition.isBySecond ? { approvedBy: own.id } : {}),
        ...(transition.event === null
          ? oweRefund(payment, account, refund, now)
          : [book(payment, transition.event, now, { mark, refund: id, by: own.id, ...said })]),
        ...addPaymentAct(own, transition.audit, { payment, account, text }, now),
      ])
      return storyNow(payment, own, now)
    }),
})
