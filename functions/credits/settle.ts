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

/** Our payment and its member, as the provider's copy names them; undefined for a payment that we did not order. */
export const namedBy = ({ metadata }: ProviderPayment) => Metadata.safeParse(metadata).data

type Amount = ProviderPayment['amount']
const isSame = (a: Amount | undefined, b: Amount) => a?.value === b.value && a.currency === b.currency

const centsOf = (part: Amount | undefined, { currency }: Amount): number =>
  part?.currency === currency ? Math.round(Number(part.value) * 100) : 0

/** What the provider's copy says, or null while it decides nothing. */
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

/** Whether the provider's copy is of this very order: payment, member, amount and currency. */
function belongs(remote: ProviderPayment, payment: StoredPayment): boolean {
  const named = namedBy(remote)
  return (
    named?.payment === payment.id &&
    named.member === payment.member &&
    (payment.providerId === undefined || payment.providerId === remote.id) &&
    isSame(remote.amount, amountOf(payment))
  )
}

/** The member was purged before the money came: there is nobody to give the credits to. */
class NoMember extends Error {}

/**
 * Brings a payment to where the provider's copy says it is, and answers with how it stands then. Reports, the status page, a new order and the
 * job all come through here, at once or in any order: each step is one transaction on the status that it was decided from, so credits
 * are added once. A copy that is not of this order changes nothing and is logged.
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
  throw new Error('a payment vanished')
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

const changed = () => new Conflict('what the payment rests on changed meanwhile')

/** Credits, premium, the entry that proves them, and the discount's one use: all with the step to completed, or nothing. */
async function completion(payment: StoredPayment, remote: ProviderPayment, now: Date): Promise<Write[]> {
  const { id, member, credits, discountCode } = payment
  const at = now.toISOString()
  const [use, cause] = await Promise.all([
    payment.holdsDiscount && discountCode ? findUse(member, discountCode) : undefined,
    causeOf(payment),
  ])
  // A payment that failed gave its code back. When its money still comes, the code may be another's: that one keeps it.
  const spends = payment.holdsDiscount && discountCode && (!use || use.payment === id)
  return [
    // One that was ended before it was opened has no provider id yet, and a refund needs it.
    markDecided(payment, 'completed', { completedAt: at, providerId: remote.id }),
    addPurchase(member, credits, () => new NoMember()),
    addLedgerEntry(member, cause, { credits, reason: 'purchase', at }, changed),
    ...(spends ? [spendUse(member, discountCode, id, changed)] : []),
  ]
}

/** The payment's id, unless the member sent a message under the same id: then the purchase is told apart, so that it still counts. */
async function causeOf({ id, member }: StoredPayment): Promise<string> {
  const entry = await findLedgerEntry(member, id)
  return entry && entry.reason !== 'purchase' ? `${id}#purchase` : id
}

/** Books money that went back: its credits, the entry that proves them, and premium where the whole price is back (TRAP-19, PAY-54). */
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

/** The steps that fail an open payment and give its discount back. */
export function failure(payment: StoredPayment): Write[] {
  const { id, member, discountCode, holdsDiscount } = payment
  return [
    markDecided(payment, 'failed'),
    ...(holdsDiscount && discountCode ? [releaseUse(member, discountCode, id, changed)] : []),
  ]
}
