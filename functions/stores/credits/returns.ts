import type { Write } from '#functions/table/transaction.ts'
import { creditsOwed, isWhollyReturned, keptCents, type PaymentStep } from '#shared/rules/payment-state.ts'
import { containedVatCents } from '#shared/rules/vat.ts'
import { type BookEntry, book } from './books.ts'
import { addDebtEntry, addRefundEntry, removePurchase } from './ledger.ts'
import { changed, changePayment, listAllPayments, type StoredPayment } from './payment.ts'
import { isWithdrawal } from './refunds.ts'

/** Payment as it is after money has been returned and credits taken back. */
function returned(payment: StoredPayment, step: PaymentStep, taken: number, now: Date): StoredPayment {
  const at = now.toISOString()
  return {
    ...payment,
    status: step.status,
    refundedCredits: (payment.refundedCredits ?? 0) + taken,
    ...(step.refundedCents > (payment.refundedCents ?? 0) && { refundedCents: step.refundedCents, refundedAt: at }),
    ...(step.chargedBackCents > (payment.chargedBackCents ?? 0) && {
      chargedBackCents: step.chargedBackCents,
      chargedBackAt: at,
    }),
  }
}

const changesOf = ({ refundedCents, refundedAt, chargedBackCents, chargedBackAt, refundedCredits }: StoredPayment) => ({
  ...(refundedCredits !== undefined && { refundedCredits }),
  ...(refundedCents !== undefined && refundedAt !== undefined && { refundedCents, refundedAt }),
  ...(chargedBackCents !== undefined && chargedBackAt !== undefined && { chargedBackCents, chargedBackAt }),
})

/**
 * VAT in returned money: the VAT in the part of the price that we kept before the return, minus the
 * VAT in the part kept after it. The VAT of all returns thus adds up to the cent, and money that is
 * returned twice does not count twice.
 */
const returnedVat = (before: StoredPayment, after: StoredPayment) =>
  before.vatPercent === undefined
    ? {}
    : {
        vatCents:
          containedVatCents(keptCents(before), before.vatPercent) -
          containedVatCents(keptCents(after), before.vatPercent),
      }

type Owner = { credits: number; purchases?: number | undefined }

type Return = {
  step: PaymentStep
  /** Credits to take back. */
  taken: number
  /** Id of the refund; absent if the bank or provider, not the member or finance, began it. */
  refund?: string
  /** Reason code with which the bank returned a direct debit. */
  returnCode?: string
} & Pick<BookEntry, 'by' | 'reason'>

/**
 * Writes that book a return of money in one transaction, whether the money has been returned or is
 * only owed: status of the payment, credits and premium of the member (TRAP-19), ledger with the
 * debt, and books. `account` is undefined if the member was purged, or never got the credits
 * (`isWithoutMember`). Conflict if payment, balance or purchases changed since they were read.
 */
export function bookReturn(
  payment: StoredPayment,
  account: Owner | undefined,
  { step, taken, returnCode, ...facts }: Return,
  now: Date,
): { after: StoredPayment; writes: Write[] } {
  const after = returned(payment, step, taken, now)
  const isWhole = isWhollyReturned(after) && !isWhollyReturned(payment)
  // No member got the credits of this payment (`isWithoutMember`), so nobody owes them.
  const debt = payment.isWithoutMember ? 0 : creditsOwed(after) - creditsOwed(payment)
  const refundedCents = (after.refundedCents ?? 0) - (payment.refundedCents ?? 0)
  const chargedBackCents = (after.chargedBackCents ?? 0) - (payment.chargedBackCents ?? 0)
  const moved = { credits: -taken, ...(debt !== 0 && { debt }), ...(!account && { isWithoutMember: true as const }) }
  const refunded = { ...after, chargedBackCents: payment.chargedBackCents }
  const bookings: Write[] = []
  if (refundedCents > 0)
    bookings.push(
      book(after, 'refunded', now, {
        cents: refundedCents,
        mark: `${after.refundedCents}`,
        ...returnedVat(payment, refunded),
        ...moved,
        ...facts,
      }),
    )
  if (chargedBackCents > 0) {
    const counted = refundedCents > 0 ? {} : moved
    bookings.push(
      book(after, 'charged_back', now, {
        cents: chargedBackCents,
        mark: `${after.chargedBackCents}`,
        ...returnedVat(refunded, after),
        ...counted,
        ...(returnCode && { reason: returnCode }),
      }),
    )
  }
  const { credits: balance, purchases = 0 } = account ?? { credits: 0 }
  const isOwed = debt > 0
  const takes = account && (taken > 0 || isWhole || isOwed)
  return {
    after,
    writes: [
      // A payment without a member leaves the queue of finance when all its money is returned.
      changePayment(
        payment,
        step.status,
        {
          ...changesOf(after),
          ...(returnCode && { returnCode }),
          ...(isWithdrawal(facts.refund) && { withdrawnAt: now.toISOString() }),
        },
        isWhole ? ['dueJob', 'dueAt'] : [],
      ),
      ...(takes ? [removePurchase(payment.member, { taken, isOwed, balance, purchases, isWhole }, changed)] : []),
      ...(account && (taken > 0 || debt !== 0) ? [addRefundEntry(after, { taken, debt }, now)] : []),
      ...bookings,
    ],
  }
}

/**
 * Payments for which a member owes credits, because the credits were spent before the money was
 * returned; oldest first.
 */
export const listOwing = async (memberId: string): Promise<StoredPayment[]> =>
  (await listAllPayments(memberId))
    .filter((payment) => !payment.isWithoutMember && creditsOwed(payment) > 0)
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt))

/**
 * Pays debts from refunded credits (PAY-54), with three writes for each payment: its state, ledger
 * and books. The `paid` credits must not be added to the balance. Conflict if a payment changed.
 */
export function payDebts(
  owing: readonly StoredPayment[],
  credits: number,
  now: Date,
): { paid: number; writes: Write[] } {
  let paid = 0
  const writes: Write[] = []
  for (const payment of owing) {
    const part = Math.min(creditsOwed(payment), credits - paid)
    if (part === 0) break
    paid += part
    const refundedCredits = (payment.refundedCredits ?? 0) + part
    const after = { ...payment, refundedCredits }
    writes.push(
      changePayment(payment, payment.status, { refundedCredits }),
      addDebtEntry(after, part, now),
      book(after, 'debt_paid', now, { mark: `${refundedCredits}`, credits: -part, debt: -part }),
    )
  }
  return { paid, writes }
}
