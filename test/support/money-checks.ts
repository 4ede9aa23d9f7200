import { findAccount } from '#functions/stores/account/account.ts'
import { type BookEntry, listStory } from '#functions/stores/credits/books.ts'
import { causeIn, type LedgerEntry, listLedger } from '#functions/stores/credits/ledger.ts'
import { listAllPayments, type StoredPayment } from '#functions/stores/credits/payment.ts'
import { listRefunds } from '#functions/stores/credits/refunds.ts'
import { listUses } from '#functions/stores/discounts/discount.ts'
import type { LocalPayment } from '#infra/local/payment-state.ts'
import { centsOf, type History, historyPrices } from './money-history.ts'
import type { Item } from './table-model/expressions.ts'
import type { Change } from './table-model/table-model.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

type Problems = { expect: (what: string, found: unknown, wanted: unknown) => void }

/**
 * Problems with the money of a history that has ended. Compares the table with the orders of the
 * browsers and the payments at the provider. Does not use the product's arithmetic.
 */
export async function moneyProblems(history: History): Promise<string[]> {
  const problems: string[] = []
  const at = (place: string): Problems => ({
    expect: (what, found, wanted) => {
      const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)]
      if (a !== b) problems.push(`${place}: ${what} is ${a}, not ${b}`)
    },
  })
  const there = Map.groupBy(
    history.stack.payments.list().filter(({ id }) => !history.earlier.has(id)),
    ({ metadata }) => (metadata as { payment: string }).payment,
  )
  for (const [id, remotes] of there) {
    const pressed = history.pressed.get(id)
    const { expect } = at(`payment ${id} at the provider`)
    expect('a press', pressed !== undefined, true)
    if (!pressed) continue
    const price = historyPrices[pressed.bundle]![pressed.hasCode ? 1 : 0]
    for (const { amount, metadata } of remotes) {
      expect('the price', amount, { currency: 'EUR', value: (price / 100).toFixed(2) })
      expect('the payer', (metadata as { member: string }).member, pressed.member.id)
    }
    expect('times paid', remotes.filter(({ status }) => status === 'paid').length < 2, true)
  }
  for (const { id } of history.members) await checkMember(id, history, there, at)
  return problems
}

async function checkMember(
  id: string,
  { sent, pressed }: History,
  there: ReadonlyMap<string, LocalPayment[]>,
  at: (place: string) => Problems,
) {
  const [account, ledger, payments, uses] = await Promise.all([
    findAccount(id, { consistent: true }),
    listLedger(id, { consistent: true }),
    listAllPayments(id),
    listUses(id),
  ])
  const { expect } = at(`member ${id}`)
  const own = [...there].filter(([payment]) => pressed.get(payment)?.member.id === id)
  expect(
    'every payment there is one here',
    own.filter(([payment]) => !payments.some((one) => one.id === payment)),
    [],
  )
  let purchases = 0
  for (const payment of payments) {
    const { expect: expectOf } = at(`payment ${payment.id}`)
    expectOf('a press', pressed.get(payment.id)?.member.id, id)
    await checkPayment(payment, there.get(payment.id) ?? [], expectOf)
    const { priceCents, refundedCents = 0, chargedBackCents = 0, completedAt, isWithoutMember } = payment
    if (completedAt && !isWithoutMember && refundedCents + chargedBackCents < priceCents) purchases++
    const grants = ledger.filter(({ SK, reason }) => reason === 'purchase' && causeIn(SK).startsWith(payment.id))
    const taken = ledger.filter(({ SK, reason }) => reason === 'refund' && causeIn(SK).startsWith(payment.id))
    if (account) checkCredits(payment, grants, taken, expectOf)
  }
  if (!account) {
    expect('what is left of a purged ledger', ledger.length, 0)
    return
  }
  expect('the ledger', sum(ledger.map((entry) => entry.credits)), account.credits)
  expect('a balance of at least 0', account.credits >= 0, true)
  expect('purchases', account.purchases ?? 0, purchases)
  // TRAP-19: premium lasts until the last purchase was returned in full.
  expect('premium', account.premium, purchases > 0)
  const messages = ledger.filter(({ reason }) => reason === 'message').length
  const { acknowledged = 0, tried = 0 } = sent.get(id) ?? {}
  expect('paid messages', messages >= acknowledged && messages <= tried, true)
  const causes = new Set(payments.map((one) => one.id))
  const orphans = ledger.filter(({ SK, reason }) => isMoney(reason) && !causes.has(causeIn(SK).split('#')[0]!))
  expect('credits without a payment', orphans, [])
  for (const { state, payment } of uses) {
    const held = payments.find((one) => one.id === payment)
    expect('the use of a code', [state, held?.completedAt !== undefined], ['spent', true])
  }
}

const isMoney = (reason: LedgerEntry['reason']) => reason === 'purchase' || reason === 'refund'

function checkCredits(
  payment: StoredPayment,
  grants: readonly LedgerEntry[],
  taken: readonly LedgerEntry[],
  expect: Problems['expect'],
) {
  const isGranted = payment.completedAt && !payment.isWithoutMember
  expect(
    'what was granted',
    grants.map(({ credits }) => credits),
    isGranted ? [payment.credits] : [],
  )
  expect('what was taken back', -sum(taken.map(({ credits }) => credits)), payment.refundedCredits ?? 0)
  expect('the debt in the ledger', sum(taken.map(({ debt = 0 }) => debt)), debtOf(payment))
}

