import * as z from 'zod/mini'
import type { Account } from '#functions/stores/account/account.ts'
import { ChatRow, conversationIn, isShown, seesFrom } from '#functions/stores/chats/conversation.ts'
import { listNotes } from '#functions/stores/chats/desk.ts'
import { listMessages, messageCursor } from '#functions/stores/chats/message.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import { Complaint } from '#functions/stores/safety/complaint-shape.ts'
import { findDecision, Made } from '#functions/stores/safety/decision.ts'
import { findKeptChat, isKeptChatExpired, KeptChat, KeptMessages } from '#functions/stores/safety/kept-chats.ts'
import { keys } from '#functions/table/keys.ts'
import { countryOf } from '#shared/countries/all.ts'

export type ExportedRow = Record<string, unknown> & { SK: string }
type Reader = { account: Account; now: Date }

/** Entry in a section of the export; null if the row adds none. */
type Entry = { section: string; entry: unknown } | null

/** Maps a row to its entry in the export. */
export type ToEntry = (row: ExportedRow, reader: Reader) => Entry | Promise<Entry>

/** Field of a stored row, besides its key. */
type FieldOf<Shape extends z.ZodMiniObject> = Exclude<keyof z.output<Shape> & string, 'PK' | 'SK'>

/** Exported fields of a stored row, and the reason why each other field is left out. */
export type ExportedFields = { shape: z.ZodMiniObject; names: readonly string[]; leftOut: Record<string, string> }

/**
 * Declares which fields of a schema are exported, and why the others are not. A field in neither
 * list is a compile error, so that nobody adds a field without this choice.
 */
export const fieldsOf = <Shape extends z.ZodMiniObject, Name extends FieldOf<Shape>>(
  shape: Shape,
  names: readonly Name[],
  leftOut: Record<Exclude<FieldOf<Shape>, Name>, string>,
): ExportedFields => ({ shape, names, leftOut })

/** The exported fields of a row that have a value. */
export const only = (row: Record<string, unknown>, { names }: ExportedFields) =>
  Object.fromEntries(names.filter((name) => row[name] !== undefined).map((name) => [name, row[name]]))

export const idIn = ({ SK }: { SK: string }): string => SK.slice(SK.indexOf('#') + 1)

/** Another member as the site shows them: no email address and no birth date (TRAP-66). */
const Other = z.object({ id: z.string(), n: z.string() })
export const other = (card: unknown) => {
  const { id, n: name } = Other.parse(card)
  return { id, name }
}

/** The other member of a like, whose copy has no id. */
export const otherOfLike = ({ SK, card }: ExportedRow) => other({ ...(card as object), id: idIn({ SK }) })

export const chatFields = fieldsOf(ChatRow, ['partner'], {
  state: 'It decides which received messages are exported.',
  startedBy: 'It follows from the messages.',
  startedAt: 'It follows from the messages.',
  unread: 'It counts messages since the last visit.',
  unreadSince: 'It counts messages since the last visit.',
  readAt: 'It only marks what is new.',
  hasTheirs: 'It follows from the messages.',
  last: 'It is a copy of a message.',
  lastAt: 'It follows from the messages.',
  clearedAt: 'It follows from which messages are exported.',
  moderatedAt: 'It makes open pages read the conversation again.',
  isGone: 'It is about the other member.',
  dueJob: 'Work in progress.',
  dueAt: 'Work in progress.',
  waiting: 'Only rows of fictional profiles have it.',
})

/**
 * Conversation with the messages to which the member has a right; null if there are neither such
 * messages nor notes of hosts.
 */
export const chatEntry: ToEntry = async (row, reader) => {
  const entry = await conversation(ChatRow.parse(row), reader)
  return entry.messages.length > 0 || entry.notes_of_hosts ? { section: 'conversations', entry } : null
}

export const complaintFields = fieldsOf(
  Complaint,
  [
    ...(['id', 'kind', 'category', 'createdAt', 'text', 'photo', 'message', 'field', 'goodFaith', 'language'] as const),
    ...(['status', 'answeredAt', 'outcome', 'answer'] as const),
  ],
  {
    from: 'It is the member.',
    about: 'The complaint outlives the account that it is about.',
    aboutHash: 'It is about another member.',
    hasEvidence: 'The evidence is about another member.',
    email: 'Only a visitor gives one.',
    notifier: 'Only a visitor gives one.',
    flagger: 'Only a trusted flagger has one.',
    origin: 'It is the address of the site.',
    escalated: 'Cases are opened by staff.',
    suspends: 'It is about another member.',
    decisions: 'They are about another member.',
    owner: 'Names of staff are not exported.',
    notes: 'They are about how staff handle it, with their names.',
  },
)

