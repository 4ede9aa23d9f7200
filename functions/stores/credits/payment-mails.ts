import type { paymentMails } from '#shared/contract/finance.ts'
import { paymentMethodFacts } from '#shared/rules/payment-methods.ts'
import type { BookEntry } from './books.ts'
import { isWithdrawal, withdrawal } from './refunds.ts'

type PaymentMail = (typeof paymentMails)[number]

/** Ids of the mails about a payment. A second mail with the same id is not queued. */
export const paymentMailId = {
  paymentReceipt: (payment: string): string => `${payment}-completed`,
  debitNotice: (payment: string): string => `${payment}-ordered`,
  debitReturned: (payment: string): string => `${payment}-returned`,
  // One mail for each withdrawal; the suffix is that of the refund id: `withdrawal-22` gives
  // `<payment>-cancelled-22`.
  creditsCancelled: (payment: string, refund = withdrawal): string =>
    `${payment}-cancelled${refund.slice(withdrawal.length)}`,
  paymentRefunded: (payment: string, refund = ''): string => `${payment}-refund-${refund}`,
} satisfies Record<PaymentMail, (payment: string, refund?: string) => string>

/**
 * Mail that was queued in the same transaction as an entry of the books, and its id; null if there
 * is none.
 */
export function mailWith(entry: BookEntry): { mail: PaymentMail; id: string } | null {
  const mail = mailNameWith(entry)
  return mail && { mail, id: paymentMailId[mail](entry.payment, entry.refund) }
}

function mailNameWith({ event, method, refund, reason, isWithoutMember }: BookEntry): PaymentMail | null {
  if (isWithoutMember) return null
  const isDebit = paymentMethodFacts[method].isDirectDebit
  if (event === 'ordered') return isDebit ? 'debitNotice' : null
  if (event === 'completed') return 'paymentReceipt'
  // A debit that was stopped before its collection fails without a reason from the bank.
  if (event === 'failed' || event === 'charged_back') return isDebit && reason ? 'debitReturned' : null
  // A refund that neither the member nor finance requested has no mail.
  if (event === 'refunded' && refund !== undefined) return isWithdrawal(refund) ? 'creditsCancelled' : 'paymentRefunded'
  return null
}
