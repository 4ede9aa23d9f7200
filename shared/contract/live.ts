import * as z from 'zod/mini'
import { ConversationId, MemberId, MessageId, PaymentId } from '../model/ids.ts'

/** Path of the live connection on the site's host (LIVE-01), and the stage of its API on AWS. */
export const livePath = '/live'

/** Query parameter in the handshake of a browser without a visible page (NOTIF-16). */
export const hiddenQuery = 'hidden'

/**
 * Frame from a browser. `ping` keeps the connection open (LIVE-07). `hidden`: no page of the site
 * is visible in this browser (NOTIF-16); the browser sends a ping each time that this changes.
 * `typing`: the sender is typing a message to `member` (CHAT-20).
 */
export const BrowserFrame = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ping'), hidden: z.optional(z.literal(true)) }),
  z.strictObject({ type: z.literal('typing'), member: MemberId }),
])
export type BrowserFrame = z.infer<typeof BrowserFrame>

/**
 * Hint to a browser: what changed, never the content, which is fetched over HTTP (LIVE-03). A hint
 * may be lost, repeated or late.
 */
export const Hint = z.discriminatedUnion('type', [
  /**
   * New message by either member; a message by the recipient of the hint comes from another device.
   */
  z.object({ type: z.literal('message'), conversation: ConversationId, id: MessageId }),
  /**
   * The conversation was read. `mine`: by the member, on any device; otherwise by the other member.
   * Also sent, once with each value of `mine`, when staff removed or restored a message, because
   * the loaded list and messages are then outdated.
   */
  z.object({ type: z.literal('read'), conversation: ConversationId, mine: z.boolean() }),
  /** The other member of the conversation is typing; shown for 5 seconds (OPEN-43). */
  z.object({ type: z.literal('typing'), conversation: ConversationId }),
  /** Somebody likes the member. */
  z.object({ type: z.literal('like') }),
  /** Match with `member` (LIKE-19). */
  z.object({ type: z.literal('match'), member: MemberId }),
  /** The member confirmed the address, on any tab or device (ACC-23). */
  z.object({ type: z.literal('confirmed') }),
  /** The balance changed by anything but sending a text message or a gift. */
  z.object({ type: z.literal('credits') }),
  /** The state of a payment changed. */
  z.object({ type: z.literal('payment'), payment: PaymentId }),
  /** A profile photo of the member was approved or refused, or a chat photo sent or refused. */
  z.object({ type: z.literal('photo') }),
  /**
   * A connection of `member` opened or closed, so the member may have come online or gone offline.
   */
  z.object({ type: z.literal('presence'), member: MemberId }),
  /** The session of this connection has ended; the server then closes the connection (LIVE-08). */
  z.object({ type: z.literal('session_ended') }),
])
export type Hint = z.infer<typeof Hint>

/** Frame to a browser. */
export const ServerFrame = z.union([z.object({ type: z.literal('pong') }), Hint])
export type ServerFrame = z.infer<typeof ServerFrame>
