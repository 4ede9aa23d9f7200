import * as z from 'zod/mini'
import { ConversationCursor, MomentCursor } from '../model/cursor.ts'
import { ConversationId, MemberId, MessageId } from '../model/ids.ts'
import { Conversation, giftKinds, Message, MessageText } from '../model/message.ts'
import { MemberCard } from '../model/profile.ts'
import { endpoint } from './endpoint.ts'

export const chats = {
  list: endpoint({
    method: 'GET',
    path: '/api/chats.php',
    access: 'member',
    query: z.object({ before: z.optional(ConversationCursor) }),
    answer: z.object({
      /** The latest first, at most 50 (CHAT-35). */
      chats: z.array(Conversation),
      /** Where the next page begins; null at the end. */
      older: z.nullable(z.string()),
      /** Unread messages of all conversations, also those of other pages (CHAT-05). */
      unread: z.int(),
    }),
    refusals: [],
  }),
  /** A conversation by its id, or the one with a member, which need not exist yet. Opening it sets its unread count to 0 (CHAT-23). */
  open: endpoint({
    method: 'GET',
    path: '/api/chat.php',
    access: 'member',
    query: z.union([
      z.object({ conversation: ConversationId, before: z.optional(MomentCursor) }),
      z.object({ member: MemberId, before: z.optional(MomentCursor) }),
    ]),
    answer: z.object({
      conversation: z.string(),
      /** Whether anything was ever said between the two. */
      started: z.boolean(),
      partner: MemberCard,
      /** Why nothing can be sent now, or null. */
      closed: z.nullable(z.enum(['email_not_confirmed', 'partner_not_confirmed', 'free_conversation_limit'])),
      messages: z.array(Message),
      /** Where the next older page begins; null at the beginning or at the privacy limit. */
      older: z.nullable(z.string()),
      /** Whether messages past the privacy limit are hidden (TRAP-52). */
      hidden_by_privacy_limit: z.boolean(),
      credits: z.int(),
    }),
    refusals: ['not_found'],
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/chat.php',
    access: 'member',
    /** A text or a gift. `member` is the partner; the conversation follows from the two. The id is made by the sender: a repeat is harmless (TRAP-37). */
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
      // the id stands for something else of this member: another message, a gift, a payment
      'invalid_input',
      'not_found',
      'email_not_confirmed',
      'partner_not_confirmed',
      'insufficient_credits',
      'free_conversation_limit',
      'message_too_long',
      'gift_unavailable',
    ],
  }),
  /** The gifts that this site has, and what each costs (CHAT-09, OPEN-41). */
  gifts: endpoint({
    method: 'GET',
    path: '/api/gifts.php',
    access: 'public',
    cache: 'release',
    answer: z.object({ gifts: z.array(z.enum(giftKinds)), credits: z.int() }),
    refusals: [],
  }),
  /** Removes the conversation from this member's own list; the partner keeps theirs. The id may travel in the query as well (TRAP-39). */
  remove: endpoint({
    method: 'DELETE',
    path: '/api/chat.php',
    access: 'member',
    query: z.object({ conversation: z.optional(ConversationId) }),
    body: z.optional(z.object({ conversation: z.optional(ConversationId) })),
    answer: z.object({ removed: z.literal(true) }),
    refusals: ['not_found'],
  }),
}
