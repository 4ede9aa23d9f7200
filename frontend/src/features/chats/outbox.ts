import * as z from 'zod/mini'
import { type ErrorCode, isErrorCode } from '#shared/contract/errors.ts'
import type { Message } from '#shared/model/message.ts'

/** A message of this member that is on its way or failed. Its id was made once, so sending it again is harmless (TRAP-37). */
const Unsent = z.object({
  id: z.string(),
  member: z.string(),
  conversation: z.string(),
  /** Of a gift, its kind. */
  text: z.string(),
  type: z._default(z.enum(['text', 'gift']), 'text'),
  at: z.string(),
  /** The message that stood above it when it was written: its place. Null in an empty conversation. */
  after: z.nullable(z.string()),
  /** Why the server refused it; absent while on its way or where no answer came. */
  refusal: z.optional(z.string()),
})
export type Unsent = z.infer<typeof Unsent>
export type Outbox = readonly Unsent[]

/** The outbox as it was kept; what cannot be read is as good as nothing. */
export function readOutbox(kept: string | null): Outbox {
  if (!kept) return []
  try {
    const parsed = z.safeParse(z.array(Unsent), JSON.parse(kept))
    return parsed.success ? parsed.data : []
  } catch {
    return []
  }
}

export const isInOutbox = (outbox: Outbox, id: string): boolean => outbox.some((item) => item.id === id)

/** Takes a message out: it was delivered, and those below it stay below it by its id. */
export const withoutDelivered = (outbox: Outbox, id: string): Outbox => outbox.filter((item) => item.id !== id)

/** Takes a message out that is given up: those below it take its place. */
export function withoutGivenUp(outbox: Outbox, id: string): Outbox {
  const gone = outbox.find((item) => item.id === id)
  if (!gone) return outbox
  return outbox
    .filter((item) => item !== gone)
    .map((item) => (item.after === id ? { ...item, after: gone.after } : item))
}

/** A conversation that is removed takes its unsent messages along. */
export const withoutConversation = (outbox: Outbox, conversation: string): Outbox =>
  outbox.filter((item) => item.conversation !== conversation)

/** Notes why a message was refused, or that nothing stands against it any more. */
export const withRefusal = (outbox: Outbox, id: string, refusal: ErrorCode | undefined): Outbox =>
  outbox.map((item) => {
    if (item.id !== id) return item
    const { refusal: _, ...plain } = item
    return refusal ? { ...plain, refusal } : plain
  })

/** How long after it was written a message may still be sent without a press: later it could surprise its writer. */
const resendForMs = 24 * 60 * 60_000

/** Whether a message is sent again by itself (CHAT-37): not one that the server refused. */
export const mayResend = ({ refusal, at }: Unsent, now: Date): boolean =>
  refusal === undefined && now.getTime() - Date.parse(at) < resendForMs

/** One line of the conversation: what the server has, and what it does not have yet. */
export type ShownMessage = {
  id: string
  mine: boolean
  type: Message['type']
  text: string
  at: string
  /** `waiting`: sent by itself when the connection is back. */
  state: 'sent' | 'sending' | 'waiting' | 'failed'
  refusal?: ErrorCode | undefined
}

/**
 * The server's messages with those of the outbox, each below the message that it was written under. One that the server has already is
 * not shown twice. `sending` holds the ids on their way; the rest of the outbox failed, or `waits`
 * for the connection.
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
    // what it was written under may lie on an older page, or be gone: then it comes first
    const place = item.after !== null && places.has(item.after) ? item.after : null
    below.set(place, [...(below.get(place) ?? []), item])
  }
  const shown: ShownMessage[] = []
  const showBelow = (place: string | null): void => {
    for (const item of below.get(place) ?? []) {
      const { id, type, text, at, refusal } = item
      if (delivered.has(id)) continue
      const state = sending.has(id) ? 'sending' : waits(item) ? 'waiting' : 'failed'
      shown.push({ id, mine: true, type, text, at, state, refusal: isErrorCode(refusal) ? refusal : undefined })
      showBelow(id)
    }
  }
  showBelow(null)
  for (const { id, mine, type, text, sent_at } of messages) {
    shown.push({ id, mine, type, text, at: sent_at, state: 'sent' })
    showBelow(id)
  }
  return shown
}
