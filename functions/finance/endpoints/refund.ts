import { handle } from '#functions/auth/staff-handle.ts'
import { book } from '#functions/stores/credits/books.ts'
import { listOwnRefunds, refundableCents } from '#functions/stores/credits/finance.ts'
import { addRefund, findRefund, type StoredRefund } from '#functions/stores/credits/refunds.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as finance from '#shared/contract/finance.ts'
import { countryOf } from '#shared/countries/all.ts'
import { findPaymentAndAccount, storyNow, waitingCents } from '../payment-view.ts'
import { oweRefund } from '../refunding.ts'
import { addPaymentAct, refundText } from '../trail.ts'

export const handler = handle(finance.refund, {
  run: async ({ staff: own, body, now, refuse }) =>
    retryOnConflict(async () => {
      const { id, cents, reason } = body
      const { payment, account } = (await findPaymentAndAccount(body.reference)) ?? refuse('not_found')
      const earlier = await findRefund(payment.member, payment.id, id)
      if (earlier) {
        const isRepeat = earlier.cents === cents && earlier.reason === reason && earlier.by === own.id
        if (!isRepeat) refuse('invalid_input')
        return storyNow(payment, own, now)
      }
      const refunds = await listOwnRefunds(payment)
      if (cents > refundableCents(payment) - waitingCents(refunds)) refuse('refund_too_high')

      // All refunds of the payment are added up: otherwise several small refunds would need no
      // approval.
      const total = refunds.reduce((sum, one) => sum + one.cents, cents)
      const needsApproval = total > countryOf(payment.site).refundApprovalCents
      const refund: StoredRefund = {
        id,
        payment: payment.id,
        member: payment.member,
        cents,
        reason,
        by: own.id,
        at: now.toISOString(),
        state: needsApproval ? 'waiting' : 'owed',
      }
      const action = needsApproval ? 'refund_requested' : 'refund_made'
      await commit([
        ...(needsApproval
          ? [book(payment, 'refund_requested', now, { mark: id, refund: id, by: own.id, reason })]
          : oweRefund(payment, account, refund, now)),
        addRefund(refund, now),
        ...addPaymentAct(own, action, { payment, account, text: refundText(payment, cents, reason) }, now),
      ])
      return storyNow(payment, own, now)
    }),
})
