import { Refusal } from '#functions/platform/refusal.ts'
import { findCustomer, keepCustomer } from '#functions/stores/credits/debits.ts'
import { isOpened, loadingEndsAt, type StoredPayment } from '#functions/stores/credits/payment.ts'
import { apply } from '#functions/table/transaction.ts'
import { minuteMs } from '#shared/rules/durations.ts'
import { paymentMethodFacts } from '#shared/rules/payment-methods.ts'
import type { ProviderPayment } from './provider/port.ts'
import { providerOf } from './provider/provider.ts'

/**
 * Length of the last part of an order's lifetime, in which a charge is only looked up and no longer
 * sent: the job that ends open payments then finds every charge, and the provider still recognises
 * every retry as a repeat of the first attempt.
 */
const lookUpMs = minuteMs

/**
 * Charges a mandate once, even if called several times for the same payment. If the provider's
 * answer is lost, it is unknown whether money was taken. The charge is found later by a repeat of
 * the same order, by a callback of the provider, or by the job that ends open payments. In the last
 * part of the order's lifetime (`lookUpMs`), refused with `payment_provider_unavailable` if the
 * provider has no charge.
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

/**
 * Id of the member as a payer at the provider. A member who has no such id yet is registered there.
 */
export async function customerOf(payment: StoredPayment, name?: string): Promise<string> {
  const { member } = payment
  const known = await findCustomer(member)
  if (known) return known
  const customer = await providerOf(payment).customers!.create(member, name)
  await apply(keepCustomer(member, customer))
  return customer
}

/**
 * State of a payment at its provider, even of a charge whose answer was lost; undefined if the
 * provider has no such payment.
 */
export async function findRemote(payment: StoredPayment): Promise<ProviderPayment | undefined> {
  const provider = providerOf(payment)
  if (isOpened(payment)) return provider.find(payment)
  const { isDirectDebit } = paymentMethodFacts[payment.method]
  const customer = payment.card?.customer ?? (isDirectDebit ? await findCustomer(payment.member) : undefined)
  return customer === undefined ? undefined : provider.customers?.findCharge(payment, customer)
}
