import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { Card } from '#functions/stores/members/card.ts'
import { keys } from '#functions/table/keys.ts'
import { findEach } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { check, putNew, update } from '#functions/table/write.ts'
import { StoredMessage } from './message.ts'

/**
 * The conversation of two members. It follows from the two, so whoever begins finds the same one and two first messages that cross each
 * other meet in it. Knowing an id opens nothing: a conversation is reached through one's own row only.
 */
export const conversationOf = (memberId: string, partnerId: string): string =>
  createHash('sha256').update([memberId, partnerId].sort().join('#')).digest('hex').slice(0, 26)

/** One member's side of a conversation. The sides differ: each has its own unread count, and each may remove its own. */
export const ChatRow = z.object({
  SK: z.string(),
  partner: Card,
  /** open: shown. removed: this member took it off their list. blocked: one of the two blocked the other. */
  state: z.enum(['open', 'removed', 'blocked']),
  /** Who wrote first; absent where only a block made the row. */
  startedBy: z.optional(z.string()),
  unread: z.int(),
  /** Whether the partner ever wrote: contact that an invisible member made first (TRAP-61). */
  hasTheirs: z.boolean(),
  last: z.optional(StoredMessage),
  lastAt: z.string(),
  /** Messages up to here are not shown to this member any more: they removed the conversation then. */
  clearedAt: z.optional(z.string()),
  /** The partner is being deleted or banned: not shown meanwhile. */
  isGone: z.optional(z.boolean()),
})
export type ChatRow = z.infer<typeof ChatRow>

/** A member's row of a conversation, recent or archived. */
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

/** From when on a member sees what was said: not what is older than the country keeps, nor what they removed. */
export const seesFrom = (row: ChatRow, historyDays: number, now: Date): string =>
  [historyStart(historyDays, now), row.clearedAt ?? ''].sort().at(-1)!

export const historyStart = (days: number, now: Date): string =>
  new Date(now.getTime() - days * 86_400_000).toISOString()

export const isShown = (row: ChatRow | undefined): row is ChatRow => row?.state === 'open' && !row.isGone

export const conversationIn = ({ SK }: ChatRow): string => SK.slice(SK.indexOf('#') + 1)

/** The cursor of the conversations before this one. */
export const chatCursor = (row: ChatRow): string => `${row.lastAt}#${conversationIn(row)}`

const changed = () => new Conflict('the conversation changed meanwhile')

/** Both rows of a conversation with its first message; a Conflict where one stands already. */
export const addChat = (from: Card, to: Card, message: StoredMessage): Write[] => {
  const conversation = conversationOf(from.id, to.id)
  const shared = { state: 'open', startedBy: from.id, last: message, lastAt: message.sentAt }
  return [
    putNew(keys.chat(from.id, conversation), { ...shared, partner: to, unread: 0, hasTheirs: false }, changed),
    putNew(keys.chat(to.id, conversation), { ...shared, partner: from, unread: 1, hasTheirs: true }, changed),
    // The rows come in pairs, so one is enough.
    checkNotArchived(from.id, conversation),
  ]
}

/**
 * Both rows after a further message. A conversation that a member removed comes back with it, without what was removed. `starts` is set where
 * only a lifted block left the rows: then this message is the first.
 */
export const touchChat = (
  from: string,
  to: string,
  message: StoredMessage,
  { starts }: { starts: boolean },
): Write[] => {
  const conversation = conversationOf(from, to)
  const expression = 'SET #last = :last, lastAt = :at, #state = :open'
  const start = starts ? ', startedBy = :from' : ''
  const row = {
    condition: `attribute_exists(PK) AND #state <> :blocked AND attribute_${starts ? 'not_' : ''}exists(startedBy)`,
    names: { '#last': 'last', '#state': 'state' },
    values: {
      ':last': message,
      ':at': message.sentAt,
      ':open': 'open',
      ':blocked': 'blocked',
      ...(starts && { ':from': from }),
    },
    onConflict: changed,
  }
  return [
    update(keys.chat(from, conversation), expression + start, row),
    update(keys.chat(to, conversation), `${expression}${start}, hasTheirs = :true ADD unread :one`, {
      ...row,
      values: { ...row.values, ':true': true, ':one': 1 },
    }),
  ]
}

/**
 * One side of a conversation after one of the two blocked the other: gone for good. Where nothing was ever said a row is made all the same, so
 * that a first message that comes at the same moment finds it and is refused.
 */
export const blockChat = (memberId: string, partner: Card, now: Date): Write =>
  update(
    keys.chat(memberId, conversationOf(memberId, partner.id)),
    'SET #state = :blocked, clearedAt = :now, unread = :zero, partner = :partner, hasTheirs = if_not_exists(hasTheirs, :false), lastAt = if_not_exists(lastAt, :now)',
    {
      names: { '#state': 'state' },
      values: { ':blocked': 'blocked', ':now': now.toISOString(), ':zero': 0, ':partner': partner, ':false': false },
    },
  )

/** One side after the last block was lifted: off the list and empty, until somebody writes. */
export const unblockChat = (memberId: string, conversation: string, now: Date): Write =>
  update(keys.chat(memberId, conversation), 'SET #state = :removed, clearedAt = :now', {
    condition: '#state = :blocked',
    names: { '#state': 'state' },
    values: { ':removed': 'removed', ':blocked': 'blocked', ':now': now.toISOString() },
    onConflict: changed,
  })

/** Lets a transaction happen only while the recent row is the only one there can be. */
export const checkNotArchived = (memberId: string, conversation: string): Write =>
  check(keys.archivedChat(memberId, conversation), { condition: 'attribute_not_exists(PK)', onConflict: changed })

/** Lets a transaction happen only while neither of two members has blocked the other: a block marks both rows of their conversation. */
export const checkNotBlocked = (memberId: string, conversation: string, onConflict: Write['onConflict']): Write =>
  check(keys.chat(memberId, conversation), {
    condition: 'attribute_not_exists(PK) OR #state <> :blocked',
    names: { '#state': 'state' },
    values: { ':blocked': 'blocked' },
    onConflict,
  })
