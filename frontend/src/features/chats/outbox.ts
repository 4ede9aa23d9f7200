import * as z from 'zod/mini'
import { parsedJson } from '#frontend/lib/storage.ts'
import type { ErrorCode } from '#shared/contract/errors.ts'
import type { Message, MessagePhoto } from '#shared/model/message.ts'
import { dayMs } from '#shared/rules/durations.ts'

/**
 * Pending or failed message of this member. Its id is
 * generated once, so a retry is idempotent (TRAP-37).
 */
const Unsent = z.object({
  id: z.string(),
  member: z.string(),
  conversation: z.string(),
  /** Text of the message; for type `gift`, the kind of the gift. */
  text: z.string(),
  type: z._default(z.enum(['text', 'gift']), 'text'),
  at: z.string(),
  /**
   * Id of the newest message at the time of writing, shown above this message; null if there was
   * none.
   */
  after: z.nullable(z.string()),
  /** Refusal by the server; absent while pending or without an answer. */
  refusal: z.optional(z.string()),
  /** Time from which a refused first message is accepted (CHAT-39). */
  until: z.optional(z.string()),
})
export type Unsent = z.infer<typeof Unsent>
export type Outbox = readonly Unsent[]

/** Parses the stored outbox; unreadable data counts as empty. */
export function readOutbox(kept: string | null): Outbox {
  const parsed = z.safeParse(z.array(Unsent), parsedJson(kept))
  return parsed.success ? parsed.data : []
}

export const isInOutbox = (outbox: Outbox, id: string): boolean => outbox.some((item) => item.id === id)

/** Removes a delivered message; messages written below it keep its id as their position. */
export const withoutDelivered = (outbox: Outbox, id: string): Outbox => outbox.filter((item) => item.id !== id)

/** Removes a discarded message; messages written below it take over its position. */
export function withoutGivenUp(outbox: Outbox, id: string): Outbox {
  const gone = outbox.find((item) => item.id === id)
  if (!gone) return outbox
  return outbox
    .filter((item) => item !== gone)
    .map((item) => (item.after === id ? { ...item, after: gone.after } : item))
}

/** Removes the unsent messages of a removed conversation. */
export const withoutConversation = (outbox: Outbox, conversation: string): Outbox =>
  outbox.filter((item) => item.conversation !== conversation)

type Refusal = { refusal: ErrorCode; until?: string | undefined }

/** Sets or clears the refusal of a message. */
export const withRefusal = (outbox: Outbox, id: string, refused: Refusal | undefined): Outbox =>
  outbox.map((item) => {
    if (item.id !== id) return item
    const { refusal: _, until: __, ...plain } = item
    return { ...plain, ...refused }
  })

/** Maximum age of a message for automatic retries; a later delivery could surprise its writer. */
const resendForMs = dayMs

/** Whether a message is retried automatically (CHAT-37); a refused one is not. */
export const mayResend = ({ refusal, at }: Unsent, now: Date): boolean =>
  refusal === undefined && now.getTime() - Date.parse(at) < resendForMs

/** Message on screen, delivered or from the outbox. */
export type ShownMessage = {
  id: string
  mine: boolean
  type: Message['type']
  text: string
  photo?: MessagePhoto | undefined
  at: string
  /** `waiting`: sent automatically once the connection is back. */
  state: 'sent' | 'sending' | 'waiting' | 'failed'
  refusal?: ErrorCode | undefined
  until?: string | undefined
  /** Credits refunded, as a fictional profile did not answer (CHAT-36). */
  returned?: number | undefined
  /** Removed by the moderators, and so without text (MOD-01). */
  removed?: true | undefined
}

/**
 * Merges the outbox into the server's messages: each unsent message is below the message that was
 * the newest at the time of writing, and delivered messages are not repeated. `sending` contains
 * the ids of pending messages. Of the others, those for which `waits` returns true are shown as
 * waiting for the connection, the rest as failed.
 */
export function showMessages(
  messages: readonly Message[],
  outbox: Outbox,
  sending: ReadonlySet<string>,
  waits: (item: Unsent) => boolean = () => false,
): readonly ShownMessage[] {
  const delivered = new Set(messages.map(({ id }) => id))
  const places = new Set([...delivered, ...outbox.map(({ id }) => id)])
  const below = new Map<string | null, Unsent[]>()
  for (const item of outbox) {
    // if its predecessor is on an older page or removed, the message is placed first
    const place = item.after !== null && places.has(item.after) ? item.after : null
    below.set(place, [...(below.get(place) ?? []), item])
  }
  const shown: ShownMessage[] = []
  const showBelow = (place: string | null): void => {
    for (const item of below.get(place) ?? []) {
      const { id, type, text, at, refusal, until } = item
      if (delivered.has(id)) continue
      const state = sending.has(id) ? 'sending' : waits(item) ? 'waiting' : 'failed'
      shown.push({ id, mine: true, type, text, at, state, refusal: refusal as ErrorCode | undefined, until })
      showBelow(id)
    }
  }
  showBelow(null)
  for (const { sent_at: at, ...message } of messages) {
    shown.push({ ...message, at, state: 'sent' })
    showBelow(message.id)
  }
  return shown
}
