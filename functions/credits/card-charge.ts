import { Refusal } from '#functions/platform/refusal.ts'
import { nameReference } from '#functions/stores/credits/books.ts'
import { chargeBy, dropCard, findCard, type NamedCard, type PaymentCard } from '#functions/stores/credits/cards.ts'
import { keepCustomer, readDebits } from '#functions/stores/credits/debits.ts'
import { findPayment, isCharge, markConfirming, type StoredPayment } from '#functions/stores/credits/payment.ts'
import { apply, commit, ignoreConflict, type Write } from '#functions/table/transaction.ts'
import { countryOf } from '#shared/countries/all.ts'
import { isPaymentOpen } from '#shared/rules/payment-state.ts'
import { isCardExpired } from '#shared/rules/stored-card.ts'
import { type CardMandate, type ProviderPayment, ProviderRefusal } from './provider/port.ts'
import { isAtPresentProvider, providerOf } from './provider/provider.ts'
import { failure, needsConfirmation, settle } from './settle.ts'

/** Card that an order is about to charge; refused where it is gone or expired. */
export function usableCard(card: PaymentCard | undefined, now: Date): NamedCard {
  const { face, site } = card ?? {}
  if (!card || !face || !site || !isAtPresentProvider(card)) throw new Refusal('card_gone')
  if (isCardExpired(face.expiresOn, now, countryOf(site).timeZone)) throw new Refusal('card_gone')
  return { ...card, face }
}

/**
 * Notes at the card that this order is about to charge it, for the order's transaction. Refused
 * where the price is not the one that was shown, and while another charge of the card is open: its
 * answer may have been lost, and a second press must not pay twice.
 */
export async function takeCard(order: StoredPayment, shownCents: number | undefined, now: Date): Promise<Write[]> {
  if (!order.card) return []
  if (order.priceCents !== shownCents) throw new Refusal('price_changed')
  const card = usableCard(await findCard(order.member, order.card.id), now)
  const former = card.charging && (await findPayment(order.member, card.charging))
  if (former && isPaymentOpen(former.status) && isCharge(former)) throw new Refusal('card_busy', { payment: former.id })
  return [chargeBy(card, order.id)]
}

/** How an order is opened at the provider: as a charge, a page that stores the card, or a page. */
export const openingOf = (payment: StoredPayment) =>
  payment.card ? chargeCard : payment.cardConsentVersion ? createStoring : providerOf(payment).create

async function createStoring(payment: StoredPayment): Promise<ProviderPayment> {
  const { member } = payment
  const { customer: known } = await readDebits(member)
  const { customers, cards } = providerOf(payment)
  const customer = known ?? (await customers!.create(member))
  if (!known) await apply(keepCustomer(member, customer))
  return cards!.createStoring(payment, customer)
}

/**
 * Charges the card. Without an answer nobody knows whether it was charged: a repeat of the same
 * order learns it, and so does the provider's report.
 */
async function chargeCard(payment: StoredPayment): Promise<ProviderPayment> {
  const { id } = payment
  const { id: cardId, customer, mandate } = payment.card!
  try {
    return await providerOf(payment).customers!.charge(payment, customer, mandate)
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(error.code, { payment: id })
    if (error instanceof ProviderRefusal) await dropDeadCard(payment, cardId, { customer, mandate })
    throw error
  }
}

/** Removes a card whose mandate the provider no longer has. */
async function dropDeadCard(payment: StoredPayment, cardId: string, mandate: CardMandate) {
  if ((await providerOf(payment).cards!.find(mandate)) !== 'gone') return
  const card = await findCard(payment.member, cardId)
  if (card) await apply(dropCard(card)).catch(ignoreConflict)
}

/**
 * `settle` for the member who waits for the outcome. Where their bank asks them to confirm the
 * charge, the order goes on at the provider's page; a report or a job opens none, as nobody would
 * see it.
 */
export async function settleBeforeMember(
  payment: StoredPayment,
  remote: ProviderPayment,
  now: Date,
): Promise<StoredPayment> {
  const settled = await settle(payment, remote, now)
  return needsConfirmation(settled, remote) ? confirmOnPage(settled, now) : settled
}

async function confirmOnPage(payment: StoredPayment, now: Date): Promise<StoredPayment> {
  const opening = providerOf(payment).cards!.createConfirming(payment, payment.card!.customer)
  const writes = await opening.then(
    ({ id, checkoutUrl }) => [markConfirming(payment, id, checkoutUrl), nameReference(payment, id)],
    (error: unknown) => {
      if (error instanceof ProviderRefusal) return failure(payment, now)
      // The next read of the payment retries.
      if (error instanceof Refusal) return []
      throw error
    },
  )
  if (writes.length > 0) await commit(writes).catch(ignoreConflict)
  return (await findPayment(payment.member, payment.id)) ?? payment
}
