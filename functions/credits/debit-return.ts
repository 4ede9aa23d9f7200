import { findAccount } from '#functions/stores/account/account.ts'
import { blockDirectDebit } from '#functions/stores/credits/debit-blocks.ts'
import { findMandate } from '#functions/stores/credits/mandate.ts'
import { isDirectDebit, type StoredPayment } from '#functions/stores/credits/payment.ts'
import { paymentMailId } from '#functions/stores/credits/payment-mails.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import type { Write } from '#functions/table/transaction.ts'
import type { PaymentStep } from '#shared/rules/payment-state.ts'
import type { ProviderPayment } from './provider/port.ts'
import { providerOf } from './provider/provider.ts'

/** Code used if the bank gave no reason: MS03, "reason not specified". */
const unknownReason = 'MS03'

/**
 * Bank's reason code if `step` records that the bank refused to pay a direct debit or took the
 * money back; otherwise undefined.
 */
async function codeOf(payment: StoredPayment, step: PaymentStep, remote: ProviderPayment): Promise<string | undefined> {
  if (!isDirectDebit(payment)) return undefined
  // A debit that was stopped before its collection fails without a code of the bank.
  if (step.status === 'failed') return remote.bankReasonCode
  const isChargedBack = step.chargedBackCents > (payment.chargedBackCents ?? 0)
  return isChargedBack ? ((await providerOf(payment).customers?.findReturnCode(remote.id)) ?? unknownReason) : undefined
}

export type DebitReturn = {
  code: string
  /** Whether the member is gone, so that nobody was notified. */
  isWithoutMember: boolean
  writes: Write[]
}

/**
 * Handles a direct debit that the bank returned, in the transaction of the payment step that
 * records it; null for any other step. The bank account and the phone number are blocked for every
 * member (OPEN-54), and the member gets one notification.
 */
export async function returnOf(
  payment: StoredPayment,
  step: PaymentStep,
  remote: ProviderPayment,
  now: Date,
): Promise<DebitReturn | null> {
  const code = await codeOf(payment, step, remote)
  if (!code) return null
  const { id, member, priceCents, currency } = payment
  const [mandate, account] = await Promise.all([findMandate(member, id), findAccount(member, { consistent: true })])
  const props = { payment: id, cents: String(priceCents), currency }
  return {
    code,
    isWithoutMember: !account,
    writes: [
      ...(mandate ? blockDirectDebit(mandate, { at: now.toISOString(), by: 'bank', reason: code }) : []),
      ...(account ? notify(account, { event: 'debitReturned', id: paymentMailId.debitReturned(id), props }, now) : []),
    ],
  }
}
