import * as z from 'zod/mini'
import { MomentCursor } from '../model/cursor.ts'
import { ConversationId, MemberId, MessageId } from '../model/ids.ts'
import { Message, MessageText } from '../model/message.ts'
import { Interests, ProfileFacts, Prompts, SmallCard } from '../model/profile.ts'
import { endpoint, hosts } from './endpoint.ts'

/** Ids of a conversation and of its fictional profile, which together are the key of its row. */
const Named = { profile: MemberId, conversation: ConversationId }

/** Host with the exclusive claim on the conversation, and the end of the claim. */
const Claim = z.object({ by: z.string(), mine: z.boolean(), until: z.string() })

const Waiting = z.object({
  conversation: z.string(),
  /**
   * Display name: the only profile data of the member that hosts see. Their id is visible only in
   * the URL of a photo that they sent.
   */
  member: z.string(),
  profile: SmallCard,
  /** Number of messages without an answer. */
  messages: z.int(),
  waiting_since: z.string(),
  /** When the oldest waiting message is refunded. */
  expires_at: z.string(),
  claim: z.nullable(Claim),
})
export type WaitingConversation = z.infer<typeof Waiting>

const Note = z.object({ id: z.string(), at: z.string(), by: z.string(), text: z.string() })

// Hosts write for fictional profiles (CHAT-36).

/** Waiting conversations, oldest first, without their messages. */
export const list = endpoint({
  method: 'GET',
  path: '/api/staff-desk.php',
  ...hosts,
  answer: z.object({ conversations: z.array(Waiting), count: z.int() }),
  refusals: [],
})

/**
 * Opens a waiting conversation and claims it for some minutes; opening it again extends the claim.
 * The refusal `desk_claimed` contains the host with the claim (`by`) and the end of the claim.
 */
export const open = endpoint({
  method: 'POST',
  path: '/api/staff-desk-conversation.php',
  ...hosts,
  body: z.object(Named),
  answer: z.object({
    ...Waiting.shape,
    about: z.nullable(z.string()),
    facts: z.omit(ProfileFacts, { sexuality: true }),
    interests: Interests,
    prompts: z._default(Prompts, []),
    /** Newest page, oldest message first; `mine` marks messages of the fictional profile. */
    messages: z.array(Message),
    older: z.nullable(z.string()),
    /** Notes of all hosts, newest first. */
    notes: z.array(Note),
  }),
  refusals: ['not_waiting', 'desk_claimed'],
})

/**
 * Earlier messages of the conversation that the caller has claimed. This call, `note` and
 * `openPhoto` refuse an expired claim as `desk_claimed`; opening again renews it.
 */
export const older = endpoint({
  method: 'GET',
  path: '/api/staff-desk-conversation.php',
  ...hosts,
  query: z.object({ ...Named, before: MomentCursor }),
  answer: z.object({ messages: z.array(Message), older: z.nullable(z.string()) }),
  refusals: ['not_waiting', 'desk_claimed'],
})

/** Ends the caller's claim. Idempotent. */
export const release = endpoint({
  method: 'DELETE',
  path: '/api/staff-desk-conversation.php',
  ...hosts,
  query: z.object(Named),
  answer: z.object({ released: z.literal(true) }),
  refusals: [],
})

/**
 * Sends a message of the fictional profile. This ends the claim and removes the conversation from
 * the queue. `seen` is the id of the last message that the host has read: if there is a newer
 * message, the call is refused as `conversation_changed`. The client generates `id`, so a retry is
 * idempotent; the id of a message of the member is refused as `invalid_input`. An expired claim is
 * accepted unless another host has claimed the conversation since.
 */
export const answer = endpoint({
  method: 'POST',
  path: '/api/staff-desk-answer.php',
  ...hosts,
  body: z.object({ ...Named, id: MessageId, seen: MessageId, text: MessageText }),
  answer: z.object({ sent_at: z.string() }),
  refusals: ['not_found', 'not_waiting', 'desk_claimed', 'conversation_changed', 'message_too_long', 'invalid_input'],
})

/**
 * Adds a note about the conversation for the next host. The client generates `id`, so a retry is
 * idempotent; the same id with another text is refused as `invalid_input`.
 */
export const note = endpoint({
  method: 'POST',
  path: '/api/staff-desk-note.php',
  ...hosts,
  body: z.object({
    ...Named,
    id: MessageId,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  }),
  answer: Note,
  refusals: ['not_waiting', 'desk_claimed', 'invalid_input'],
})

/** Sharp photo of a message, which is identified by its time and id (`<sent_at>#<id>`). */
export const openPhoto = endpoint({
  method: 'POST',
  path: '/api/staff-desk-photo.php',
  ...hosts,
  body: z.object({ ...Named, message: MomentCursor }),
  answer: z.object({ message: Message }),
  refusals: ['not_found', 'not_waiting', 'desk_claimed'],
})
