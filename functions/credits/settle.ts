import { keyedHash } from '#functions/platform/keyed-hash.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { book, nameProviderId } from '#functions/stores/credits/books.ts'
import { addCard, endMandate } from '#functions/stores/credits/cards.ts'
import { addLedgerEntry, addPurchase, findLedgerEntry } from '#functions/stores/credits/ledger.ts'
import {
  findPayment,
  isCharge,
  markClosed,
  markDecided,
  markPending,
  markWithoutMember,
  pendingEndsAt,
  reportedCents,
  type StoredPayment,
} from '#functions/stores/credits/payment.ts'
import { addPaidFrom } from '#functions/stores/credits/payment-sources.ts'
import { bookReturn } from '#functions/stores/credits/returns.ts'
import { findUse, releaseUse, spendUse } from '#functions/stores/discounts/discount.ts'
import { Conflict, commit, ignoreConflict, retryOnConflict, type Write } from '#functions/table/transaction.ts'
import { dayMs } from '#shared/rules/durations.ts'
import {
  creditsToTake,
  isPaymentOpen,
  nextPaymentStep,
  type PaymentReport,
  type PaymentStep,
} from '#shared/rules/payment-state.ts'
import { type DebitReturn, returnOf } from './debit-return.ts'
import { type Amount, amountOf, centsOf, type ProviderPayment } from './provider/port.ts'
import { orderReceipt } from './receipt.ts'

const isSame = (a: Amount, b: Amount) => a.value === b.value && a.currency === b.currency

/** Outcome according to the provider, or null while there is none. */
function reportOf({ outcome, amount, refunded, chargedBack }: ProviderPayment): PaymentReport | null {
  if (outcome === 'failed') return { outcome: 'failed', refundedCents: 0, chargedBackCents: 0 }
  if (outcome === 'open') return null
  return {
    outcome: 'completed',
    refundedCents: centsOf(refunded, amount),
    chargedBackCents: centsOf(chargedBack, amount),
  }
}

/**
 * Report with the returned money that earlier callbacks reported, if any: the provider's state may
 * have been read before they arrived. A purchase returned in full before it completed here counts
 * as failed.
 */
function withReturns(report: PaymentReport, payment: StoredPayment): PaymentReport {
  const { refund: refundedCents, charge_back: chargedBackCents } = reportedCents(payment)
  if (refundedCents + chargedBackCents === 0) return report
  const isUndone = payment.completedAt === undefined && refundedCents + chargedBackCents >= payment.priceCents
  return { outcome: isUndone ? 'failed' : 'completed', refundedCents, chargedBackCents }
}

/** Whether the provider's payment matches this one: its ids, member, amount and currency. */
function belongs(remote: ProviderPayment, payment: StoredPayment): boolean {
  return (
    remote.order?.payment === payment.id &&
    remote.order.member === payment.member &&
    (payment.providerId === undefined || payment.providerId === remote.id) &&
    isSame(remote.amount, amountOf(payment))
  )
}

/** Thrown if the member was deleted before the money arrived: nobody can get the credits. */
class NoMember extends Error {}

/**
 * Error handler for the transaction that completes a payment: if the member no longer exists,
 * enters the money in the books without credits and lists it for finance (PAY-62).
 */
const keepWithoutMember = (payment: StoredPayment, remote: ProviderPayment, now: Date) => (error: unknown) => {
  if (!(error instanceof NoMember)) throw error
  console.error({ event: 'payment_without_member', payment: payment.id, provider: remote.id })
  return commit([
    markWithoutMember(payment, remote.id, now),
    ...nameOnce(payment, remote.id),
    book(payment, 'completed', now, { cents: payment.priceCents, isWithoutMember: true }),
    ...(payment.cardConsentVersion ? [endMandate(payment.member, { ...payment, providerId: remote.id }, now)] : []),
  ])
}

