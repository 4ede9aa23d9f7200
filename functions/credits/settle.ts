import * as z from 'zod/mini'
import { findAccount } from '#functions/stores/account/account.ts'
import {
  addLedgerEntry,
  addPurchase,
  addRefundEntry,
  findLedgerEntry,
  removePurchase,
} from '#functions/stores/credits/ledger.ts'
import { findPayment, markDecided, markPending, type StoredPayment } from '#functions/stores/credits/payment.ts'
import { markReturned } from '#functions/stores/credits/returns.ts'
import { findUse, releaseUse, spendUse } from '#functions/stores/discounts/discount.ts'
import { Conflict, commit, retryOnConflict, type Write } from '#functions/table/transaction.ts'
import {
  creditsToTake,
  isWhollyReturned,
  nextPaymentStep,
  type PaymentReport,
  type PaymentStep,
} from '#shared/rules/payment-state.ts'
import { amountOf, type ProviderPayment } from './provider.ts'

const Metadata = z.object({ payment: z.string(), member: z.string() })

/**
 * Our payment and its member, from the provider's metadata; undefined for a payment that we did not
 * order.
 */
export const namedBy = ({ metadata }: ProviderPayment) => Metadata.safeParse(metadata).data

type Amount = ProviderPayment['amount']
const isSame = (a: Amount | undefined, b: Amount) => a?.value === b.value && a.currency === b.currency

const centsOf = (part: Amount | undefined, { currency }: Amount): number =>
  part?.currency === currency ? Math.round(Number(part.value) * 100) : 0

/** Outcome according to the provider, or null while there is none. */
function reportOf({ status, amount, amountRefunded, amountChargedBack }: ProviderPayment): PaymentReport | null {
  if (status === 'failed' || status === 'expired' || status === 'canceled')
    return { outcome: 'failed', refundedCents: 0, chargedBackCents: 0 }
  if (status !== 'paid') return null
  return {
    outcome: 'completed',
    refundedCents: centsOf(amountRefunded, amount),
    chargedBackCents: centsOf(amountChargedBack, amount),
  }
}

/** Whether the provider's payment is for this order: payment, member, amount and currency. */
function belongs(remote: ProviderPayment, payment: StoredPayment): boolean {
  const named = namedBy(remote)
  return (
    named?.payment === payment.id &&
    named.member === payment.member &&
    (payment.providerId === undefined || payment.providerId === remote.id) &&
    isSame(remote.amount, amountOf(payment))
  )
}

/** Thrown where the member was purged before the money arrived: nobody can get the credits. */
class NoMember extends Error {}

/**
 * Applies the provider's state to a payment and returns the result. Called in parallel and in any
 * order by reports, the status page, new orders and the job: each step is one transaction with a
 * condition on the previous status, so that credits are added once. A provider payment for another
 * order changes nothing and is logged.
 */
export async function settle(payment: StoredPayment, remote: ProviderPayment, now: Date): Promise<StoredPayment> {
  if (!belongs(remote, payment)) {
    console.error({ event: 'payment_mismatch', payment: payment.id, provider: remote.id, amount: remote.amount })
    return payment
  }
  const report = reportOf(remote)
  if (!report) return payment
  try {
    return await retryOnConflict((attempt) => walk(attempt === 0 ? payment : undefined, payment, report, remote, now))
  } catch (error) {
    if (!(error instanceof NoMember)) throw error
    console.error({ event: 'payment_without_member', payment: payment.id, provider: remote.id })
    return payment
  }
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
    const step = nextPaymentStep(payment, report)
    if (!step) return payment
    await commit(await writesOf(payment, step, remote, now))
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
  if (step.status === 'pending') return [markPending(payment, remote.id, remote._links.checkout?.href)]
  if (step.status === 'completed') return completion(payment, remote, now)
  return step.status === 'failed' ? failure(payment) : takeBack(payment, step, now)
}

const changed = () => new Conflict('the account or discount of the payment changed meanwhile')

/**
 * Adds credits, premium, ledger entry and use of the discount in the transaction that completes the
 * payment.
 */
async function completion(payment: StoredPayment, remote: ProviderPayment, now: Date): Promise<Write[]> {
  const { id, member, credits, discountCode } = payment
  const at = now.toISOString()
  const [use, cause] = await Promise.all([
    payment.holdsDiscount && discountCode ? findUse(member, discountCode) : undefined,
    causeOf(payment),
  ])
  // A failed payment has released its code. If its money arrives after all, another payment may
  // hold the code by now and keeps it.
  const spends = payment.holdsDiscount && discountCode && (!use || use.payment === id)
  return [
    // A payment that ended before it was opened has no provider id yet, and a refund needs it.
    markDecided(payment, 'completed', { completedAt: at, providerId: remote.id }),
    addPurchase(member, credits, () => new NoMember()),
    addLedgerEntry(member, cause, { credits, reason: 'purchase', at }, changed),
    ...(spends ? [spendUse(member, discountCode, id, changed)] : []),
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
 * Books returned money: takes back credits with a ledger entry, and premium where the whole price
 * was returned (TRAP-19, PAY-54).
 */
async function takeBack(payment: StoredPayment, step: PaymentStep, now: Date): Promise<Write[]> {
  const account = await findAccount(payment.member, { consistent: true })
  const taken = account ? creditsToTake(payment, step, account.credits) : 0
  const { after, write } = markReturned(payment, step, taken, now)
  const isWhole = isWhollyReturned(after) && !isWhollyReturned(payment)
  if (!account || (taken === 0 && !isWhole)) return [write]
  const { credits: balance, purchases = 0 } = account
  return [
    write,
    removePurchase(payment.member, { taken, balance, purchases, isWhole }, changed),
    ...(taken > 0 ? [addRefundEntry(after, taken, now)] : []),
  ]
}

/** Fails an open payment and releases its discount. */
export function failure(payment: StoredPayment): Write[] {
  const { id, member, discountCode, holdsDiscount } = payment
  return [
    markDecided(payment, 'failed'),
    ...(holdsDiscount && discountCode ? [releaseUse(member, discountCode, id, changed)] : []),
  ]
}
