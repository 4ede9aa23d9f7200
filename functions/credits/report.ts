import { book } from '#functions/stores/credits/books.ts'
import { findPayment, isOpened, type StoredPayment } from '#functions/stores/credits/payment.ts'
import { apply, ignoreConflict } from '#functions/table/transaction.ts'
import { isReturned } from '#shared/rules/payment-state.ts'
import { amountOf, amountText, centsOf, type PaymentProvider, type ProviderPayment } from './provider/port.ts'
import { providerOf } from './provider/provider.ts'
import { watchRefunds } from './refunds.ts'
import { settle } from './settle.ts'

/**
 * Applies the provider's state of a payment, from a callback, to our payment; undefined for a
 * payment that is not ours.
 */
export async function applyReport(
  provider: PaymentProvider,
  report: Readonly<Record<string, string>>,
  now: Date,
): Promise<{ settled: StoredPayment; remote: ProviderPayment } | undefined> {
  const remote = await provider.readReport(report)
  const payment = remote?.order && (await findPayment(remote.order.member, remote.order.payment))
  if (!payment) {
    console.warn({ event: 'payment_report_unknown', provider: report.id ?? report.referenceID })
    return undefined
  }
  const settled = await settle(payment, remote, now)
  if (isReturned(settled.status)) await watchRefunds(settled, now)
  await noteReversal(settled, remote, now)
  return { settled, remote }
}

/** Cents that a provider counts as charged back. */
const chargedBackAt = ({ chargedBack, amount }: ProviderPayment): number => centsOf(chargedBack, amount)

/**
 * Enters in the books that the bank reversed a charge-back, in whole or in part, once for each
 * amount (PAY-54). Credits and premium were taken because of the charge-back, so finance decides;
 * the nightly comparison of this day lists the payment for them. The provider is queried again
 * here, after the stored charge-back was read: the callback's state may be older than the
 * charge-back, and a smaller amount in it then proves no reversal.
 */
async function noteReversal(payment: StoredPayment, reported: ProviderPayment, now: Date): Promise<void> {
  const { chargedBackCents = 0 } = payment
  if (chargedBackCents <= chargedBackAt(reported) || !isOpened(payment)) return
  const remote = await providerOf(payment).find(payment)
  const left = remote?.outcome === 'paid' ? chargedBackAt(remote) : chargedBackCents
  if (left >= chargedBackCents) return
  const text = (cents: number) => amountText(amountOf({ priceCents: cents, currency: payment.currency }))
  const reason = `${text(chargedBackCents)} → ${text(left)}`
  const entry = book(payment, 'charge_back_reversed', now, { mark: `${chargedBackCents}-${left}`, reason })
  await apply(entry).catch(ignoreConflict)
}
