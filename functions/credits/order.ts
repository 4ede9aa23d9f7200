import type { Account } from '#functions/stores/account/account.ts'
import { findPayment, markPending, type StoredPayment } from '#functions/stores/credits/payment.ts'
import { commit, ignoreConflict, retryOnConflict, type Write } from '#functions/table/transaction.ts'
import type { Bundle, Country } from '#shared/countries/country.ts'
import type { PaymentMethod } from '#shared/model/payment.ts'
import { type Discount, priceWith } from '#shared/rules/discount.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { isPaymentOpen } from '#shared/rules/payment-state.ts'
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

/** New order. The browser chooses only the id, bundle and method (TRAP-76). */
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
 * Opens a loading payment at the provider and makes it pending. Idempotent: a retry or a parallel
 * call gets the same payment there. The checkout URL is returned only after it is stored.
 */
export async function openPayment(payment: StoredPayment, now: Date): Promise<StoredPayment> {
  try {
    const remote = await provider.create(payment)
    const checkoutUrl = remote._links.checkout?.href
    const isMoved = await tryCommit([markPending(payment, remote.id, checkoutUrl)])
    if (!isMoved) return await openedMeanwhile(payment, remote.id)
    // At a late retry, the payment may already be paid or ended at the provider.
    return await settle({ ...payment, status: 'pending', providerId: remote.id, checkoutUrl }, remote, now)
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    await refused(payment, error)
    return (await findPayment(payment.member, payment.id)) ?? payment
  }
}

/**
 * Handles a payment that changed while it was being opened: if it has ended, it must not stay
 * payable at the provider.
 */
async function openedMeanwhile(payment: StoredPayment, providerId: string): Promise<StoredPayment> {
  const stored = (await findPayment(payment.member, payment.id)) ?? payment
  if (stored.status === 'failed') await provider.cancel(providerId)
  return stored
}

async function refused(payment: StoredPayment, reason: ProviderRefusal): Promise<void> {
  console.error({ event: 'payment_refused', payment: payment.id, method: payment.method, reason: reason.message })
  await tryCommit(failure(payment))
}

/** Commits unless the payment changed meanwhile; returns whether it did. */
export const tryCommit = (writes: readonly Write[]): Promise<boolean> => commit(writes).then(() => true, ignoreConflict)

/**
 * Ends an open payment that its member cancels or replaces by another order (PAY-59), and asks the
 * provider to close it. If the provider cannot, because the member may be paying at this moment,
 * the payment ends here anyway and releases its discount: money that still arrives completes it,
 * once and at the ordered price (OPEN-51).
 */
export const endPayment = (payment: StoredPayment, now: Date): Promise<StoredPayment> =>
  retryOnConflict(async (attempt) => {
    const fresh = attempt === 0 ? payment : ((await findPayment(payment.member, payment.id)) ?? payment)
    if (!isPaymentOpen(fresh.status)) return fresh
    const remote = fresh.providerId && (await provider.cancel(fresh.providerId))
    const settled = remote ? await settle(fresh, remote, now) : fresh
    if (!isPaymentOpen(settled.status)) return settled
    await commit(failure(settled))
    return { ...settled, status: 'failed' }
  })
