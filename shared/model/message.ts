import * as z from 'zod/mini'
import { refuseWith } from './input.ts'
import { SmallCard } from './profile.ts'

export const messageTypes = ['text', 'gift', 'image'] as const

/** Kinds of gifts (OPEN-41); the text of a gift message is its kind. */
export const giftKinds = ['rose', 'heart', 'kiss', 'coffee', 'champagne', 'teddy_bear'] as const
export type GiftKind = (typeof giftKinds)[number]
export const isGiftKind = (value: unknown): value is GiftKind => giftKinds.includes(value as GiftKind)

export const Message = z.object({
  id: z.string(),
  /** Whether the caller sent the message. */
  mine: z.boolean(),
  type: z.enum(messageTypes),
  text: z.string(),
  sent_at: z.string(),
})
export type Message = z.infer<typeof Message>

/**
 * Upper bound for all countries, in UTF-16 units. Each country's own limit counts visible
 * characters (OPEN-05).
 */
const longestText = 8_000

export const MessageText = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(longestText, refuseWith('message_too_long')))

/** Row of the conversation list (CHAT-01). */
export const Conversation = z.object({
  conversation: z.string(),
  profile: z.string(),
  partner: SmallCard,
  num_unread_messages: z.int(),
  last_message: z.nullable(Message),
  last_at: z.string(),
})
export type Conversation = z.infer<typeof Conversation>
