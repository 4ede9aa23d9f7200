import { hash } from 'node:crypto'
import * as z from 'zod/mini'
import { Card } from '#functions/stores/members/card.ts'
import { queue } from '#functions/table/index-keys.ts'
import { keys } from '#functions/table/keys.ts'
import { findEach } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { check, putNew, update } from '#functions/table/write.ts'
import { dayMs } from '#shared/rules/durations.ts'
import { StoredMessage } from './message.ts'

/**
 * Id of the conversation of two members, derived from their ids, so that two concurrent first
 * messages share one conversation. The id grants no access: a conversation is read only through the
 * member's own row.
 */
export const conversationOf = (memberId: string, partnerId: string): string =>
  hash('sha256', [memberId, partnerId].sort().join('#')).slice(0, 26)

/**
 * Row of a conversation for one member. The rows of the two members have separate unread counts,
 * and each can be removed without the other.
 */
export const ChatRow = z.object({
  SK: z.string(),
  partner: Card,
  /**
   * open: shown. removed: no longer in this member's list. blocked: either member blocked the
   * other.
   */
  state: z.enum(['open', 'removed', 'blocked']),
  /** Author of the first message; absent if only a block created the row. */
  startedBy: z.optional(z.string()),
  /** Time of the first message; absent in rows from before 2026-11-23. */
  startedAt: z.optional(z.string()),
  unread: z.int(),
  /** Time of the oldest unread message (NOTIF-21). */
  unreadSince: z.optional(z.string()),
  /** Time at which this member last read new messages (LIVE-10). */
  readAt: z.optional(z.string()),
  /**
   * Whether the other member has ever written; if so, they can be contacted even while invisible
   * (TRAP-61).
   */
  hasTheirs: z.boolean(),
  last: z.optional(StoredMessage),
  lastAt: z.string(),
  /**
   * Messages up to this time are hidden from this member, because the member removed the
   * conversation at that time, or a block started or ended then.
   */
  clearedAt: z.optional(z.string()),
  /** When staff last removed or restored one of the messages. */
  moderatedAt: z.optional(z.string()),
  /** Whether the other member is banned or leaving. If so, the row is not shown. */
  isGone: z.optional(z.boolean()),
  /**
   * Set in a fictional profile's row while a message waits for an answer: place in the hosts'
   * queue, sorted by the time of the oldest waiting message (CHAT-36).
   */
  dueJob: z.optional(z.string()),
  dueAt: z.optional(z.string()),
  /** Number of messages that wait for an answer. */
  waiting: z.optional(z.int()),
})
export type ChatRow = z.infer<typeof ChatRow>

/** Row of a conversation, recent or archived. */
export async function findChat(
  memberId: string,
  conversation: string,
  options?: { consistent?: boolean },
): Promise<ChatRow | undefined> {
  const places = [keys.chat(memberId, conversation), keys.archivedChat(memberId, conversation)]
  const rows = await findEach(ChatRow, places, options)
  return rows.find((row) => !isArchived(row)) ?? rows[0]
}

const archivedPrefix = keys.archivedChatsOfMember('').prefix
export const isArchived = ({ SK }: ChatRow): boolean => SK.startsWith(archivedPrefix)

/**
 * Earliest time from which a member sees messages: the start of the history that the country
 * allows, or `clearedAt` if this is later.
 */
export const seesFrom = (row: ChatRow, historyDays: number, now: Date): string =>
  [historyStart(historyDays, now), row.clearedAt ?? ''].sort().at(-1)!

export const historyStart = (days: number, now: Date): string => new Date(now.getTime() - days * dayMs).toISOString()

export const isShown = (row: ChatRow | undefined): row is ChatRow => row?.state === 'open' && !row.isGone

export const conversationIn = ({ SK }: Pick<ChatRow, 'SK'>): string => SK.slice(SK.indexOf('#') + 1)

/** Cursor of the conversations older than this one. */
export const chatCursor = (row: ChatRow): string => `${row.lastAt}#${conversationIn(row)}`

/**
 * Message that a change of a row added, if any. `before` is the row before the change. A row that
 * was restored from the archive has no new message.
 */
export function newMessageOf(
  row: Pick<ChatRow, 'last'> & { isRestored?: true },
  before: Pick<ChatRow, 'last'> | undefined,
): StoredMessage | undefined {
  const isNew = before ? row.last?.id !== before.last?.id : !row.isRestored
  return isNew ? row.last : undefined
}

const changed = () => new Conflict('the conversation changed meanwhile')

/**
 * Entry in the hosts' queue for a message to a fictional profile. The entry is part of the row that
 * each message writes anyway, so only the first waiting message costs extra: one write unit for the
 * index.
 */
const waitingFor = (to: Pick<Card, 'f'>, conversation: string, { sentAt }: StoredMessage) =>
  to.f ? queue('desk', new Date(sentAt), conversation) : undefined

/** Adds the rows of the two members with the first message; Conflict if either row exists. */
export const addChat = (from: Card, to: Card, message: StoredMessage): Write[] => {
  const conversation = conversationOf(from.id, to.id)
  const at = message.sentAt
  const shared = { state: 'open', startedBy: from.id, startedAt: at, last: message, lastAt: at }
  const waits = waitingFor(to, conversation, message)
  return [
    putNew(keys.chat(from.id, conversation), { ...shared, partner: to, unread: 0, hasTheirs: false }, changed),
    putNew(
      keys.chat(to.id, conversation),
      { ...shared, partner: from, unread: 1, unreadSince: at, hasTheirs: true, ...(waits && { ...waits, waiting: 1 }) },
      changed,
    ),
    // Either both members have a row or neither has, so one check is enough.
    checkNotArchived(from.id, conversation),
  ]
}

