import * as z from 'zod/mini'
import { listed } from '#functions/table/index-keys.ts'
import type { Key } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import { apply, Conflict, commit, ignoreConflict, type Write } from '#functions/table/transaction.ts'
import { putNew, remove, update } from '#functions/table/write.ts'
import { recentConversations } from '#shared/rules/limits.ts'
import { ChatRow, conversationIn, isArchived, isShown } from './conversation.ts'

/**
 * The overview orders a member's rows by their last message. No sort key can hold that order, as
 * every message would move a row. The overview therefore reads all recent rows, and the oldest are
 * moved to the archive, which an index orders (CHAT-35). A change that keeps the order is made to
 * the archived row itself; before a new message or a block, or when the other member is banned or
 * leaves, the row is restored.
 */

/**
 * Totals of the archive for the overview: conversations shown from it, and their unread messages.
 */
export const ArchiveTotals = z.object({
  conversations: z.int(),
  unread: z.int(),
  /** When the member's latest kept conversation expires (MOD-13). */
  keptUntil: z.optional(z.string()),
})

/**
 * Stores the time at which a kept conversation expires. It is in the row of the totals, as every
 * overview reads that row anyway.
 */
export const noteKept = (memberId: string, until: string): Write =>
  update(keys.chatArchive(memberId), 'SET keptUntil = :until ADD conversations :zero, unread :zero', {
    values: { ':until': until, ':zero': 0 },
  })

const addToTotals = (memberId: string, conversations: number, unread: number): Write =>
  update(keys.chatArchive(memberId), 'ADD conversations :conversations, unread :unread', {
    values: { ':conversations': conversations, ':unread': unread },
  })

type ReadingMember = { id: string; hidesRead?: true | undefined }

const changed = () => new Conflict('the conversation moved or changed meanwhile')

/** Optimistic lock on a row: all attributes that can change without moving it. */
const asRead = (
  { state, lastAt, unread, partner, isGone, dueAt, moderatedAt }: ChatRow,
  values: Record<string, unknown> = {},
): Parameters<typeof update>[2] => ({
  condition: `#state = :state AND lastAt = :lastAt AND unread = :unread AND partner = :partner AND attribute_${isGone ? '' : 'not_'}exists(isGone) AND ${dueAt ? 'dueAt = :dueAt' : 'attribute_not_exists(dueAt)'} AND ${moderatedAt ? 'moderatedAt = :moderatedAt' : 'attribute_not_exists(moderatedAt)'}`,
  names: { '#state': 'state' },
  values: {
    ...values,
    ':state': state,
    ':lastAt': lastAt,
    ':unread': unread,
    ':partner': partner,
    ...(dueAt && { ':dueAt': dueAt }),
    ...(moderatedAt && { ':moderatedAt': moderatedAt }),
  },
  onConflict: changed,
})

/** Moves a recent row to the archive; Conflict if it changed since it was read. */
export function archiveChat(memberId: string, row: ChatRow): Write[] {
  const { SK: _, ...content } = row
  const conversation = conversationIn(row)
  const order = isShown(row) ? listed('ARCHIVED_CHATS', memberId, row.lastAt, conversation) : {}
  return [
    remove(keys.chat(memberId, conversation), asRead(row)),
    putNew(keys.archivedChat(memberId, conversation), { ...content, ...order }, changed),
    ...(isShown(row) ? [addToTotals(memberId, 1, row.unread)] : []),
  ]
}

/** Moves a member's row back from the archive; true if it was there. */
export async function restoreChat(memberId: string, conversation: string): Promise<boolean> {
  const row = await find(ChatRow, keys.archivedChat(memberId, conversation), { consistent: true })
  if (!row) return false
  const { SK: _, ...content } = row
  await commit([
    remove(keys.archivedChat(memberId, conversation), asRead(row)),
    // This mark lets the reaction hintChats distinguish the row from a new conversation.
    putNew(keys.chat(memberId, conversation), { ...content, isRestored: true }, changed),
    ...(isShown(row) ? [addToTotals(memberId, -1, -row.unread)] : []),
    // A Conflict is ignored: another call has moved the row. If it was changed instead, the write
    // that follows the restore fails.
  ]).catch(ignoreConflict)
  return true
}

/** Restores the rows of these members from the archive, before a write that needs recent rows. */
export const restoreChats = (memberIds: readonly string[], conversation: string): Promise<boolean[]> =>
  Promise.all(memberIds.map((id) => restoreChat(id, conversation)))

/**
 * Archives the oldest rows of a member with too many recent ones. Blocked conversations stay, as a
 * block is checked at the recent row, and so do those whose other member is banned or leaving.
 * Idempotent and safe in parallel with other calls.
 */
export async function archiveOldest(memberId: string): Promise<void> {
  const { most, fewest, movedAtOnce } = recentConversations
  const { items } = await list(ChatRow, keys.chatsOfMember(memberId), { consistent: true })
  if (items.length <= most) return
  const oldest = items
    .filter(({ state, isGone }) => state !== 'blocked' && !isGone)
    .sort((a, b) => (a.lastAt < b.lastAt ? -1 : 1))
    .slice(0, Math.min(items.length - fewest, movedAtOnce))
  for (const row of oldest) await commit(archiveChat(memberId, row)).catch(ignoreConflict)
}

/**
 * Changes a row where it is, recent or archived; for an archived row it also updates the totals.
 */
async function change(row: ChatRow, memberId: string, write: (key: Key) => Write, conversations = 0): Promise<void> {
  const conversation = conversationIn(row)
  if (!isArchived(row)) return apply(write(keys.chat(memberId, conversation)))
  await commit([write(keys.archivedChat(memberId, conversation)), addToTotals(memberId, conversations, -row.unread)])
}

/**
 * Sets the unread count to 0 when a conversation is opened (CHAT-23). Also stores the time, unless
 * the member hides read marks (LIVE-10). Conflict if a message arrived since the row was read.
 */
export const markRead = ({ id, hidesRead }: ReadingMember, row: ChatRow, now: Date): Promise<void> =>
  change(row, id, (key) =>
    hidesRead
      ? update(key, 'SET unread = :zero REMOVE unreadSince, readAt', asRead(row, { ':zero': 0 }))
      : update(
          key,
          'SET unread = :zero, readAt = :now REMOVE unreadSince',
          asRead(row, { ':zero': 0, ':now': now.toISOString() }),
        ),
  )

/**
 * Removes a conversation from a member's list (CHAT-24); Conflict if it changed since the read.
 */
export const removeChat = (memberId: string, row: ChatRow, now: Date): Promise<void> =>
  change(
    row,
    memberId,
    (key) =>
      update(
        key,
        'SET #state = :removed, clearedAt = :now, unread = :zero REMOVE unreadSince, li, la',
        asRead(row, { ':removed': 'removed', ':now': now.toISOString(), ':zero': 0 }),
      ),
    -1,
  )
