import type { Account } from '#functions/account/store.ts'
import { apply, Conflict, commit } from '#functions/data/table.ts'
import type { Bundle, Country } from '#shared/countries/country.ts'
import type { PaymentMethod } from '#shared/model/payment.ts'
import { type Discount, priceWith } from '#shared/rules/discount.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { isPaymentOpen } from '#shared/rules/payment-state.ts'
import { findPayment, markPending, type StoredPayment } from './payments.ts'
import { ProviderRefusal, provider } from './provider.ts'
import { failure, settle } from './settle.ts'

type Terms = {
  member: Pick<Account, 'id'>
  country: Country
  bundle: Bundle
  discount: Discount | null
  origin: string
  now: Date
}

/** An order on our terms: of the browser's it takes what is bought, how it is paid and the id, nothing else (TRAP-76). */
export const newOrder = (
  { id, method }: { id: string; method: PaymentMethod },
  { member, country, bundle, discount, origin, now }: Terms,
): StoredPayment => ({
  id,
  member: member.id,
  site: country.code,
  bundle: bundle.id,
  credits: bundle.credits,
  priceCents: priceWith(discount, bundle),
  currency: country.currency,
  ...(discount && { discountCode: discount.code, percentage: discount.percentage }),
  holdsDiscount: discount?.validity === 'once-per-user',
  method,
  status: 'loading',
  returnUrl: origin + pathTo('transactions', { id }),
  createdAt: now.toISOString(),
})

/**
 * Opens a loading payment at the provider and makes it pending. Whoever repeats this after a broken attempt, or does it at the same time, gets the
 * same payment there. An address to pay at is handed out only when it is stored.
 */
export async function openPayment(payment: StoredPayment, now: Date): Promise<StoredPayment> {
  try {
    const remote = await provider.create(payment)
    const checkoutUrl = remote._links.checkout?.href
    await apply(markPending(payment, remote.id, checkoutUrl))
    // A repeat that came late may find it paid or ended there already.
    return settle({ ...payment, status: 'pending', providerId: remote.id, checkoutUrl }, remote, now)
  } catch (error) {
    if (error instanceof ProviderRefusal) await refused(payment, error)
    else if (!(error instanceof Conflict)) throw error
    return (await findPayment(payment.member, payment.id)) ?? payment
  }
}

async function refused(payment: StoredPayment, reason: ProviderRefusal): Promise<void> {
  console.error({ event: 'payment_refused', payment: payment.id, method: payment.method, reason: reason.message })
  await commit(failure(payment)).catch(ignoreChange)
}

/** Somebody else moved the payment on meanwhile; how it stands is read afterwards. */
export function ignoreChange(error: unknown): void {
  if (!(error instanceof Conflict)) throw error
}

/** Longer than an order takes: a payment that is loading for less may be on its way to the provider this moment. */
const secondsOfOrdering = 30

/**
 * Ends an open payment of the member that holds a discount which they want for another order. False where it may still be paid; with one discount
 * two orders would then be paid.
 */
export async function freeDiscount(memberId: string, paymentId: string, now: Date): Promise<boolean> {
  const holder = await findPayment(memberId, paymentId)
  if (!holder || !isPaymentOpen(holder.status)) return true
  if (!holder.providerId) {
    if (now.getTime() - Date.parse(holder.createdAt) < secondsOfOrdering * 1000) return false
    await commit(failure(holder)).catch(ignoreChange)
    return true
  }
  const remote = await provider.cancel(holder.providerId)
  if (remote) return !isPaymentOpen((await settle(holder, remote, now)).status)
  // Unknown there, so nobody can pay it.
  await commit(failure(holder)).catch(ignoreChange)
  return true
}
