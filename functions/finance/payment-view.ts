import { findAccount, isGone } from '#functions/stores/account/account.ts'
import { type BookEntry, byTime, findByReference, listStory } from '#functions/stores/credits/books.ts'
import { isMailWaiting, listMovements, refundableCents } from '#functions/stores/credits/finance.ts'
import { findPayment, referenceOf, type StoredPayment } from '#functions/stores/credits/payment.ts'
import { mailWith } from '#functions/stores/credits/payment-mails.ts'
import { listRefunds, type StoredRefund } from '#functions/stores/credits/refunds.ts'
import { findStaff, type Staff } from '#functions/stores/staff/staff.ts'
import { countryOf } from '#shared/countries/all.ts'
import { creditsOwed } from '#shared/rules/payment-state.ts'

/** Payment with this reference, or with this id at the provider. */
export async function findNamedPayment(reference: string): Promise<StoredPayment | undefined> {
  const named = await findByReference(reference)
  return named && findPayment(named.member, named.payment)
}

/**
 * Payment with this reference and the account of its member, for a transaction that changes both.
 * The account is read first, so that a change between the two reads causes a Conflict.
 */
export async function findPaymentAndAccount(reference: string) {
  const named = await findByReference(reference)
  const account = named && (await findAccount(named.member, { consistent: true }))
  const payment = named && (await findPayment(named.member, named.payment))
  return payment && { payment, account }
}

/** Reads the payment again, after a change or a repeated request, and returns its `storyOf`. */
export const storyNow = async (payment: StoredPayment, own: Pick<Staff, 'id'>, now: Date) =>
  storyOf((await findPayment(payment.member, payment.id)) ?? payment, own, now)

/** Payment as shown in lists. */
export const shownRow = (payment: StoredPayment) => ({
  reference: referenceOf(payment),
  member: payment.member,
  site: payment.site,
  status: payment.status,
  method: payment.method,
  currency: payment.currency,
  price_cents: payment.priceCents,
  refunded_cents: payment.refundedCents ?? 0,
  charged_back_cents: payment.chargedBackCents ?? 0,
  credits: payment.credits,
  created_at: payment.createdAt,
  completed_at: payment.completedAt ?? null,
  without_member: payment.isWithoutMember ?? false,
})

type Names = ReadonlyMap<string, string>

/** Names of members of staff, keyed by their ids; for any other id, the id itself. */
export async function namesOf(ids: readonly (string | undefined)[]): Promise<Names> {
  const known = [...new Set(ids.filter((id) => id !== undefined))]
  return new Map(await Promise.all(known.map(async (id) => [id, (await findStaff(id))?.name ?? id] as const)))
}

const nameIn = (names: Names, id: string | undefined): string | null =>
  id === undefined ? null : (names.get(id) ?? id)

export const shownEvent = (entry: BookEntry, names: Names) => ({
  at: entry.at,
  event: entry.event,
  cents: entry.cents,
  credits: entry.credits,
  debt: entry.debt ?? 0,
  refund: entry.refund ?? null,
  by: nameIn(names, entry.by),
  reason: entry.reason ?? null,
})

const shownRefund = (refund: StoredRefund, names: Names, own: Pick<Staff, 'id'>) => ({
  id: refund.id,
  cents: refund.cents,
  state: refund.state,
  at: refund.at,
  by: nameIn(names, refund.by),
  reason: refund.reason ?? null,
  approved_by: nameIn(names, refund.approvedBy),
  failure: refund.failure ?? null,
  provider_id: refund.providerId ?? null,
  mine: refund.by === own.id,
})

/**
 * Everything known about a payment. Payments outlive the purge of their member, but the member's
 * address and ledger do not.
 */
export async function storyOf(payment: StoredPayment, own: Pick<Staff, 'id'>, now: Date) {
  const { id, member } = payment
  const [account, events, refunds, movements] = await Promise.all([
    findAccount(member),
    listStory(member, id),
    listRefunds(payment),
    listMovements(payment),
  ])
  const names = await namesOf([
    ...events.map(({ by }) => by),
    ...refunds.flatMap(({ by, approvedBy }) => [by, approvedBy]),
  ])
  return {
    ...shownRow(payment),
    email: account && !isGone(account, now) ? account.email : null,
    provider_id: payment.providerId ?? null,
    bundle: payment.bundle,
    discount_code: payment.discountCode ?? null,
    percentage: payment.percentage ?? null,
    vat_percent: payment.vatPercent ?? null,
    refunded_credits: payment.refundedCredits ?? 0,
    debt: payment.isWithoutMember ? 0 : creditsOwed(payment),
    refundable_cents: refundableCents(payment) - waitingCents(refunds),
    approval_cents: countryOf(payment.site).refundApprovalCents,
    events: events.map((entry) => shownEvent(entry, names)),
    refunds: [...refunds].sort(byTime).map((refund) => shownRefund(refund, names, own)),
    movements: movements
      .map(({ at, credits, debt = 0, reason }) => ({ at, credits, debt, reason: reason as 'purchase' | 'refund' }))
      .sort(byTime),
    mails: await Promise.all(
      events.flatMap((entry) => {
        const sent = mailWith(entry)
        if (!sent) return []
        const { mail, id: mailId } = sent
        return [isMailWaiting(payment, mailId, now).then((waiting) => ({ mail, at: entry.at, waiting }))]
      }),
    ),
  }
}

/** Total in cents of the refunds that wait for the approval of a second member of finance. */
export const waitingCents = (refunds: readonly StoredRefund[]): number =>
  refunds.reduce((sum, { state, cents }) => sum + (state === 'waiting' ? cents : 0), 0)
