import { handle } from '#functions/auth/handle.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { findPayment, isCancellable, listPurchases, referenceOf } from '#functions/stores/credits/payment.ts'
import { paymentMailId } from '#functions/stores/credits/payment-mails.ts'
import { addRefund, withdrawalIdOf } from '#functions/stores/credits/refunds.ts'
import { bookReturn } from '#functions/stores/credits/returns.ts'
import { shownPayment } from '#functions/stores/credits/shown-payment.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as credits from '#shared/contract/credits.ts'
import { statusOfReturned } from '#shared/rules/payment-state.ts'
import { cancelOffer } from '../cancel.ts'

/**
 * Cancels a purchase: takes back its unused credits in one transaction with ledger entry and mail.
 * Premium ends too if this is the member's only remaining purchase and is refunded in full. A
 * purchase can be cancelled again for credits that return to the balance later, such as those of
 * unanswered messages (CHAT-36). The job `refundPayments` sends the money.
 */
export const handler = handle(credits.cancel, {
  run: async ({ member, body, now, refuse }) =>
    retryOnConflict(async (attempt) => {
      // The account is read before the purchases, never in parallel: the transaction's condition on
      // the balance then detects a change between the two reads.
      const account = attempt === 0 ? member : ((await findAccount(member.id, { consistent: true })) ?? member)
      const [payment, purchases] = await Promise.all([findPayment(member.id, body.id), listPurchases(member.id)])
      if (!payment?.completedAt) return refuse('not_found')
      // The whole price has already been refunded, or the bank has taken money back.
      if (!isCancellable(payment)) return shownPayment(payment)
      const { isOpen, credits: taken, cents } = cancelOffer(payment, purchases, account, now)
      const isRepeat = taken === 0 && payment.withdrawnAt !== undefined
      if (isRepeat) return shownPayment(payment)
      if (!isOpen) return refuse('cancel_too_late')
      if (taken === 0) return refuse('credits_used')

      const refundedCents = (payment.refundedCents ?? 0) + cents
      const status = statusOfReturned({ priceCents: payment.priceCents, refundedCents })
      const step = { status, refundedCents, chargedBackCents: 0 }
      const id = withdrawalIdOf(payment)
      const { after, writes } = bookReturn(payment, account, { step, taken, refund: id }, now)
      const at = now.toISOString()
      const refund = { id, payment: payment.id, member: member.id, cents, state: 'owed', at } as const
      const props = {
        payment: payment.id,
        reference: referenceOf(payment),
        method: payment.method,
        credits: String(taken),
        cents: String(cents),
        currency: payment.currency,
      }
      await commit([
        ...writes,
        addRefund(refund, now),
        ...notify(
          account,
          { event: 'creditsCancelled', id: paymentMailId.creditsCancelled(payment.id, id), props },
          now,
        ),
      ])
      return shownPayment(after)
    }),
})