type Times = Pick<ChatRow, 'lastAt' | 'clearedAt'>

/**
 * Time for the next message: now, or one millisecond after the latest `lastAt` or `clearedAt` of
 * the rows if that is later. `touchChat` and `receiveChat` refuse an earlier time, so that messages
 * are stored in the order of their times (CHAT-36) and neither member's removal hides a message
 * that is sent after it (CHAT-24).
 */
export const nextSentAt = (rows: readonly (Times | undefined)[], now: Date): string => {
  const past = rows.flatMap((row) => (row ? [row.lastAt, row.clearedAt ?? row.lastAt] : []))
  return new Date(Math.max(now.getTime(), ...past.map((at) => Date.parse(at) + 1))).toISOString()
}

/**
 * Expressions for a new message: update and condition for the rows of both members, and the
 * further update for the recipient's row.
 */
const newest = 'SET #last = :last, lastAt = :at, #state = :open'
const follows =
  'attribute_exists(PK) AND lastAt < :at AND (attribute_not_exists(clearedAt) OR clearedAt < :at) AND #state <> :blocked'
const received = ', hasTheirs = :true, unreadSince = if_not_exists(unreadSince, :at)'

/** Names and values in `newest` and the expressions above. */
const newestNames = { '#last': 'last', '#state': 'state' }
const newestValues = (message: StoredMessage) => ({
  ':last': message,
  ':at': message.sentAt,
  ':open': 'open',
  ':blocked': 'blocked',
})
const receivedValues = { ':true': true, ':one': 1 }

/**
 * Updates both rows with a further message. A removed conversation is listed again, without its
 * earlier messages; Conflict if a later message is already stored, or if either member removed the
 * conversation or lifted a block since the message's time. `starts`: the rows exist only because of
 * a lifted block, so this message is the first.
 */
export const touchChat = (
  from: string,
  to: Pick<Card, 'id' | 'f'>,
  message: StoredMessage,
  { starts }: { starts: boolean },
): Write[] => {
  const conversation = conversationOf(from, to.id)
  const waits = waitingFor(to, conversation, message)
  // The conversation keeps the place of its oldest waiting message in the queue.
  const wait = waits ? ', dueJob = if_not_exists(dueJob, :queue), dueAt = if_not_exists(dueAt, :since)' : ''
  const start = starts ? ', startedBy = :from, startedAt = :at' : ''
  const row = {
    condition: `${follows} AND attribute_${starts ? 'not_' : ''}exists(startedBy)`,
    names: newestNames,
    values: { ...newestValues(message), ...(starts && { ':from': from }) },
    onConflict: changed,
  }
  return [
    update(keys.chat(from, conversation), newest + start, row),
    update(
      keys.chat(to.id, conversation),
      `${newest}${start}${received}${wait} ADD unread :one${waits ? ', waiting :one' : ''}`,
      {
        ...row,
        values: {
          ...row.values,
          ...receivedValues,
          ...(waits && { ':queue': waits.dueJob, ':since': waits.dueAt }),
        },
      },
    ),
  ]
}

/**
 * Updates the row of a member who gets an answer (CHAT-36), as `touchChat` does. Conflict if the
 * row is blocked, archived, or has a later message or removal.
 */
export const receiveChat = (memberId: string, conversation: string, message: StoredMessage): Write =>
  update(keys.chat(memberId, conversation), `${newest}${received} ADD unread :one`, {
    condition: follows,
    names: newestNames,
    values: { ...newestValues(message), ...receivedValues },
    onConflict: changed,
  })

/**
 * Marks one member's row as blocked. Creates the row if there is none, so that a concurrent first
 * message finds the block and is refused.
 */
export const blockChat = (memberId: string, partner: Card, now: Date): Write =>
  update(
    keys.chat(memberId, conversationOf(memberId, partner.id)),
    'SET #state = :blocked, clearedAt = :now, unread = :zero, partner = :partner, hasTheirs = if_not_exists(hasTheirs, :false), lastAt = if_not_exists(lastAt, :now) REMOVE unreadSince',
    {
      names: { '#state': 'state' },
      values: { ':blocked': 'blocked', ':now': now.toISOString(), ':zero': 0, ':partner': partner, ':false': false },
    },
  )

/** Unblocks one member's row: the conversation stays unlisted and empty until the next message. */
export const unblockChat = (memberId: string, conversation: string, now: Date): Write =>
  update(keys.chat(memberId, conversation), 'SET #state = :removed, clearedAt = :now', {
    condition: '#state = :blocked',
    names: { '#state': 'state' },
    values: { ':removed': 'removed', ':blocked': 'blocked', ':now': now.toISOString() },
    onConflict: changed,
  })

export const checkNotArchived = (memberId: string, conversation: string): Write =>
  check(keys.archivedChat(memberId, conversation), { condition: 'attribute_not_exists(PK)', onConflict: changed })

/**
 * Condition that neither member has blocked the other: a block marks both rows of their
 * conversation.
 */
export const checkNotBlocked = (memberId: string, conversation: string, onConflict: Write['onConflict']): Write =>
  check(keys.chat(memberId, conversation), {
    condition: 'attribute_not_exists(PK) OR #state <> :blocked',
    names: { '#state': 'state' },
    values: { ':blocked': 'blocked' },
    onConflict,
  })
