import * as z from 'zod/mini'
import { PaymentId } from '../model/ids.ts'
import { endpoint } from './endpoint.ts'

// Stored cards of a member (PAY-56). Part of the domain `credits`.

/**
 * Stored cards, newest first. A card appears once the provider has confirmed the payment by which
 * it was stored.
 */
export const cards = endpoint({
  method: 'GET',
  path: '/api/cards.php',
  access: 'member',
  answer: z.object({
    cards: z.array(
      z.object({
        /** Id of the payment by which the card was stored. */
        id: z.string(),
        /** Brand in the provider's words, such as Visa. */
        brand: z.string(),
        last_four: z.string(),
        /** Last month in which the card is valid, such as `2028-11`. */
        expires_on: z.string(),
        /** Whether the last valid month is over; an order by this card is then refused. */
        expired: z.boolean(),
        stored_at: z.string(),
      }),
    ),
  }),
  refusals: [],
})

/**
 * Removes a stored card, here and at the provider. Idempotent, even for an unknown card. Refused
 * while a charge of the card is undecided.
 */
export const removeCard = endpoint({
  method: 'POST',
  path: '/api/remove-card.php',
  access: 'member',
  body: z.object({ id: PaymentId }),
  answer: z.object({ removed: z.literal(true) }),
  refusals: ['card_busy'],
})
