import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { check, put } from '#functions/table/write.ts'
import { messageTypes } from '#shared/model/message.ts'

/**
 * Message of a kept conversation. It contains no member's id, so the purge of the banned account
 * does not remove it.
 */
const KeptMessage = z.object({
  id: z.string(),
  mine: z.boolean(),
  type: z.enum(messageTypes),
  text: z.string(),
  sentAt: z.string(),
  /** Set if staff had removed the message before the copy was made. */
  removed: z.optional(z.literal(true)),
})
export type KeptMessage = z.infer<typeof KeptMessage>

/** Stored copy of a conversation with an account that was banned for fraud (MOD-13). */
export const KeptChat = z.object({
  SK: z.string(),
  /** Number of the decision to ban the account. */
  number: z.string(),
  /** Name of the banned account. */
  name: z.string(),
  at: z.string(),
  until: z.string(),
})
export type KeptChat = z.infer<typeof KeptChat>

/**
 * Part of the messages of a kept conversation, oldest first. Split because an item of the table has
 * at most 400 KB.
 */
export const KeptMessages = z.object({
  SK: z.string(),
  conversation: z.string(),
  until: z.string(),
  messages: z.array(KeptMessage),
})

/**
 * Whether a kept conversation has expired, to the millisecond; the table's TTL removes it later.
 */
export const isKeptChatExpired = (until: string, now: Date): boolean => until <= now.toISOString()

const cursorOf = ({ sentAt, id }: KeptMessage): string => `${sentAt}#${id}`
const ttlOf = (until: string): number => Math.ceil(Date.parse(until) / 1000)

/** Condition that the member is not purged, so that no row is added to a purged partition. */
const checkMember = (memberId: string): Write =>
  check(keys.account(memberId), {
    condition: 'attribute_exists(PK)',
    onConflict: () => new Conflict('the member was purged meanwhile'),
  })

type Copy = { conversation: string; number: string; until: string }

/** Adds messages to a copy; idempotent. */
export const addKeptMessages = (memberId: string, { conversation, number, until }: Copy, messages: KeptMessage[]) => [
  checkMember(memberId),
  put(keys.keptMessages(memberId, conversation, number, cursorOf(messages[0]!)), {
    conversation,
    until,
    messages,
    ttl: ttlOf(until),
  }),
]

/**
 * Adds the row of a copy whose messages were added before. Conflict if a copy for this decision
 * exists.
 */
export const addKeptChat = (memberId: string, copy: Copy & { name: string; at: string }): Write[] => {
  const { conversation, number, name, at, until } = copy
  return [
    checkMember(memberId),
    put(
      keys.keptChat(memberId, conversation),
      { number, name, at, until, ttl: ttlOf(until) },
      {
        condition: 'attribute_not_exists(PK) OR #number <> :number',
        names: { '#number': 'number' },
        values: { ':number': number },
        onConflict: () => new Conflict('the copy exists'),
      },
    ),
  ]
}

/** Kept conversation that has not expired. */
export async function findKeptChat(memberId: string, conversation: string, now: Date): Promise<KeptChat | undefined> {
  const kept = await find(KeptChat, keys.keptChat(memberId, conversation), { consistent: true })
  return kept && !isKeptChatExpired(kept.until, now) ? kept : undefined
}

/** Kept conversations that have not expired, latest first. */
export async function listKeptChats(memberId: string, now: Date): Promise<KeptChat[]> {
  const { items } = await list(KeptChat, keys.keptChatsOf(memberId))
  return items.filter(({ until }) => !isKeptChatExpired(until, now)).sort((a, b) => (a.at < b.at ? 1 : -1))
}

/**
 * Messages of a copy before the cursor `before` (a `MomentCursor`), oldest first. `older` is the
 * cursor of earlier messages, null if there are none.
 */
export async function listKeptMessages(
  memberId: string,
  { conversation, number }: { conversation: string; number: string },
  before: string | undefined,
) {
  const { PK, prefix } = keys.keptMessagesOf(memberId, conversation, number)
  const after = before && prefix + before
  // A page has one item. The second item only shows whether there are earlier messages.
  const { items } = await list(KeptMessages, { PK, prefix, after, newestFirst: true, limit: 2 })
  const messages = items[0]?.messages ?? []
  return { messages, older: items.length > 1 ? cursorOf(messages[0]!) : null }
}
