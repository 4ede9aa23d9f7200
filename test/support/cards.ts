import type { TestCard } from '#infra/local/payment-cards.ts'
import * as cards from '#shared/contract/cards.ts'
import * as credits from '#shared/contract/credits.ts'
import { cardConsentVersion } from '#shared/rules/stored-card.ts'
import { atProvider } from './buying.ts'
import type { Member } from './people.ts'
import type { TestStack } from './stack.ts'
import { newId } from './visitor.ts'

type Order = { id?: string; bundle?: string; code?: string | undefined; shown_cents?: number }

const bodyOf = ({ id = newId(), bundle = 'c25', code }: Order) =>
  ({ id, bundle, method: 'creditcard', code, immediate_delivery: true }) as const

/** Orders a bundle by card, with the consent to store the card. */
export const orderStoring = (member: Member, order: Order = {}) =>
  member.call(credits.startPayment, { body: { ...bodyOf(order), store_card: cardConsentVersion } })

export const listCards = async (member: Member) => (await member.call(cards.cards, {})).cards

/** Buys a bundle, which stores the card that pays. Returns the stored card. */
export async function storeCard(stack: TestStack, member: Member, card: TestCard = 'visa') {
  const { id } = await orderStoring(member)
  stack.payments.payByCard(atProvider(stack, id).id, card)
  await stack.settle()
  return (await listCards(member)).find((one) => one.id === id)!
}

/** Orders with a stored card in one step; by default at the price of the smallest bundle. */
export const payByCard = (member: Member, card: string, { shown_cents = 999, ...order }: Order = {}) =>
  member.call(credits.startPayment, { body: { ...bodyOf(order), card, shown_cents } })

export const removeCard = (member: Member, id: string) => member.call(cards.removeCard, { body: { id } })

/** A member's payments at the provider that charge a stored card. */
export const chargesOf = (stack: TestStack, member: Member) =>
  stack.payments
    .list()
    .filter(
      ({ card, metadata }) =>
        card?.sequence === 'recurring' && (metadata as { member?: string } | null)?.member === member.id,
    )

/** Ids of a member's mandates for stored cards at the provider. */
export const mandatesOf = (stack: TestStack, member: Member): string[] =>
  stack.payments.customers
    .list()
    .filter(({ metadata }) => (metadata as { member?: string } | null)?.member === member.id)
    .flatMap(({ mandates }) => mandates.filter((one) => 'card' in one).map(({ id }) => id))