/** Makes a payment findable by the provider's id; no writes if it already is. */
const nameOnce = (payment: StoredPayment, providerId: string): Write[] =>
  payment.providerId === undefined ? [nameProviderId(payment, providerId)] : []

/**
 * Applies the provider's state to a payment and returns the result. Called in parallel and in any
 * order by callbacks, the status page, new orders and the job: each step is one transaction with a
 * condition on the previous status, so that credits are added once. A provider payment for another
 * order changes nothing and is logged.
 */
export async function settle(payment: StoredPayment, remote: ProviderPayment, now: Date): Promise<StoredPayment> {
  // A repeated callback about a charge whose order continues on the provider's page.
  if (remote.id === payment.chargeId) return payment
  if (!belongs(remote, payment)) {
    console.error({ event: 'payment_mismatch', payment: payment.id, provider: remote.id, amount: remote.amount })
    return payment
  }
  if (needsConfirmation(payment, remote))
    return payment.status === 'loading' ? await noteCharge(payment, remote) : payment
  const report = reportOf(remote)
  if (!report) return payment
  if (report.outcome === 'failed' && payment.payableUntil && payment.status === 'failed')
    await commit([markClosed(payment)]).catch(ignoreConflict)
  return retryOnConflict((attempt) => walk(attempt === 0 ? payment : undefined, payment, report, remote, now))
}

/**
 * Whether the bank refused a charge of a stored card because the member has to confirm it. Such an
 * order stays open until it expires; `settleBeforeMember` opens a page on which the member can
 * confirm.
 */
export const needsConfirmation = (
  payment: StoredPayment,
  { id, wantsConfirmation = false }: ProviderPayment,
): boolean =>
  isPaymentOpen(payment.status) &&
  isCharge(payment) &&
  (payment.providerId === undefined || payment.providerId === id) &&
  wantsConfirmation

/**
 * Like `settle`, for a charge that was looked up because the provider's answer may have been lost:
 * also stores the charge's id in the order.
 */
export async function settleFound(payment: StoredPayment, remote: ProviderPayment, now: Date): Promise<StoredPayment> {
  const settled = await settle(payment, remote, now)
  return settled.status === 'loading' && belongs(remote, settled) ? noteCharge(settled, remote) : settled
}

/**
 * Stores the provider's id of a charge in its order, which lacks this id if the provider's answer
 * was lost.
 */
async function noteCharge(payment: StoredPayment, remote: ProviderPayment): Promise<StoredPayment> {
  await commit([markPending(payment, remote.id, undefined), nameProviderId(payment, remote.id)]).catch(ignoreConflict)
  return (await findPayment(payment.member, payment.id)) ?? payment
}

async function walk(
  fresh: StoredPayment | undefined,
  { member, id }: StoredPayment,
  report: PaymentReport,
  remote: ProviderPayment,
  now: Date,
): Promise<StoredPayment> {
  let payment = fresh ?? (await findPayment(member, id))
  while (payment) {
    const step = nextPaymentStep(payment, withReturns(report, payment))
    if (!step) return payment
    await commit(await writesOf(payment, step, remote, now)).catch(keepWithoutMember(payment, remote, now))
    payment = await findPayment(member, id)
  }
  throw new Error('a payment no longer exists')
}

async function writesOf(
  payment: StoredPayment,
  step: PaymentStep,
  remote: ProviderPayment,
  now: Date,
): Promise<Write[]> {
  if (step.status === 'pending')
    return [markPending(payment, remote.id, remote.checkoutUrl), ...nameOnce(payment, remote.id)]
  if (step.status === 'completed') return completion(payment, remote, now)
  const returned = await returnOf(payment, step, remote, now)
  const writes = await (step.status === 'failed'
    ? failure(payment, now, returned ? { returned } : {})
    : takeBack(payment, step, now, returned?.code))
  return [...writes, ...(returned?.writes ?? [])]
}

