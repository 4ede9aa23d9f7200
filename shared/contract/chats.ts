import * as z from 'zod/mini'
import { ConversationCursor, MomentCursor } from '../model/cursor.ts'
import { ConversationId, MemberId, MessageId } from '../model/ids.ts'
import { ChatPhoto, Conversation, giftKinds, Message, MessageText } from '../model/message.ts'
import { photoTypes, Upload } from '../model/photo.ts'
import { interests, Prompts, SmallCard } from '../model/profile.ts'
import { presences } from '../rules/presence.ts'
import { endpoint } from './endpoint.ts'

export const list = endpoint({
  method: 'GET',
  path: '/api/chats.php',
  access: 'member',
  query: z.object({ before: z.optional(ConversationCursor) }),
  answer: z.object({
    /** Newest first, at most 50 (CHAT-35). */
    chats: z.array(Conversation),
    /** Cursor of the next page; null at the end. */
    older: z.nullable(z.string()),
    /** Number of unread messages in all conversations, including those on other pages (CHAT-05). */
    unread: z.int(),
    /** Expiry of the latest kept conversation (`keptChats`); null if the member has none. */
    kept_until: z._default(z.nullable(z.string()), null),
  }),
  refusals: [],
})

/**
 * Conversation by its id, or by the other member's id, even if it does not exist yet. Opening it
 * resets its unread count to 0 (CHAT-23).
 */
export const open = endpoint({
  method: 'GET',
  path: '/api/chat.php',
  access: 'member',
  query: z.union([
    z.object({ conversation: ConversationId, before: z.optional(MomentCursor) }),
    z.object({ member: MemberId, before: z.optional(MomentCursor) }),
  ]),
  answer: z.object({
    conversation: z.string(),
    /** Whether the conversation has ever had a message. */
    started: z.boolean(),
    partner: SmallCard,
    /**
     * Time at which the other member had read all messages. Null if a message is unread or the
     * other member never read one, if sending between the two is refused, or if either member
     * switched read marks off (LIVE-10).
     */
    read_at: z._default(z.nullable(z.string()), null),
    /** Presence of the other member, if they show it (LIVE-11). */
    presence: z._default(z.nullable(z.enum(presences)), null),
    /**
     * Reason why sending is refused at present, or null. `partner_unreachable` covers every case in
     * which `send` answers `not_found`, so it does not reveal the reason (TRAP-61).
     */
    closed: z.nullable(
      z.enum([
        'email_not_confirmed',
        'partner_unreachable',
        'partner_not_confirmed',
        'fictional_chat_off',
        'free_conversation_limit',
      ]),
    ),
    /**
     * Suggested topics of a first message, from the partner's visible profile (PROF-25, PROF-26).
     * Set only if the conversation is empty and sending is possible. Absent in answers of older
     * servers.
     */
    openers: z._default(z.nullable(z.object({ prompts: Prompts, shared_interests: z.array(z.enum(interests)) })), null),
    messages: z.array(Message),
    /** Number of received messages that were unread before this call, on all pages (CHAT-23). */
    unread: z._default(z.int(), 0),
    /**
     * Cursor of the next older page; null at the first message or at the privacy limit
     * (`history_days`).
     */
    older: z.nullable(z.string()),
    /**
     * Time at which staff last removed or restored a message of the conversation, also on other
     * pages (MOD-01).
     */
    moderated_at: z.optional(z.string()),
    /** Whether the privacy limit hides older messages (TRAP-52). */
    hidden_by_privacy_limit: z.boolean(),
    credits: z.int(),
  }),
  refusals: ['not_found'],
})

