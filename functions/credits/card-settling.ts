import {
  dropCard,
  type EndedMandate,
  findCardAt,
  findEndedMandateAt,
  forgetEndedMandate,
  nameCard,
  type PaymentCard,
  removeCard,
} from '#functions/stores/credits/cards.ts'
import { type Key, keys } from '#functions/table/keys.ts'
import { apply, commit } from '#functions/table/transaction.ts'
import type { CardMandate } from './provider/port.ts'
import { providerOf } from './provider/provider.ts'

/** Within this time after the consent, the provider must have named a card. */
const namingMs = 86_400_000

/**
 * Reads from the provider which card a payment stored; Conflict where it was removed meanwhile. A
 * card that the provider did not store, or does not name in a day, is removed.
 */
export async function settleCard(card: PaymentCard, now: Date): Promise<void> {
  const mandate = await mandateOf(card)
  const face = mandate && (await cardsOf(card).find(mandate))
  if (face === 'gone') return apply(dropCard(card))
  if (face && face !== 'pending') return apply(nameCard(card, { ...face, ...mandate! }))
  if (now.getTime() - Date.parse(card.consentAt) > namingMs) await commit(removeCard(card, now))
}

/** Revokes a mandate at the provider, and forgets it. */
export async function revokeMandate(key: Key, ended: EndedMandate): Promise<void> {
  const mandate = await mandateOf(ended)
  if (mandate) await cardsOf(ended).revoke(mandate)
  await apply(forgetEndedMandate(key))
}

/** Only a provider with stored cards has stored one. */
const cardsOf = (stored: PaymentCard | EndedMandate) => providerOf(stored).cards!

async function mandateOf(stored: PaymentCard | EndedMandate): Promise<CardMandate | undefined> {
  const { customer, mandate } = 'consentAt' in stored ? (stored.face ?? {}) : stored
  return customer && mandate ? { customer, mandate } : cardsOf(stored).findMandateOf(stored.providerId)
}

const isCard = ({ SK }: Key): boolean => SK.startsWith(keys.paymentCard('', '').SK)

/** Settles a due item, unless another run, the member or the purge was first. */
export async function settleDue(key: Key & { dueAt: string }, now: Date): Promise<void> {
  if (isCard(key)) {
    const card = await findCardAt(key)
    if (card?.dueAt === key.dueAt) await settleCard(card, now)
    return
  }
  const ended = await findEndedMandateAt(key)
  if (ended) await revokeMandate(key, ended)
}
