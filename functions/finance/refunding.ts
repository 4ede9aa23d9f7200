import type { Account } from '#functions/stores/account/account.ts'
import { referenceOf, type StoredPayment } from '#functions/stores/credits/payment.ts'
import { paymentMailId } from '#functions/stores/credits/payment-mails.ts'
import type { StoredRefund } from '#functions/stores/credits/refunds.ts'
import { bookReturn } from '#functions/stores/credits/returns.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import type { Write } from '#functions/table/transaction.ts'
import { creditsToTake, statusOfReturned } from '#shared/rules/payment-state.ts'

/**
 * Writes that record a refund as owed to the member, in payment, credits, premium, ledger and
 * books, and that queue the mail about it. Conflict if payment or balance changed since they were
 * read; to detect this, the caller must read the account before the payment.
 */
export function oweRefund(
  payment: StoredPayment,
  account: Account | undefined,
  { id, cents, by, reason }: Pick<StoredRefund, 'id' | 'cents' | 'by' | 'reason'>,
  now: Date,
): Write[] {
  const { priceCents, currency, method, chargedBackCents = 0 } = payment
  const refundedCents = (payment.refundedCents ?? 0) + cents
  const status = statusOfReturned({ priceCents, refundedCents, chargedBackCents })
  const step = { status, refundedCents, chargedBackCents }
  // A member who is gone may still have an account while the purge is under way.
  const owner = payment.isWithoutMember ? undefined : account
  const taken = owner ? creditsToTake(payment, step, owner.credits) : 0
  const acts = { ...(by !== undefined && { by }), ...(reason !== undefined && { reason }) }
  const props = { payment: payment.id, reference: referenceOf(payment), cents: String(cents), currency, method }
  return [
    ...bookReturn(payment, owner, { step, taken, refund: id, ...acts }, now).writes,
    ...(owner
      ? notify(owner, { event: 'paymentRefunded', id: paymentMailId.paymentRefunded(payment.id, id), props }, now)
      : []),
  ]
}
