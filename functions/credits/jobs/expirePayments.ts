import { findPaymentAt, isCharge, isOpened, type OpenedPayment } from '#functions/stores/credits/payment.ts'
import { forEachDue, job } from '#functions/table/job.ts'
import { paymentMethodFacts } from '#shared/rules/payment-methods.ts'
import { isPaymentOpen } from '#shared/rules/payment-state.ts'
import { findRemote } from '../charging.ts'
import { tryCommit } from '../order.ts'
import type { ProviderPayment } from '../provider/port.ts'
import { providerOf } from '../provider/provider.ts'
import { failure, settle, settleFound } from '../settle.ts'

/**
 * Ends payments that stayed open too long (OPEN-51), unless the provider has an outcome. They are
 * closed at the provider first: an abandoned page must not be paid after another order has used up
 * the spending limit (PAY-65). A payment that cannot be closed still counts towards the limits. A
 * payment stays due while the provider is unavailable, or has not decided the charge of a stored
 * card. Money that arrives later, such as a slow bank transfer, still completes the payment.
 */
export const handler = job((now, isTimeLeft) =>
  forEachDue('expirePayments', now, isTimeLeft, async (due) => {
    const payment = await findPaymentAt(due)
    // The index is eventually consistent: the payment may have been finished or made pending
    // meanwhile.
    if (payment?.dueAt !== due.dueAt) return
    const remote = await findRemote(payment)
    const settled = remote ? await settleFound(payment, remote, now) : payment
    // The payment may no longer be open or due: for example, a debit whose answer from the provider
    // was lost is pending by now, until the bank decides.
    if (!isPaymentOpen(settled.status) || settled.dueAt !== due.dueAt) return
    // An undecided charge is left to the provider: if the order ended here, a second order could
    // charge the card again.
    const isUndecidedCharge = isCharge(settled) && remote?.outcome === 'open'
    if (isUndecidedCharge) return
    const last = remote?.outcome === 'open' && isOpened(settled) ? await close(settled, remote) : remote
    const ended = last ? await settle(settled, last, now) : settled
    if (isPaymentOpen(ended.status)) await tryCommit(failure(ended, now, { isStillPayable: last?.outcome === 'open' }))
  }),
)

/**
 * Closes an expired payment at the provider, and returns its new state. A bank transfer is left
 * open there, as the money may be on its way.
 */
const close = async (payment: OpenedPayment, remote: ProviderPayment): Promise<ProviderPayment | undefined> =>
  paymentMethodFacts[payment.method].timeout === 'bankTransfer' ? remote : providerOf(payment).cancel(payment)
