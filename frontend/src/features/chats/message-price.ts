import type { Message } from '#shared/model/message.ts'

/** Prices in credits, from the settings. */
export type MessagePrices = { message_credits: number; gift_credits: number }

/** Price of a text or gift, in credits. */
export const priceOf = ({ type }: Pick<Message, 'type'>, { message_credits, gift_credits }: MessagePrices): number =>
  type === 'gift' ? gift_credits : message_credits
