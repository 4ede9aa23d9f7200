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
import { provider } from './provider.ts'
import { providerCards } from './provider-cards.ts'

/** Within this time after the consent, the provider must have named a card. */
const namingMs = 86_400_000

/**
 * Reads from the provider which card a payment stored; Conflict where it was removed meanwhile. A
 * card that the provider did not store, or does not name in a day, is removed.
 */
export async function settleCard(card: PaymentCard, now: Date): Promise<void> {
  const { customer, mandate } = await idsOf(card)
  if (customer && mandate) {
    const remote = await providerCards.findMandate(customer, mandate)
    if (!remote || remote.status === 'invalid') return apply(dropCard(card))
    const { cardLabel, cardNumber, cardExpiryDate } = remote.details ?? {}
    if (remote.status === 'valid' && cardNumber && cardExpiryDate)
      return apply(
        nameCard(card, {
          ...{ brand: cardLabel ?? 'Card', lastFour: cardNumber.slice(-4), expiresOn: cardExpiryDate.slice(0, 7) },
          ...{ customer, mandate },
        }),
      )
  }
  if (now.getTime() - Date.parse(card.consentAt) > namingMs) await commit(removeCard(card, now))
}

/** Revokes a mandate at the provider, and forgets it. */
export async function revokeMandate(key: Key, ended: EndedMandate): Promise<void> {
  const { customer, mandate } = await idsOf(ended)
  if (customer && mandate) await providerCards.revoke(customer, mandate)
  await apply(forgetEndedMandate(key))
}

type Named = { providerId: string; customer?: string | undefined; mandate?: string | undefined }

async function idsOf({ providerId, customer, mandate }: Named) {
  if (customer && mandate) return { customer, mandate }
  const remote = await provider.find(providerId)
  return { customer: remote?.customerId ?? undefined, mandate: remote?.mandateId ?? undefined }
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
