import { Refusal } from '#functions/platform/refusal.ts'
import { findMandate } from '#functions/stores/credits/mandate.ts'
import type { StoredPayment } from '#functions/stores/credits/payment.ts'
import { chargeOnce, customerOf } from './charging.ts'
import { openPayment } from './order.ts'
import { providerOf } from './provider/provider.ts'

/**
 * Opens a direct debit whose status is `loading`: registers its mandate at the provider and
 * requests the collection. Does nothing if a repeated call names another bank account than the
 * signed mandate.
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
