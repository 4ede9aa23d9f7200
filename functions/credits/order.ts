import { randomInt } from 'node:crypto'
import { logError } from '#functions/platform/log.ts'
import type { Account } from '#functions/stores/account/account.ts'
import { book, nameProviderId, reserveReference } from '#functions/stores/credits/books.ts'
import {
  addPayment,
  findPayment,
  isCharge,
  isDirectDebit,
  isOpened,
  markPending,
  type StoredPayment,
} from '#functions/stores/credits/payment.ts'
import { commit, ignoreConflict, retryOnConflict, type Write } from '#functions/table/transaction.ts'
import { countryOf } from '#shared/countries/all.ts'
import type { Bundle, Country } from '#shared/countries/country.ts'
import type { PaymentMethod } from '#shared/model/payment.ts'
import { type Discount, priceWith } from '#shared/rules/discount.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { isPaymentOpen } from '#shared/rules/payment-state.ts'
import { newReference } from '#shared/rules/reference.ts'
import { type ProviderPayment, ProviderRefusal } from './provider/port.ts'
import { providerOf } from './provider/provider.ts'
import { failure, needsConfirmation, settle } from './settle.ts'

type Terms = {
  member: Pick<Account, 'id' | 'site' | 'consentAt' | 'consentVersion'>
  /** Payment country, which determines the currency and the bundles (PAY-61). */
  country: Country
  bundle: Bundle
  discount: Discount | null
  origin: string
  now: Date
}

type Wanted = { id: string; method: PaymentMethod } & Pick<StoredPayment, 'card' | 'cardConsentVersion'>

/**
 * New order. The browser chooses only its id, bundle, discount code and way of paying (TRAP-76).
 * The reference is random: if it is in use, storing the order causes a Conflict, and the retry
 * generates another.
 */
export const newOrder = (
  { id, method, card, cardConsentVersion }: Wanted,
  { member, country, bundle, discount, origin, now }: Terms,
): StoredPayment => ({
  id,
  member: member.id,
  site: member.site,
  reference: newReference(randomInt),
  bundle: bundle.id,
  credits: bundle.credits,
  priceCents: priceWith(discount, bundle),
  currency: country.currency,
  ...(discount && { discountCode: discount.code, percentage: discount.percentage }),
  holdsDiscount: discount?.validity === 'once-per-user',
  method,
  provider: countryOf(member.site).paymentProvider,
  ...(card && { card }),
  ...(cardConsentVersion && { cardConsentVersion }),
  ...(country.vatPercent !== null && { vatPercent: country.vatPercent }),
  // The body of the call must contain the consent to immediate delivery
  // (shared/contract/credits.ts), so the member consents at this time.
  consentAt: now.toISOString(),
  ...(member.consentVersion && { termsVersion: member.consentVersion, termsAt: member.consentAt }),
  status: 'loading',
  returnUrl: origin + pathTo('transactions', { id }),
  createdAt: now.toISOString(),
})

/** Stores a new order, enters it in the books and makes it findable by its reference. */
export const addOrder = (order: StoredPayment, now: Date): Write[] => [
  addPayment(order),
  book(order, 'ordered', now),
  reserveReference(order),
]

/**
 * Opens a payment with status `loading` at the provider, after which it is `pending`. Idempotent: a
 * retry or a parallel call gets the same payment at the provider. The checkout URL is stored before
 * it is returned.
 */
export async function openPayment(
  payment: StoredPayment,
  now: Date,
  create: (payment: StoredPayment) => Promise<ProviderPayment>,
  settleBy: typeof settle = settle,
): Promise<StoredPayment> {
  try {
    const remote = await create(payment)
    const { checkoutUrl } = remote
    const isMarked = await tryCommit([markPending(payment, remote.id, checkoutUrl), nameProviderId(payment, remote.id)])
    if (!isMarked) return await openedMeanwhile(payment, remote, now, settleBy)
    // If this is a late retry, the payment may already be paid or ended at the provider.
    return await settleBy({ ...payment, status: 'pending', providerId: remote.id, checkoutUrl }, remote, now)
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    await refused(payment, error, now)
    return (await findPayment(payment.member, payment.id)) ?? payment
  }
}

/**
 * Current state of a payment that changed while it was being opened. A payment that has failed here
 * is closed at the provider too. If it is still open, a callback has just begun to settle it: it is
 * settled here too, without waiting for that call.
 */
export async function openedMeanwhile(
  payment: StoredPayment,
  remote: ProviderPayment,
  now: Date,
  settleBy: typeof settle = settle,
): Promise<StoredPayment> {
  const stored = (await findPayment(payment.member, payment.id)) ?? payment
  if (stored.status === 'failed') await providerOf(payment).cancel({ ...payment, providerId: remote.id })
  return isPaymentOpen(stored.status) ? settleBy(stored, remote, now) : stored
}

async function refused(payment: StoredPayment, reason: ProviderRefusal, now: Date): Promise<void> {
  logError('payment_refused', reason, { payment: payment.id, method: payment.method })
  await tryCommit(failure(payment, now))
}

/** Commits unless the payment changed meanwhile; returns whether it committed. */
export const tryCommit = (writes: readonly Write[]): Promise<boolean> => commit(writes).then(() => true, ignoreConflict)

/**
 * Closes a payment that was left open, so that another order fits the member's spending limit
 * (PAY-65). If the provider can no longer close it, the member may be paying at this moment: the
 * payment then stays open and still counts towards the limit.
 */
export async function closePayment(payment: StoredPayment, now: Date): Promise<void> {
  const remote = isOpened(payment) && (await providerOf(payment).cancel(payment))
  if (remote) await settle(payment, remote, now)
  else await tryCommit(failure(payment, now))
}

/**
 * Ends an open payment that its member cancels or replaces by another order (PAY-59), and asks the
 * provider to close it. The provider may refuse, because the member may be paying at this moment.
 * The payment ends here anyway and releases its discount: money that still arrives completes it,
 * once and at the ordered price (OPEN-51). Until the payment expires, it still counts towards the
 * spending limits, as payments for several ended orders could exceed them (PAY-65). Two kinds of
 * payments stay open and keep counting towards the limits: a direct debit that the provider can no
 * longer stop, as it will be collected, and a charge of a stored card that the provider has not
 * decided.
 */
export const endPayment = (payment: StoredPayment, now: Date): Promise<StoredPayment> =>
  retryOnConflict(async (attempt) => {
    const fresh = attempt === 0 ? payment : ((await findPayment(payment.member, payment.id)) ?? payment)
    if (!isPaymentOpen(fresh.status)) return fresh
    const remote = isOpened(fresh) && (await providerOf(fresh).cancel(fresh))
    const settled = remote ? await settle(fresh, remote, now) : fresh
    if (!isPaymentOpen(settled.status)) return settled
    if (isDirectDebit(settled) && settled.providerId) return settled
    if (isCharge(settled) && !(remote && needsConfirmation(settled, remote))) return settled
    await commit(failure(settled, now, { isStillPayable: remote ? remote.outcome === 'open' : false }))
    return { ...settled, status: 'failed' }
  })