const changed = () => new Conflict('the account or discount of the payment changed meanwhile')

/**
 * Adds credits, premium, ledger entry, use of the discount and receipt in the transaction that
 * completes the payment.
 */
async function completion(payment: StoredPayment, remote: ProviderPayment, now: Date): Promise<Write[]> {
  const { id, member, credits, discountCode } = payment
  const at = now.toISOString()
  const [account, use, cause] = await Promise.all([
    findAccount(member, { consistent: true }),
    payment.holdsDiscount && discountCode ? findUse(member, discountCode) : undefined,
    causeOf(payment),
  ])
  // A failed payment has released its discount code. When its money arrives later, another payment
  // may already hold the code, and keeps it.
  const spends = payment.holdsDiscount && discountCode && (!use || use.payment === id)
  return [
    // Stores the provider id too, which a refund needs: a payment that ended before it was opened
    // has none yet.
    markDecided(payment, 'completed', { completedAt: at, providerId: remote.id }),
    addPurchase(member, credits, now, () => new NoMember()),
    addLedgerEntry(member, cause, { credits, reason: 'purchase', at }, changed),
    book(payment, 'completed', now, { cents: payment.priceCents, credits }),
    ...nameOnce(payment, remote.id),
    ...addCard(payment, remote.id, now),
    ...(account && remote.source ? [addPaidFrom(member, keyedHash(`source ${remote.source}`), now)] : []),
    ...(spends ? [spendUse(member, discountCode, id, changed)] : []),
    ...(account ? orderReceipt(payment, account, now) : []),
  ]
}

/**
 * Id of the purchase in the ledger: the payment's id, with a suffix if a message of the member has
 * the same id.
 */
async function causeOf({ id, member }: StoredPayment): Promise<string> {
  const entry = await findLedgerEntry(member, id)
  return entry && entry.reason !== 'purchase' ? `${id}#purchase` : id
}

/**
 * Writes that take back credits and enter in the books the money that the provider or the member's
 * bank returned (TRAP-19, PAY-54).
 */
async function takeBack(
  payment: StoredPayment,
  step: PaymentStep,
  now: Date,
  returnCode: string | undefined,
): Promise<Write[]> {
  const account = payment.isWithoutMember ? undefined : await findAccount(payment.member, { consistent: true })
  const taken = account ? creditsToTake(payment, step, account.credits) : 0
  return bookReturn(payment, account, { step, taken, ...(returnCode && { returnCode }) }, now).writes
}

type Failure = {
  /** Set if the bank returned a direct debit. */
  returned?: DebitReturn
  /** Whether the provider could not close the payment, so that the member may still pay. */
  isStillPayable?: boolean
}

/**
 * Time for which an expired order that the provider has not closed counts as payable. The provider
 * sends a callback when it ends such a payment, mostly within hours; FlexPay never does.
 */
const expiredPayableMs = dayMs

/** Time until which an order that the provider could not close counts towards the limits. */
function payableUntil(payment: StoredPayment, now: Date): string {
  const expiresAt = pendingEndsAt(payment)
  return (expiresAt > now ? expiresAt : new Date(now.getTime() + expiredPayableMs)).toISOString()
}

/** Fails an open payment and releases its discount. */
export function failure(
  payment: StoredPayment,
  now: Date,
  { returned, isStillPayable = false }: Failure = {},
): Write[] {
  const { id, member, discountCode, holdsDiscount } = payment
  return [
    markDecided(payment, 'failed', {
      ...(returned && { returnCode: returned.code }),
      ...(isStillPayable && { payableUntil: payableUntil(payment, now) }),
    }),
    book(payment, 'failed', now, {
      ...(returned && { reason: returned.code }),
      ...(returned?.isWithoutMember && { isWithoutMember: true }),
    }),
    ...(holdsDiscount && discountCode ? [releaseUse(member, discountCode, id, changed)] : []),
  ]
}
