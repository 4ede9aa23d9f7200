import { Refusal } from '#functions/platform/refusal.ts'
import { nameProviderId } from '#functions/stores/credits/books.ts'
import { chargeBy, dropCard, findCard, type NamedCard, type PaymentCard } from '#functions/stores/credits/cards.ts'
import { findPayment, isCharge, markConfirming, type StoredPayment } from '#functions/stores/credits/payment.ts'
import { apply, ignoreConflict, type Write } from '#functions/table/transaction.ts'
import { countryOf } from '#shared/countries/all.ts'
import { isPaymentOpen } from '#shared/rules/payment-state.ts'
import { isCardExpired } from '#shared/rules/stored-card.ts'
import { chargeOnce, customerOf } from './charging.ts'
import { openedMeanwhile, tryCommit } from './order.ts'
import { type CardMandate, type ProviderPayment, ProviderRefusal } from './provider/port.ts'
import { isAtPresentProvider, providerOf } from './provider/provider.ts'
import { failure, needsConfirmation, settle } from './settle.ts'

/**
 * Card that an order is about to charge. Refused with `card_gone` if it is missing, expired, not
 * yet identified by the provider, or stored at a provider that the site no longer uses.
 */
export function usableCard(card: PaymentCard | undefined, now: Date): NamedCard {
  const { face, site } = card ?? {}
  if (!card || !face || !site || !isAtPresentProvider(card)) throw new Refusal('card_gone')
  if (isCardExpired(face.expiresOn, now, countryOf(site).timeZone)) throw new Refusal('card_gone')
  return { ...card, face }
}

/**
 * Write that marks the card as charged by this order, for the transaction of the order; none for an
 * order without a stored card. Refused if the price is not the one that was shown. Also refused
 * while another charge of the card is open: the answer to that charge may have been lost, and a
 * second click must not pay twice.
 */
export async function takeCard(order: StoredPayment, shownCents: number | undefined, now: Date): Promise<Write[]> {
  if (!order.card) return []
  if (order.priceCents !== shownCents) throw new Refusal('price_changed')
  const card = usableCard(await findCard(order.member, order.card.id), now)
  await refuseBusy(card)
  return [chargeBy(card, order.id)]
}

/** Undecided charge of the card, if any. */
export async function findOpenCharge({ member, charging }: PaymentCard): Promise<StoredPayment | undefined> {
  const latest = charging === undefined ? undefined : await findPayment(member, charging)
  return latest && isPaymentOpen(latest.status) && isCharge(latest) ? latest : undefined
}

/** Refuses while a charge of the card is undecided. */
export async function refuseBusy(card: PaymentCard): Promise<void> {
  const open = await findOpenCharge(card)
  if (open) throw new Refusal('card_busy', { payment: open.id })
}

/**
 * How an order is opened at the provider: as a charge of a stored card, on a page that also stores
 * the card, or on an ordinary payment page.
 */
export const openingOf = (payment: StoredPayment, now: Date) => {
  if (payment.card) return (order: StoredPayment) => chargeCard(order, now)
  return payment.cardConsentVersion ? createStoring : providerOf(payment).create
}

const createStoring = async (payment: StoredPayment): Promise<ProviderPayment> =>
  providerOf(payment).cards!.createStoring(payment, await customerOf(payment))

async function chargeCard(payment: StoredPayment, now: Date): Promise<ProviderPayment> {
  const { id } = payment
  const { id: cardId, customer, mandate } = payment.card!
  try {
    return await chargeOnce(payment, customer, () => mandate, now)
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
 * Like `settle`, but for a call that the member makes and waits for: if the bank requires
 * confirmation, opens a page for it at the provider. Provider callbacks and jobs use `settle`, as
 * nobody would see a page.
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
  try {
    const page = await providerOf(payment).cards!.createConfirming(payment, payment.card!.customer)
    const isMarked = await tryCommit([
      markConfirming(payment, page.id, page.checkoutUrl),
      nameProviderId(payment, page.id),
    ])
    if (!isMarked) return await openedMeanwhile(payment, page, now)
  } catch (error) {
    if (error instanceof ProviderRefusal) await tryCommit(failure(payment, now))
    // The provider is unavailable: the page is opened when the payment is next read.
    else if (!(error instanceof Refusal)) throw error
  }
  return (await findPayment(payment.member, payment.id)) ?? payment
}
