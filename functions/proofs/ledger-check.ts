import type { Account } from '#functions/stores/account/account.ts'
import { causeIn, type LedgerEntry } from '#functions/stores/credits/ledger.ts'
import { referenceOf, type StoredPayment } from '#functions/stores/credits/payment.ts'
import type { Difference } from '#functions/stores/proofs/nights.ts'
import type { DifferenceKind } from '#shared/model/proof.ts'

type Books = {
  account: Pick<Account, 'id' | 'credits'>
  ledger: readonly LedgerEntry[]
  payments: readonly StoredPayment[]
}

const sumOf = (entries: readonly LedgerEntry[] = []): number => entries.reduce((sum, { credits }) => sum + credits, 0)

/**
 * Ledger entries with the reason `wanted`, grouped by payment: the cause of such an entry is the
 * payment's id, with or without a suffix.
 */
const byPayment = (ledger: readonly LedgerEntry[], wanted: LedgerEntry['reason']) =>
  Map.groupBy(
    ledger.filter(({ reason }) => reason === wanted),
    ({ SK }) => causeIn(SK).split('#')[0]!,
  )

/**
 * Differences between a member's ledger, balance and payments (FIN-07). There are none if three
 * conditions hold: the entries add up to the balance; each completed purchase granted its credits
 * once, and nothing else did; and the credits taken back for returned money are as stated in the
 * payment.
 */
export function ledgerDifferences({ account, ledger, payments }: Books): Difference[] {
  const member = account.id
  const found: Difference[] = []
  const compare = (kind: DifferenceKind, ours: number, theirs: number, of: Partial<Difference> = {}) => {
    if (ours !== theirs) found.push({ kind, member, ...of, ours: `${ours}`, theirs: `${theirs}` })
  }
  compare('balance', account.credits, sumOf(ledger))
  const grants = byPayment(ledger, 'purchase')
  const refunds = byPayment(ledger, 'refund')
  for (const payment of payments) {
    const of = { payment: payment.id, reference: referenceOf(payment) }
    const isGranted = payment.completedAt !== undefined && !payment.isWithoutMember
    compare('grant', isGranted ? payment.credits : 0, sumOf(grants.get(payment.id)), of)
    compare('returned_credits', payment.refundedCredits ?? 0, -sumOf(refunds.get(payment.id)), of)
  }
  const known = new Set(payments.map(({ id }) => id))
  for (const [payment, entries] of grants) if (!known.has(payment)) compare('grant', 0, sumOf(entries), { payment })
  for (const [payment, entries] of refunds)
    if (!known.has(payment)) compare('returned_credits', 0, -sumOf(entries), { payment })
  return found
}