/** Spent credits whose price was returned, rounded down. */
function debtOf({ credits, priceCents, refundedCents = 0, chargedBackCents = 0, ...payment }: StoredPayment): number {
  if (payment.isWithoutMember) return 0
  const cents = Math.min(priceCents, refundedCents + chargedBackCents)
  return Math.max(0, Math.floor((credits * cents) / priceCents) - (payment.refundedCredits ?? 0))
}

async function checkPayment(payment: StoredPayment, remotes: readonly LocalPayment[], expect: Problems['expect']) {
  const { priceCents, refundedCents = 0, chargedBackCents = 0 } = payment
  const [story, refunds] = await Promise.all([listStory(payment.member, payment.id), listRefunds(payment)])
  const paid = remotes.filter(({ status }) => status === 'paid')
  expect('completed', payment.completedAt !== undefined, paid.length > 0)
  expect('an end', payment.status !== 'loading' && payment.status !== 'pending', true)
  expect('the status', payment.status, statusOf(payment))
  expect('a place in a queue', payment.dueAt !== undefined && !payment.isWithoutMember, false)

  // Refunds whose money stayed at the provider: the provider lost them, or finance paid by hand.
  const stayed = refunds.filter(({ state }) => ['failed', 'by_hand'].includes(state))
  const [refunded, chargedBack] = (['refunded', 'chargedBack'] as const).map((part) =>
    sum(paid.map((remote) => centsOf(remote[part]))),
  )
  expect('refunded at the provider', refunded, refundedCents - sum(stayed.map(({ cents }) => cents)))
  expect('charged back at the provider', chargedBack, chargedBackCents)
  expect('refunds beyond the price', refundedCents > priceCents, false)
  const share = Math.floor((payment.credits * Math.min(priceCents, refundedCents + chargedBackCents)) / priceCents)
  expect('credits taken beyond the money returned', (payment.refundedCredits ?? 0) > share, false)
  const sentThere = paid.flatMap((remote) => remote.refunds).filter(({ status }) => status !== 'failed')
  const arrived = refunds.filter(({ state }) => state === 'sent' || state === 'arrived')
  expect(
    'refunds that the provider sent',
    sentThere.map(({ amount }) => centsOf(amount.value)).sort(),
    arrived.map(({ cents }) => cents).sort(),
  )
  expect('refunds that wait for the job', refunds.filter(({ state }) => state === 'owed').length, 0)
  checkBooks(payment, story, expect)
}

function checkBooks(payment: StoredPayment, story: readonly BookEntry[], expect: Problems['expect']) {
  const booked = (event: string) => story.filter((entry) => entry.event === event)
  const centsIn = (event: string) => sum(booked(event).map(({ cents }) => cents))
  const isGranted = payment.completedAt && !payment.isWithoutMember
  expect('orders in the books', booked('ordered').length, 1)
  expect(
    'payments in the books',
    [booked('completed').length, centsIn('completed')],
    [...(payment.completedAt ? [1, payment.priceCents] : [0, 0])],
  )
  expect('refunds in the books', centsIn('refunded') - centsIn('refund_dropped'), payment.refundedCents ?? 0)
  expect('charge-backs in the books', centsIn('charged_back'), payment.chargedBackCents ?? 0)
  expect(
    'credits in the books',
    sum(story.map(({ credits }) => credits)),
    (isGranted ? payment.credits : 0) - (payment.refundedCredits ?? 0),
  )
  expect('the debt in the books', sum(story.map(({ debt = 0 }) => debt)), debtOf(payment))
}

function statusOf({ completedAt, priceCents, refundedCents = 0, chargedBackCents = 0 }: StoredPayment) {
  if (!completedAt) return 'failed'
  if (chargedBackCents > 0) return 'charged_back'
  if (refundedCents === 0) return 'completed'
  return refundedCents < priceCents ? 'partially_refunded' : 'refunded'
}

const isLedger = ({ SK }: Item) => String(SK).startsWith('LEDGER#')
const creditsIn = (item: Item | undefined) => (item?.credits as number | undefined) ?? 0

/**
 * Problems in the writes of one transaction: credits that the ledger does not record, a debt of a
 * member who still has credits, a balance below 0.
 */
export function transactionProblems(changes: readonly Change[]): string[] {
  const problems: string[] = []
  const accounts = changes.filter(({ before, after }) => before && after?.SK === 'ACCOUNT')
  const entries = changes.flatMap(({ before, after }) => (after && !before && isLedger(after) ? [after] : []))
  for (const PK of new Set([...accounts.map(({ after }) => after!.PK), ...entries.map((entry) => entry.PK)])) {
    const account = accounts.find(({ after }) => after!.PK === PK)
    const moved = account ? creditsIn(account.after) - creditsIn(account.before) : 0
    const told = sum(entries.filter((entry) => entry.PK === PK).map(creditsIn))
    if (moved !== told) problems.push(`${PK}: ${moved} credits moved, the ledger tells ${told}`)
    if (account && creditsIn(account.after) < 0) problems.push(`${PK}: a balance of ${creditsIn(account.after)}`)
    const debt = sum(entries.filter((entry) => entry.PK === PK).map((entry) => (entry.debt as number) ?? 0))
    if (account && debt > 0 && creditsIn(account.after) > 0) problems.push(`${PK}: a debt beside credits`)
  }
  return problems
}
