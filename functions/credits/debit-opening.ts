import { Refusal } from '#functions/platform/refusal.ts'
import { keepCustomer, readDebits } from '#functions/stores/credits/debits.ts'
import { findMandate } from '#functions/stores/credits/mandate.ts'
import type { StoredPayment } from '#functions/stores/credits/payment.ts'
import { apply } from '#functions/table/transaction.ts'
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
  const [mandate, debits] = await Promise.all([findMandate(member, id), readDebits(member)])
  if (mandate?.ibanHash !== ibanHash) return payment
  const { customers } = providerOf(payment)
  if (!customers) throw new Refusal('payment_method_unavailable')
  return openPayment(payment, now, async () => {
    const customer = debits.customer ?? (await customers.create(member, mandate.accountHolder))
    if (!debits.customer) await apply(keepCustomer(member, customer))
    const signed = await customers.addMandate(customer, payment, account)
    return customers.charge(payment, customer, signed)
  })
}
