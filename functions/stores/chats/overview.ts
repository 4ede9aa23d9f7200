import * as z from 'zod/mini'
import { listOf } from '#functions/table/index-keys.ts'
import { keys } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import { ArchiveTotals } from './archive.ts'
import { ChatRow, chatCursor, conversationIn, isShown } from './conversation.ts'

type Page = { rows: ChatRow[]; older: string | null; unread: number; keptUntil: string | undefined }

/**
 * Page of the conversations shown to a member, latest first, older than `before`; `unread` counts
 * the unread messages of all conversations.
 */
export async function listChats(
  memberId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<Page> {
  const { recent, archive, unread } = await readRecent(memberId)
  const archived = archive?.conversations ? await listArchived(memberId, before, limit) : []
  // The index is eventually consistent: a row that was just restored may be in both lists.
  const recentIds = new Set(recent.map(conversationIn))
  const following = [
    ...recent.filter((row) => before === undefined || chatCursor(row) < before),
    ...archived.filter((row) => !recentIds.has(conversationIn(row))),
  ].sort((a, b) => (chatCursor(a) < chatCursor(b) ? 1 : -1))
  const rows = following.slice(0, limit)
  return {
    rows,
    older: following.length > limit ? chatCursor(rows.at(-1)!) : null,
    unread,
    keptUntil: archive?.keptUntil,
  }
}

type Reading = { consistent?: boolean }

/**
 * Recent conversations that are shown, the totals of the archive, and the number of unread messages
 * in all conversations.
 */
async function readRecent(memberId: string, options?: Reading) {
  const { items } = await list(z.union([ChatRow, ArchiveTotals]), keys.recentChats(memberId), options)
  const recent = items.filter((item) => 'partner' in item).filter(isShown)
  const archive = items.find((item) => 'conversations' in item)
  return { recent, archive, unread: recent.reduce((sum, { unread }) => sum + unread, archive?.unread ?? 0) }
}

/**
 * Recent conversations with unread messages in which the other member wrote last. Archived
 * conversations are left out, as at least `recentConversations.fewest` conversations have newer
 * messages. `unread` counts the unread messages of all conversations, as the overview does.
 */
export async function findUnread(memberId: string, options?: Reading): Promise<{ chats: ChatRow[]; unread: number }> {
  const { recent, unread } = await readRecent(memberId, options)
  return { chats: recent.filter((row) => row.unread > 0 && row.last?.from === row.partner.id), unread }
}

/** Reads one row more than a page, to learn whether another page follows. */
async function listArchived(memberId: string, before: string | undefined, limit: number): Promise<ChatRow[]> {
  const range = { ...listOf('ARCHIVED_CHATS', memberId), after: before, newestFirst: true, limit: limit + 1 }
  return (await list(ChatRow, range, { index: 'lists' })).items
}

/** Key ranges of a member's chat rows, including hidden ones, in key order. */
const everyRange = [keys.archivedChatsOfMember, keys.chatsOfMember]

/**
 * Up to `limit` chat rows of a member, including hidden ones, after the sort key `after`; `next` is
 * the cursor for the remaining rows. Archived rows come first, so that a row which is restored
 * between two pages is read twice, not missed.
 */
export async function listEveryChat(memberId: string, after: string | undefined, limit: number) {
  const rows: ChatRow[] = []
  for (const range of everyRange) {
    const { PK, prefix } = range(memberId)
    if (rows.length === limit || (after && after > `${prefix}\uffff`)) continue
    const from = after?.startsWith(prefix) ? after : undefined
    const page = { PK, prefix, after: from, limit: limit - rows.length }
    rows.push(...(await list(ChatRow, page, { consistent: true })).items)
  }
  return { rows, next: rows.length === limit ? rows.at(-1)!.SK : undefined }
}