export const send = endpoint({
  method: 'POST',
  path: '/api/chat.php',
  access: 'member',
  /**
   * A text or a gift for `member`. The client generates `id`, so a retry is idempotent (TRAP-37).
   */
  body: z
    .object({
      member: MemberId,
      id: MessageId,
      text: z.optional(MessageText),
      gift: z.optional(z.enum(giftKinds)),
    })
    .check(z.refine(({ text, gift }) => (text === undefined) !== (gift === undefined))),
  answer: z.object({ message: Message, conversation: z.string(), credits: z.int() }),
  refusals: [
    // the id is already used by another message, gift or payment of this member
    'invalid_input',
    'not_found',
    'email_not_confirmed',
    'partner_not_confirmed',
    'fictional_chat_off',
    'insufficient_credits',
    'free_conversation_limit',
    // with `max` and `until`, the time from which the message is accepted (CHAT-39)
    'same_opening_limit',
    'conversation_start_limit',
    'message_too_long',
    'gift_unavailable',
  ],
})

/**
 * Announces a photo for `member` and returns an upload form. Once the file has arrived and passed
 * the inspection, the photo is charged and sent like a text, even if the page was closed.
 * Idempotent until the file has arrived. Refused at once if `send` would refuse the photo at
 * present, so that no file is uploaded in vain; only the limits of CHAT-39 are checked later.
 */
export const addPhoto = endpoint({
  method: 'POST',
  path: '/api/chat-photo.php',
  access: 'member',
  body: z.object({
    member: MemberId,
    id: MessageId,
    type: z.enum(photoTypes, 'photo_type_unsupported'),
    bytes: z.int().check(z.gte(0)),
  }),
  answer: z.object({ photo: ChatPhoto, upload: Upload }),
  refusals: [
    // the id is already used by a photo for another member
    'invalid_input',
    'not_found',
    'email_not_confirmed',
    'partner_not_confirmed',
    'fictional_chat_off',
    'insufficient_credits',
    'free_conversation_limit',
    'photo_limit',
    'photo_too_large',
    'photo_type_unsupported',
    'too_many_requests',
  ],
})

/**
 * State of a chat photo. `sent` is final. Refused with `not_found` if the photo was cancelled, or
 * if its file did not arrive in time.
 */
export const photo = endpoint({
  method: 'GET',
  path: '/api/chat-photo.php',
  access: 'member',
  query: z.object({ id: MessageId }),
  answer: z.object({ photo: ChatPhoto }),
  refusals: ['not_found'],
})

/**
 * Cancels a photo that is not sent yet, or removes a refused photo. `cancelled` is false if it was
 * already sent. Idempotent. The query accepts the id too (TRAP-39).
 */
export const cancelPhoto = endpoint({
  method: 'DELETE',
  path: '/api/chat-photo.php',
  access: 'member',
  query: z.object({ id: z.optional(MessageId) }),
  body: z.optional(z.object({ id: z.optional(MessageId) })),
  answer: z.object({ cancelled: z.boolean() }),
  refusals: ['not_found'],
})

/**
 * Opens a received photo: from now on the recipient gets the sharp file. The photo is identified
 * by the time and id of its message (`<sent_at>#<id>`). Idempotent.
 */
export const openPhoto = endpoint({
  method: 'POST',
  path: '/api/chat-photo-open.php',
  access: 'member',
  body: z.object({ conversation: ConversationId, message: MomentCursor }),
  answer: z.object({ message: Message }),
  refusals: ['not_found'],
})

/** Gifts of this site and their price in credits (CHAT-09, OPEN-41). */
export const gifts = endpoint({
  method: 'GET',
  path: '/api/gifts.php',
  access: 'public',
  cache: 'release',
  answer: z.object({ gifts: z.array(z.enum(giftKinds)), credits: z.int() }),
  refusals: [],
})

/**
 * Removes the conversation from this member's list only; the other member keeps it. The query
 * accepts the id too (TRAP-39).
 */
export const remove = endpoint({
  method: 'DELETE',
  path: '/api/chat.php',
  access: 'member',
  query: z.object({ conversation: z.optional(ConversationId) }),
  body: z.optional(z.object({ conversation: z.optional(ConversationId) })),
  answer: z.object({ removed: z.literal(true) }),
  refusals: ['not_found'],
})
