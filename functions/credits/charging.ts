import { Refusal } from '#functions/platform/refusal.ts'
import { findCustomer, keepCustomer } from '#functions/stores/credits/debits.ts'
import { isOpened, loadingEndsAt, type StoredPayment } from '#functions/stores/credits/payment.ts'
import { apply } from '#functions/table/transaction.ts'
import type { ProviderPayment } from './provider/port.ts'
import { providerOf } from './provider/provider.ts'

/**
 * Time before the end of an order at which charges are no longer sent, only looked up, so that the
 * job that ends open payments finds every charge. All retries thus also fall within the time for
 * which the provider remembers the first attempt.
 */
const lookUpMs = 60_000

/**
 * Charges a mandate, once however often it is called. If the answer is lost, nobody knows whether
 * money was taken, until a repeat of the same order, a report of the provider, or the job that ends
 * open payments finds the charge.
 */
export async function chargeOnce(
  payment: StoredPayment,
  customer: string,
  getMandate: () => string | Promise<string>,
  now: Date,
): Promise<ProviderPayment> {
  const customers = providerOf(payment).customers!
  if (now.getTime() < loadingEndsAt(payment).getTime() - lookUpMs)
    return customers.charge(payment, customer, await getMandate())
  const found = await customers.findCharge(payment, customer)
  if (!found) throw new Refusal('payment_provider_unavailable')
  return found
}

/** The provider's id of the payer, who is registered there on first use. */
export async function customerOf(payment: StoredPayment, name?: string): Promise<string> {
  const { member } = payment
  const known = await findCustomer(member)
  if (known) return known
  const customer = await providerOf(payment).customers!.create(member, name)
  await apply(keepCustomer(member, customer))
  return customer
}

/**
 * Payment at its provider, also a charge whose answer was lost; undefined where the provider has
 * none.
 */
export async function findRemote(payment: StoredPayment): Promise<ProviderPayment | undefined> {
  const provider = providerOf(payment)
  if (isOpened(payment)) return provider.find(payment)
  const customer = payment.card?.customer ?? (payment.method === 'sdd' ? await findCustomer(payment.member) : undefined)
  return customer === undefined ? undefined : provider.customers?.findCharge(payment, customer)
}
