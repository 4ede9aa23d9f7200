import { referenceOf, type StoredPayment } from '#functions/stores/credits/payment.ts'
import type { StoredRefund } from '#functions/stores/credits/refunds.ts'
import type { Difference } from '#functions/stores/proofs/nights.ts'
import type { RefundState } from '#shared/model/books.ts'
import type { DifferenceKind } from '#shared/model/proof.ts'
import { amountOf, amountText, centsOf, type ProviderPayment } from './provider/port.ts'
import { providerOf } from './provider/provider.ts'

/**
 * States of refunds that did not reach the member through the provider, which therefore does not
 * count them.
 */
const unsent: readonly RefundState[] = ['failed', 'by_hand']
/** States of refunds under way, which the provider may or may not count yet. */
const underWay: readonly RefundState[] = ['owed', 'sent']

const sumOf = (refunds: readonly StoredRefund[], states: readonly RefundState[]): number =>
  refunds.filter(({ state }) => states.includes(state)).reduce((sum, { cents }) => sum + cents, 0)

/**
 * Differences between our payment and the provider's (FIN-06); `remote` is undefined if the
 * provider does not know the payment.
 */
export function differencesOf(
  payment: StoredPayment,
  refunds: readonly StoredRefund[],
  remote: ProviderPayment | undefined,
): Difference[] {
  const { member, id, currency, priceCents } = payment
  const amount = (cents: number) => amountText(amountOf({ priceCents: cents, currency }))
  const difference = (kind: DifferenceKind, ours: string | undefined, theirs: string | undefined): Difference => ({
    kind,
    member,
    payment: id,
    reference: referenceOf(payment),
    ...((remote?.id ?? payment.providerId) && { provider: remote?.id ?? payment.providerId }),
    ...(ours && { ours }),
    ...(theirs && { theirs }),
  })
  if (!remote) return [difference('missing_at_provider', amount(priceCents), undefined)]
  const isPaid = remote.outcome === 'paid'
  const price = amountText(remote.amount)
  // A second payment for the same order, for example opened because the answer about the first
  // payment was lost.
  if (payment.providerId !== undefined && payment.providerId !== remote.id)
    return isPaid ? [difference('paid_twice', amount(priceCents), price)] : []
  if (price !== amount(priceCents)) return [difference('amount', amount(priceCents), price)]
  const isCompleted = payment.completedAt !== undefined
  if (isPaid && !isCompleted) return [difference('paid_not_completed', amount(0), price)]
  if (!isPaid && isCompleted) return [difference('completed_not_paid', price, amount(0))]

  const found: Difference[] = []
  const counted = (payment.refundedCents ?? 0) - sumOf(refunds, unsent)
  const refunded = centsOf(remote.refunded, remote.amount)
  // The provider also counts refunds that finance made on the provider's pages. Here such a refund
  // is `by_hand`. If the provider takes refunds on its pages only, the refund may also be `failed`,
  // until finance marks it.
  const most = counted + sumOf(refunds, providerOf(payment).refunds ? ['by_hand'] : unsent)
  if (refunded > most || refunded < counted - sumOf(refunds, underWay))
    found.push(difference('refunded', amount(counted), amount(refunded)))
  const { chargedBackCents = 0 } = payment
  const chargedBack = centsOf(remote.chargedBack, remote.amount)
  if (chargedBack !== chargedBackCents) {
    const kind = chargedBack > chargedBackCents ? 'charged_back' : 'charge_back_reversed'
    found.push(difference(kind, amount(chargedBackCents), amount(chargedBack)))
  }
  return found
}

/** Difference for a payment at the provider whose order we do not have. */
export const missingHere = (remote: ProviderPayment, named: { payment: string; member: string }): Difference => ({
  kind: 'missing_here',
  ...named,
  provider: remote.id,
  theirs: amountText(remote.amount),
})
