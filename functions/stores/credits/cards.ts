import * as z from 'zod/mini'
import { due } from '#functions/table/index-keys.ts'
import type { Key } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import { Conflict, refusing, type Write } from '#functions/table/transaction.ts'
import { put, remove, update } from '#functions/table/write.ts'
import { paymentProviders } from '#shared/model/payment.ts'
import type { StoredPayment } from './payment.ts'

/**
 * Card that a member agreed to store (PAY-56). The provider stores the card itself. This row has
 * the details by which the member recognises the card (`face`), after the provider has sent them.
 */
export const PaymentCard = z.object({
  /** Id of the payment with which the card was stored. */
  id: z.string(),
  member: z.string(),
  site: z.string(),
  /** Id of that payment at the provider, from which the mandate is read. */
  providerId: z.string(),
  provider: z.optional(z.enum(paymentProviders)),
  /** Time of the consent to store the card, and version of the text of this consent. */
  consentAt: z.string(),
  consentVersion: z.string(),
  face: z.optional(
    z.object({
      brand: z.string(),
      lastFour: z.string(),
      /** Last month in which the card is valid, such as `2028-11`. */
      expiresOn: z.string(),
      customer: z.string(),
      mandate: z.string(),
    }),
  ),
  /**
   * Latest order that charges this card. No other order may charge the card until this order is
   * decided.
   */
  charging: z.optional(z.string()),
  /** Time of the last query for `face` at the provider. */
  askedAt: z.optional(z.string()),
  dueAt: z.optional(z.string()),
})
export type PaymentCard = z.infer<typeof PaymentCard>
export type NamedCard = PaymentCard & { face: NonNullable<PaymentCard['face']> }

export const findCard = (memberId: string, id: string) => findCardAt(keys.paymentCard(memberId, id))

export const findCardAt = ({ PK, SK }: Key) => find(PaymentCard, { PK, SK }, { consistent: true })

/** Cards of a member, newest first, including those still without `face`. */
export const listCards = async (memberId: string): Promise<PaymentCard[]> =>
  (await list(PaymentCard, keys.paymentCards(memberId), { consistent: true })).items.reverse()

/**
 * Adds the card of a payment that completes, if the member agreed with the order to store the card.
 */
export function addCard(payment: StoredPayment, providerId: string, now: Date): Write[] {
  const { id, member, site, provider, cardConsentVersion, createdAt } = payment
  if (!cardConsentVersion) return []
  const consent = { consentAt: createdAt, consentVersion: cardConsentVersion }
  const card: PaymentCard = { id, member, site, providerId, provider, ...consent }
  return [put(keys.paymentCard(member, id), { ...card, ...due('settleCards', now, id) })]
}

const changed = () => new Conflict('the card changed meanwhile')

/** Stores what the provider sent about a card, and takes the card out of the due index. */
export const nameCard = ({ member, id }: PaymentCard, face: NamedCard['face']): Write =>
  update(keys.paymentCard(member, id), 'SET face = :face REMOVE dueJob, dueAt, askedAt', {
    condition: 'attribute_exists(PK)',
    values: { ':face': face },
    onConflict: changed,
  })

const secondsBetweenQueries = 10

/**
 * Records a query at the provider about a card without `face`. Conflict if `face` is known by now,
 * or if the last query was less than `secondsBetweenQueries` ago: the member may list the cards
 * often.
 */
export const claimCardQuery = ({ member, id }: PaymentCard, now: Date): Write =>
  update(keys.paymentCard(member, id), 'SET askedAt = :now', {
    condition:
      'attribute_exists(PK) AND attribute_not_exists(face) AND (attribute_not_exists(askedAt) OR askedAt <= :before)',
    values: {
      ':now': now.toISOString(),
      ':before': new Date(now.getTime() - secondsBetweenQueries * 1000).toISOString(),
    },
    onConflict: changed,
  })

/**
 * Marks a card as charged by an order, in the order's transaction. Refused if the card was removed;
 * Conflict if another order has charged it since it was read.
 */
export const chargeBy = ({ member, id, charging }: PaymentCard, order: string): Write =>
  update(keys.paymentCard(member, id), 'SET charging = :order', {
    condition: charging ? 'charging = :seen' : 'attribute_exists(PK) AND attribute_not_exists(charging)',
    values: { ':order': order, ...(charging && { ':seen': charging }) },
    onConflict: (existing) => (existing ? changed() : refusing('card_gone')()),
  })

/**
 * Mandate to revoke at the provider, identified by its id or, until the id is known, by the payment
 * that created the mandate.
 */
export const EndedMandate = z.object({
  providerId: z.string(),
  provider: z.optional(z.enum(paymentProviders)),
  customer: z.optional(z.string()),
  mandate: z.optional(z.string()),
  /** Absent in older rows. */
  endedAt: z.optional(z.string()),
  dueAt: z.optional(z.string()),
})
export type EndedMandate = z.infer<typeof EndedMandate>

export const findEndedMandateAt = ({ PK, SK }: Key) => find(EndedMandate, { PK, SK }, { consistent: true })

type EndedCard = { customer: string; mandate: string }

/** Makes the mandate of a card due for the job that revokes it at the provider. */
export const endMandate = (
  memberId: string,
  {
    id,
    providerId,
    provider,
    face,
  }: Pick<PaymentCard, 'id' | 'providerId' | 'provider'> & { face?: EndedCard | undefined },
  now: Date,
): Write =>
  put(keys.endedMandate(memberId, id), {
    providerId,
    provider,
    endedAt: now.toISOString(),
    ...(face && { customer: face.customer, mandate: face.mandate }),
    ...due('settleCards', now, id),
  })

/**
 * Removes a card; the job revokes its mandate. Conflict if the card was removed or changed since it
 * was read.
 */
export const removeCard = (card: PaymentCard, now: Date): Write[] => [
  dropCard(card),
  endMandate(card.member, card, now),
]

/**
 * Removes a card without revoking its mandate, for a mandate that no longer exists. Conflict if the
 * card changed since it was read, for example because an order charges it.
 */
export const dropCard = ({ member, id, face, charging }: PaymentCard): Write =>
  remove(keys.paymentCard(member, id), {
    condition: [
      'attribute_exists(PK)',
      face ? 'attribute_exists(face)' : 'attribute_not_exists(face)',
      charging ? 'charging = :seen' : 'attribute_not_exists(charging)',
    ].join(' AND '),
    ...(charging && { values: { ':seen': charging } }),
    onConflict: changed,
  })

/** Postpones the revocation of a mandate whose id is not known yet. */
export const postponeEndedMandate = ({ PK, SK }: Key, at: Date, id: string): Write => {
  const { dueAt } = due('settleCards', at, id)
  return update({ PK, SK }, 'SET dueAt = :at', { condition: 'attribute_exists(PK)', values: { ':at': dueAt } })
}

export const forgetEndedMandate = ({ PK, SK }: Key): Write => remove({ PK, SK })
