import * as z from 'zod/mini'
import { findAccount } from '#functions/account/store.ts'
import { Conflict, commit, retryOnConflict, type Write } from '#functions/data/table.ts'
import { findUse, releaseUse, spendUse } from '#functions/discounts/store.ts'
import { nextPaymentStatus, type PaymentOutcome } from '#shared/rules/payment-state.ts'
import { findPayment, markDecided, markPending, type StoredPayment } from './payments.ts'
import { amountOf, type ProviderPayment } from './provider.ts'
import { addLedgerEntry, addPurchase, addRefundEntry, findLedgerEntry, removePurchase } from './store.ts'

const Metadata = z.object({ payment: z.string(), member: z.string() })

/** Our payment and its member, as the provider's copy names them; undefined for a payment that we did not order. */
export const namedBy = ({ metadata }: ProviderPayment) => Metadata.safeParse(metadata).data

type Amount = ProviderPayment['amount']
const isSame = (a: Amount | undefined, b: Amount) => a?.value === b.value && a.currency === b.currency

/** What the provider's copy decides, or null while it decides nothing. Only money that went back in full undoes a purchase. */
function outcomeOf({ status, amount, amountRefunded, amountChargedBack }: ProviderPayment): PaymentOutcome | null {
  if (status === 'paid')
    return isSame(amountRefunded, amount) || isSame(amountChargedBack, amount) ? 'refunded' : 'completed'
  return status === 'failed' || status === 'expired' || status === 'canceled' ? 'failed' : null
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
  const outcome = outcomeOf(remote)
  if (!outcome) return payment
  try {
    return await retryOnConflict((attempt) => walk(attempt === 0 ? payment : undefined, payment, outcome, remote, now))
  } catch (error) {
    if (!(error instanceof NoMember)) throw error
    console.error({ event: 'payment_without_member', payment: payment.id, provider: remote.id })
    return payment
  }
}

async function walk(
  fresh: StoredPayment | undefined,
  { member, id }: StoredPayment,
  outcome: PaymentOutcome,
  remote: ProviderPayment,
  now: Date,
): Promise<StoredPayment> {
  let payment = fresh ?? (await findPayment(member, id))
  while (payment) {
    const next = nextPaymentStatus(payment.status, outcome)
    if (!next) return payment
    await commit(
      next === 'pending'
        ? [markPending(payment, remote.id, remote._links.checkout?.href)]
        : next === 'completed'
          ? await completion(payment, now)
          : next === 'refunded'
            ? await refund(payment, now)
            : failure(payment),
    )
    payment = await findPayment(member, id)
  }
  throw new Error('a payment vanished')
}

const changed = () => new Conflict('what the payment rests on changed meanwhile')

/** Credits, premium, the entry that proves them, and the discount's one use: all with the step to completed, or nothing. */
async function completion(payment: StoredPayment, now: Date): Promise<Write[]> {
  const { id, member, credits, discountCode } = payment
  const at = now.toISOString()
  const [use, cause] = await Promise.all([
    payment.holdsDiscount && discountCode ? findUse(member, discountCode) : undefined,
    causeOf(payment),
  ])
  // A payment that failed gave its code back. When its money still comes, the code may be another's: that one keeps it.
  const spends = payment.holdsDiscount && discountCode && (!use || use.payment === id)
  return [
    markDecided(payment, 'completed', { completedAt: at }),
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

async function refund(payment: StoredPayment, now: Date): Promise<Write[]> {
  const { id, member } = payment
  const at = now.toISOString()
  const account = await findAccount(member, { consistent: true })
  const taken = account ? Math.min(account.credits, payment.credits) : 0
  const decision = markDecided(payment, 'refunded', {
    refundedAt: at,
    refundedCents: payment.priceCents,
    refundedCredits: taken,
  })
  if (!account) return [decision]
  return [
    decision,
    removePurchase(
      member,
      { taken, balance: account.credits, purchases: account.purchases ?? 0, isWhole: true },
      changed,
    ),
    addRefundEntry(member, id, taken, at),
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
