import { handle } from '#functions/auth/handle.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { addRefundEntry, removePurchase } from '#functions/stores/credits/ledger.ts'
import { findPayment, isCancellable, listPurchases, shownPayment } from '#functions/stores/credits/payment.ts'
import { markCancelled } from '#functions/stores/credits/returns.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { Conflict, commit, retryOnConflict } from '#functions/table/transaction.ts'
import { credits } from '#shared/contract/credits.ts'
import { isReturned } from '#shared/rules/payment-state.ts'
import { cancelOffer } from '../cancel.ts'

const changed = () => new Conflict('the balance or purchases of the member changed meanwhile')

/**
 * Takes back credits, purchase and possibly premium in one transaction with ledger entry and mail;
 * the job `refundPayments` sends the money.
 */
export const handler = handle(credits.cancel, {
  run: async ({ member, body, now, refuse }) =>
    retryOnConflict(async (attempt) => {
      // The account is read before the purchases, never in parallel: the transaction's condition on
      // the balance then detects a change between the two reads.
      const account = attempt === 0 ? member : ((await findAccount(member.id, { consistent: true })) ?? member)
      const [payment, purchases] = await Promise.all([findPayment(member.id, body.id), listPurchases(member.id)])
      // A retry, or a parallel call that committed first.
      if (payment && isReturned(payment.status)) return shownPayment(payment)
      if (!isCancellable(payment)) return refuse('not_found')
      const { isOpen, isWhole, credits: taken, cents } = cancelOffer(payment, purchases, account, now)
      if (!isOpen) return refuse('cancel_too_late')
      if (taken === 0) return refuse('credits_used')

      const cancellation = markCancelled(payment, { credits: taken, cents }, now)
      const props = { credits: String(taken), cents: String(cents), currency: payment.currency }
      await commit([
        cancellation.write,
        removePurchase(
          member.id,
          { taken, balance: account.credits, purchases: account.purchases ?? 0, isWhole },
          changed,
        ),
        addRefundEntry(cancellation.after, taken, now),
        ...notify(account, { event: 'creditsCancelled', id: `${payment.id}-cancelled`, props }, now),
      ])
      return shownPayment(cancellation.after)
    }),
})
