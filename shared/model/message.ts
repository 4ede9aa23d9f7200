import * as z from 'zod/mini'
import { refuseWith } from './input.ts'
import { fileRefusalReasons } from './photo.ts'
import { SmallCard } from './profile.ts'

export const messageTypes = ['text', 'gift', 'image'] as const

/** Kinds of gifts (OPEN-41); the text of a gift message is its kind. */
export const giftKinds = ['rose', 'heart', 'kiss', 'coffee', 'champagne', 'teddy_bear'] as const
export type GiftKind = (typeof giftKinds)[number]
export const isGiftKind = (value: unknown): value is GiftKind => giftKinds.includes(value as GiftKind)

/** Photo of a message. `width` and `height` are the pixels of its largest file. */
const MessagePhoto = z.object({
  width: z.int(),
  height: z.int(),
  /**
   * URL of a blurred file: the blur is not applied in the browser, so it cannot be removed there.
   */
  blurred: z.string(),
  /** Null for the recipient until they open the photo. */
  sharp: z.nullable(z.string()),
})
export type MessagePhoto = z.infer<typeof MessagePhoto>

export const Message = z.object({
  id: z.string(),
  /** Whether the caller sent the message. */
  mine: z.boolean(),
  type: z.enum(messageTypes),
  /** Kind of a gift; empty for a photo. */
  text: z.string(),
  sent_at: z.string(),
  /** Set for type `image`, but not in the conversation list, which contains no photo URLs. */
  photo: z.optional(MessagePhoto),
  /** Credits refunded to the sender because a fictional profile did not answer (CHAT-36). */
  returned: z.optional(z.int()),
  /** Set if moderators removed the message: the text and the photo are then empty (MOD-01). */
  removed: z.optional(z.literal(true)),
})
export type Message = z.infer<typeof Message>

/**
 * Upper bound for all countries, in UTF-16 units. Each country's own limit counts visible
 * characters (OPEN-05).
 */
const maxTextLength = 8_000

export const MessageText = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(maxTextLength, refuseWith('message_too_long')))

/** Refusals that can occur when a message of any type is sent. */
const sendRefusals = [
  'not_found',
  'email_not_confirmed',
  'partner_not_confirmed',
  'fictional_chat_off',
  'insufficient_credits',
  'free_conversation_limit',
  'conversation_start_limit',
] as const
/**
 * Why a chat photo was not sent: an invalid file, prohibited content (`inappropriate`), a failure
 * of the moderation service (`not_checked`), or a refusal of `chats.send` after the inspection.
 */
export const ChatPhotoReason = z.enum([...fileRefusalReasons, 'inappropriate', 'not_checked', ...sendRefusals])
export type ChatPhotoReason = z.infer<typeof ChatPhotoReason>
/** Whether the code of a refused message can also be the reason of a refused chat photo. */
export const isSendRefusal = (code: string): code is (typeof sendRefusals)[number] =>
  sendRefusals.includes(code as (typeof sendRefusals)[number])

/** Chat photo as its sender sees it. */
export const ChatPhoto = z.object({
  /** Also the id of the message, once it is sent. */
  id: z.string(),
  conversation: z.string(),
  /** uploading: waits for the file. inspecting: in the automatic inspection. */
  stage: z.enum(['uploading', 'inspecting', 'sent', 'refused']),
  /** Set for a refused photo only. */
  reason: z.nullable(ChatPhotoReason),
})
export type ChatPhoto = z.infer<typeof ChatPhoto>

/** Row of the conversation list (CHAT-01). */
export const Conversation = z.object({
  conversation: z.string(),
  profile: z.string(),
  partner: SmallCard,
  num_unread_messages: z.int(),
  /** Null if there is none, or if the caller no longer sees it (CHAT-33). */
  last_message: z.nullable(Message),
  last_at: z.string(),
})
export type Conversation = z.infer<typeof Conversation>
