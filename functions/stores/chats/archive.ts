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
 * The overview sorts a member's rows by their last message. This order cannot be in the sort key,
 * as the key of a row would change with every message. The overview therefore reads all recent
 * rows, and the oldest rows are moved to the archive, which is sorted by an index (CHAT-35). A
 * change that does not affect the order is written to the archived row. A row is restored before a
 * new message or a block, and when the other member is banned or leaves.
 */

/**
 * Totals of the archive for the overview: the number of archived conversations that are shown, and
 * the number of their unread messages.
 */
export const ArchiveTotals = z.object({
  conversations: z.int(),
  unread: z.int(),
  /** Time at which the last of the member's kept conversations (`keptChat`) expires (MOD-13). */
  keptUntil: z.optional(z.string()),
})

/**
 * Stores the time at which a kept conversation expires. The time is in the row of the totals, as
 * every overview reads this row in any case.
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

/**
 * Optimistic lock on a row: the condition compares every attribute that can change without moving
 * the row to or from the archive.
 */
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

/** Moves a member's row back from the archive. Returns whether the row was there. */
export async function restoreChat(memberId: string, conversation: string): Promise<boolean> {
  const row = await find(ChatRow, keys.archivedChat(memberId, conversation), { consistent: true })
  if (!row) return false
  const { SK: _, ...content } = row
  await commit([
    remove(keys.archivedChat(memberId, conversation), asRead(row)),
    // The attribute lets the reaction hintChats distinguish a restored row from a new conversation.
    putNew(keys.chat(memberId, conversation), { ...content, isRestored: true }, changed),
    ...(isShown(row) ? [addToTotals(memberId, -1, -row.unread)] : []),
    // A Conflict is ignored. If another call has restored the row, nothing is left to do. If
    // another call has changed it, the row is still archived, and the caller's write after this one
    // fails.
  ]).catch(ignoreConflict)
  return true
}

/** Restores the rows of these members from the archive, before a write that needs recent rows. */
export const restoreChats = (memberIds: readonly string[], conversation: string): Promise<boolean[]> =>
  Promise.all(memberIds.map((id) => restoreChat(id, conversation)))

/**
 * Archives the oldest rows of a member with too many recent ones. Blocked conversations stay
 * recent, as a block is checked in the recent row. Conversations whose other member is banned or
 * leaving also stay. Idempotent and safe in parallel with other calls.
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
 * Changes a row, recent or archived. For an archived row, the totals change as well: by
 * `conversations`, and by the row's unread messages, which no longer count.
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
