import {
  dropCard,
  type EndedMandate,
  findCardAt,
  findEndedMandateAt,
  forgetEndedMandate,
  listCards,
  type NamedCard,
  nameCard,
  type PaymentCard,
  postponeEndedMandate,
  removeCard,
} from '#functions/stores/credits/cards.ts'
import type { Key } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { apply, commit } from '#functions/table/transaction.ts'
import { dayMs } from '#shared/rules/durations.ts'
import { findOpenCharge } from './card-charge.ts'
import type { CardMandate } from './provider/port.ts'
import { providerOf } from './provider/provider.ts'

/** Time after the consent within which the provider must have sent the card's brand and digits. */
const namingMs = dayMs

/**
 * Asks the provider which card a payment stored, and adds brand and last digits to its row;
 * Conflict if the row was removed meanwhile. A card that the provider did not store, or does not
 * identify within a day, is removed.
 */
export async function settleCard(card: PaymentCard, now: Date): Promise<void> {
  const mandate = await mandateOf(card)
  const face = mandate && (await cardsOf(card).find(mandate))
  if (face === 'gone') return apply(dropCard(card))
  if (face && face !== 'pending') return replaceSame(card, { ...face, ...mandate! }, now)
  if (now.getTime() - Date.parse(card.consentAt) > namingMs) await commit(removeCard(card, now))
}

/**
 * Stores what the provider sent about a new card. The card replaces an earlier row of the same card
 * (same brand, last digits and expiry), unless the earlier card is being charged. The mandate of
 * the earlier row is revoked, unless the new row has the same mandate.
 */
async function replaceSame(card: PaymentCard, face: NamedCard['face'], now: Date): Promise<void> {
  const same = (await listCards(card.member)).filter(
    (other) =>
      other.id !== card.id &&
      (['brand', 'lastFour', 'expiresOn'] as const).every((name) => other.face?.[name] === face[name]),
  )
  const charges = await Promise.all(same.map(findOpenCharge))
  const replaced = same.filter((_, at) => !charges[at])
  const end = (other: PaymentCard) =>
    other.face?.mandate === face.mandate ? [dropCard(other)] : removeCard(other, now)
  await commit([nameCard(card, face), ...replaced.flatMap(end)])
}

const retryMs = 900_000

/**
 * Revokes a mandate at the provider and removes its row. If the provider does not know the mandate
 * yet, later runs ask the provider again, for up to a day.
 */
export async function revokeMandate(key: Key, ended: EndedMandate, now: Date): Promise<void> {
  const mandate = await mandateOf(ended)
  if (mandate) await cardsOf(ended).revoke(mandate)
  const { endedAt, dueAt } = ended
  const mayCome = endedAt !== undefined && now.getTime() - Date.parse(endedAt) < namingMs
  if (mandate || !mayCome) return apply(forgetEndedMandate(key))
  await apply(postponeEndedMandate(key, new Date(now.getTime() + retryMs), dueAt!.split('#')[1]!))
}

/**
 * Stored-card calls of the provider. Never null here, as only a provider that has these calls has
 * stored cards.
 */
const cardsOf = (stored: PaymentCard | EndedMandate) => providerOf(stored).cards!

async function mandateOf(stored: PaymentCard | EndedMandate): Promise<CardMandate | undefined> {
  const { customer, mandate } = 'consentAt' in stored ? (stored.face ?? {}) : stored
  return customer && mandate ? { customer, mandate } : cardsOf(stored).findMandateOf(stored.providerId)
}

const isCard = ({ SK }: Key): boolean => SK.startsWith(keys.paymentCard('', '').SK)

/**
 * Settles a card or an ended mandate that is due. Does nothing if the row changed since it was
 * listed: another run, the member or the purge was first.
 */
export async function settleDue(key: Key & { dueAt: string }, now: Date): Promise<void> {
  if (isCard(key)) {
    const card = await findCardAt(key)
    if (card?.dueAt === key.dueAt) await settleCard(card, now)
    return
  }
  const ended = await findEndedMandateAt(key)
  if (ended?.dueAt === key.dueAt) await revokeMandate(key, ended, now)
}