export const complaintEntry: ToEntry = async (row) => {
  const complaint = await findComplaint(idIn(row))
  return complaint ? { section: 'complaints_made', entry: only(complaint, complaintFields) } : null
}

export const decisionFields = fieldsOf(Made, ['number', 'at'], {
  dueAt: 'It is the end of a suspension, which the account has.',
})

/**
 * Decision about the member; null once it has expired, as this row outlives it. The reason is in
 * the rows of `MODERATION`.
 */
export const decisionEntry: ToEntry = async (row, { account }) => {
  const { number } = Made.parse(row)
  const isStored = (await findDecision(number))?.member === account.id
  return isStored ? { section: 'decisions', entry: only(row, decisionFields) } : null
}

export const keptChatFields = fieldsOf(KeptChat, ['name', 'until'], {
  number: 'It is the number of a decision about another member.',
  at: 'It follows from the end.',
})

export const keptMessagesFields = fieldsOf(KeptMessages, ['conversation', 'messages'], {
  until: 'It is in the row of the conversation.',
})

/** Kept conversation with an account banned for fraud (MOD-13), if it has not expired. */
export const keptChatEntry: ToEntry = (row, { now }) => {
  const { name, until } = KeptChat.parse(row)
  return isKeptChatExpired(until, now)
    ? null
    : { section: 'kept_conversations', entry: { conversation: idIn(row), with: name, kept_until: until } }
}

/**
 * Messages of a kept conversation. Null for messages that a failed run or an earlier ban left
 * behind: the member cannot read them on the site either.
 */
export const keptMessagesEntry: ToEntry = async (row, { account, now }) => {
  const { SK, conversation, messages } = KeptMessages.parse(row)
  const kept = await findKeptChat(account.id, conversation, now)
  if (!kept || !SK.startsWith(keys.keptMessagesOf(account.id, conversation, kept.number).prefix)) return null
  const entry = messages.map(({ sentAt, mine, type, text, removed }) => ({
    sent_at: sentAt,
    by: mine ? 'me' : 'them',
    type,
    text,
    ...(removed && { removed_by_moderators: true }),
  }))
  return { section: 'kept_messages', entry: { conversation, messages: entry } }
}

const messagesAtATime = 200

/**
 * All stored messages of the member, as they are the member's own data (GDPR, article 15). Of the
 * received messages, only those that the member sees: in a conversation that is shown, sent after
 * the member last removed it, and within the country's history (OPEN-44).
 */
async function conversation(row: ChatRow, { account, now }: Reader) {
  const from = seesFrom(row, countryOf(account.site).historyDays, now)
  const isSeen = isShown(row)
  const messages = []
  let before: string | undefined
  for (let hasMore = true; hasMore; ) {
    const page = await listMessages(conversationIn(row), { before, limit: messagesAtATime })
    const exported = page.messages.filter((one) => one.from === account.id || (isSeen && one.sentAt > from))
    messages.push(
      ...exported.map(({ id, from: sender, type, text, sentAt, removed }) => ({
        sent_at: sentAt,
        by: sender === account.id ? 'me' : 'them',
        type,
        text,
        // The export contains the photos that the member sent; each file has the name of its
        // message.
        ...(type === 'image' && sender === account.id && !removed && { photo: id }),
        ...(removed && { removed_by_moderators: true }),
      })),
    )
    hasMore = page.more && page.messages.length > 0
    before = hasMore ? messageCursor(page.messages.at(-1)!) : undefined
  }
  const notes = isSeen && row.partner.f ? await listNotes(conversationIn(row)) : []
  return {
    with: other(row.partner),
    messages: messages.reverse(),
    // Notes of hosts on the conversation (CHAT-36), without their authors.
    ...(notes.length > 0 && { notes_of_hosts: notes.map(({ at, text }) => ({ at, text })) }),
  }
}
