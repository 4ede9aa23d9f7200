import { type MessagePrices, priceOf } from './message-price.ts'
import type { ShownMessage } from './outbox.ts'
import type { OutgoingPhoto } from './use-photos.ts'

type Prices = MessagePrices & { photo_credits: number }

type Waiting = {
  credits: number
  draft: string
  chosenPhotos: number
  shown: readonly Pick<ShownMessage, 'state' | 'refusal' | 'type'>[]
  outgoing: readonly Pick<OutgoingPhoto, 'state'>[]
  isSending: boolean
}

const isPhotoRefused = ({ state }: Pick<OutgoingPhoto, 'state'>): boolean =>
  state.at === 'refused'
    ? state.reason === 'insufficient_credits' && state.mayResend
    : state.at === 'failed' && state.problem.kind === 'refused' && state.problem.code === 'insufficient_credits'

/**
 * Total price of the unsent content of a conversation, if the balance is too low for it (CHAT-34):
 * content that the server has refused, and content that was not sent yet. Null while the member can
 * send. `hasUnsent`: whether there is unsent content; without unsent content, the total is the
 * price of one message.
 */
export function shortageOf(waiting: Waiting, prices: Prices): { totalPrice: number; hasUnsent: boolean } | null {
  const { credits, draft, chosenPhotos, shown, outgoing, isSending } = waiting
  const { message_credits, photo_credits } = prices
  const refused = [
    ...shown
      .filter(({ state, refusal }) => state === 'failed' && refusal === 'insufficient_credits')
      .map((message) => priceOf(message, prices)),
    ...outgoing.filter(isPhotoRefused).map(() => photo_credits),
  ]
  const written = chosenPhotos * photo_credits + (draft.trim() === '' ? 0 : message_credits)
  // Chosen photos stay in the composer until the balance covers them, even while other content is
  // being sent.
  const isShort =
    chosenPhotos > 0
      ? credits < written
      : !isSending && (credits < message_credits || refused.some((price) => credits < price))
  if (!isShort) return null
  const wanted = refused.reduce((sum, price) => sum + price, written)
  return { totalPrice: Math.max(wanted, message_credits), hasUnsent: wanted > 0 }
}
