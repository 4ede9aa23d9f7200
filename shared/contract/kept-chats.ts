import * as z from 'zod/mini'
import { MomentCursor } from '../model/cursor.ts'
import { ConversationId } from '../model/ids.ts'
import { Message } from '../model/message.ts'
import { endpoint } from './endpoint.ts'

/** Kept conversation with an account that was banned for fraud. */
const KeptChat = z.object({
  conversation: z.string(),
  /** Name of the account at the time of the ban. */
  name: z.string(),
  /** `at`: time at which the member was warned. `until`: expiry of the kept conversation. */
  at: z.string(),
  until: z.string(),
  /** Whether the ban is no longer in force. */
  reversed: z.boolean(),
})
export type KeptChat = z.infer<typeof KeptChat>

// Conversations that are kept for a member for 30 days (MOD-13), part of the domain `safety`.

/** The member's kept conversations, latest warning first. */
export const keptChats = endpoint({
  method: 'GET',
  path: '/api/kept-chats.php',
  access: 'member',
  answer: z.object({ chats: z.array(KeptChat) }),
  refusals: [],
})

/**
 * Kept conversation with its latest messages, oldest first; photos are placeholders without a
 * file.
 */
export const keptChat = endpoint({
  method: 'GET',
  path: '/api/kept-chat.php',
  access: 'member',
  query: z.object({ conversation: ConversationId, before: z.optional(MomentCursor) }),
  answer: z.object({
    chat: KeptChat,
    messages: z.array(Message),
    /** Cursor of the next older page; null at the first message. */
    older: z.nullable(z.string()),
  }),
  refusals: ['not_found'],
})
