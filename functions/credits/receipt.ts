import type { Account } from '#functions/stores/account/account.ts'
import { referenceOf, type StoredPayment } from '#functions/stores/credits/payment.ts'
import { paymentMailId } from '#functions/stores/credits/payment-mails.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import type { Write } from '#functions/table/transaction.ts'

/**
 * Writes that queue the mail with the receipt. They belong to the transaction that completes the
 * payment, so that the receipt is sent once (PAY-57).
 */
export const orderReceipt = (payment: StoredPayment, account: Account, now: Date): Write[] =>
  notify(
    account,
    {
      event: 'paymentCompleted',
      id: paymentMailId.paymentReceipt(payment.id),
      props: {
        payment: payment.id,
        reference: referenceOf(payment),
        credits: String(payment.credits),
        cents: String(payment.priceCents),
        currency: payment.currency,
        vatPercent: String(payment.vatPercent ?? ''),
        method: payment.method,
        consentAt: payment.consentAt ?? '',
        termsVersion: payment.termsVersion ?? '',
        termsAt: payment.termsAt ?? '',
      },
    },
    now,
  )
