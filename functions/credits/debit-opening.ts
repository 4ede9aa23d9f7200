import { Refusal } from '#functions/platform/refusal.ts'
import { findMandate } from '#functions/stores/credits/mandate.ts'
import type { StoredPayment } from '#functions/stores/credits/payment.ts'
import { chargeOnce, customerOf } from './charging.ts'
import { openPayment } from './order.ts'
import { providerOf } from './provider/provider.ts'

/**
 * Registers the mandate of a loading debit at the provider and orders its collection. A repeated
 * call that names another account than the signed one opens nothing.
 */
export async function openDebit(
  payment: StoredPayment,
  account: { iban: string; accountHolder: string },
  { ibanHash }: { ibanHash: string },
  now: Date,
): Promise<StoredPayment> {
  if (payment.status !== 'loading') return payment
  const { member, id } = payment
  const mandate = await findMandate(member, id)
  if (mandate?.ibanHash !== ibanHash) return payment
  const { customers } = providerOf(payment)
  if (!customers) throw new Refusal('payment_method_unavailable')
  return openPayment(payment, now, async () => {
    const customer = await customerOf(payment, mandate.accountHolder)
    return chargeOnce(payment, customer, () => customers.addMandate(customer, payment, account), now)
  })
}
