import { findPayment, type StoredPayment } from '#functions/stores/credits/payment.ts'
import { isReturned } from '#shared/rules/payment-state.ts'
import type { PaymentProvider, ProviderPayment } from './provider/port.ts'
import { watchRefunds } from './refunds.ts'
import { settle } from './settle.ts'

/** Applies a provider's report to its payment; undefined for a payment that is not ours. */
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
  return { settled, remote }
}
