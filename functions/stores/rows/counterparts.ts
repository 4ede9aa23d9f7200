import * as z from 'zod/mini'
import { findAccount, isPresent } from '#functions/stores/account/account.ts'
import { restoreChat } from '#functions/stores/chats/archive.ts'
import { copyCardToLike } from '#functions/stores/likes/like.ts'
import { type Card, findCard } from '#functions/stores/members/card.ts'
import { type Key, keys, memberIn } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import { apply, Conflict, ignoreConflict, type Write } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'

/**
 * A row of another member that shows this one: their side of a conversation, a like or a block, or the leave to see their private photos. It holds a copy of
 * this member's card and a flag for their absence. They are reached through this member's own rows, as every such row has two sides.
 */
type CounterpartRow = { key: Key; kind: 'chat' | 'photos' | 'like' | 'block'; archivable?: Archivable }
/** A conversation that may be in the other member's archive instead. */
type Archivable = { memberId: string; conversation: string }

const Id = z.object({ id: z.string() })
const OwnRow = z.object({
  SK: z.string(),
  partner: z.optional(Id),
  card: z.optional(Id),
  owner: z.optional(z.string()),
})

/** The rows of a member that have another side, in the order of their keys. */
const rangesOf = (id: string) => [
  keys.archivedChatsOfMember(id),
  keys.blocksOfMember(id),
  keys.chatsOfMember(id),
  keys.likesOfMember(id),
  keys.openedToMember(id),
]

function otherSideOf(id: string, { SK, partner, card, owner }: z.infer<typeof OwnRow>): CounterpartRow {
  const [kind, rest] = SK.split('#') as [string, string]
  if (kind === 'CHAT' || kind === 'ARCHIVED_CHAT') {
    const archivable = { memberId: partner!.id, conversation: rest }
    return { key: keys.chat(partner!.id, rest), kind: 'chat', archivable }
  }
  if (kind === 'OPENED_BY') return { key: keys.opened(owner!, id), kind: 'photos' }
  const keyOf = { LIKE: keys.likedBy, LIKED_BY: keys.like, BLOCK: keys.blockedBy, BLOCKED_BY: keys.block }[kind]!
  return { key: keyOf(card!.id, id), kind: kind.startsWith('BLOCK') ? 'block' : 'like' }
}

/** Up to `limit` rows from `after` on; `next` is where the rest begins. */
async function listCounterpartRows(id: string, after: string | undefined, limit: number) {
  const rows: z.infer<typeof OwnRow>[] = []
  for (const range of rangesOf(id)) {
    if (rows.length === limit || (after && after > `${range.prefix}\uffff`)) continue
    const from = after?.startsWith(range.prefix) ? after : undefined
    rows.push(...(await list(OwnRow, { ...range, after: from, limit: limit - rows.length })).items)
  }
  return { rows: rows.map((row) => otherSideOf(id, row)), next: rows.length === limit ? rows.at(-1)!.SK : undefined }
}

const gone = () => new Conflict('the row was removed meanwhile')

type Presence = { isGone: boolean; isHidden: boolean }

/** The copy and the flags of a row that still exists: what the other removed does not come back. A block tells search about the invisible as well. */
function updateRow({ key, kind }: CounterpartRow, card: Card, { isGone, isHidden }: Presence): Write {
  const flags = { isGone, ...(kind === 'block' && { isHidden }) }
  const named = (isSet: boolean) => Object.entries(flags).flatMap(([name, value]) => (value === isSet ? [name] : []))
  const set = named(true).map((name) => `, ${name} = :true`)
  const removed = named(false).join(', ')
  const copy = kind === 'chat' ? 'partner' : 'card'
  return update(key, `SET ${copy} = :card${set.join('')}${removed && ` REMOVE ${removed}`}`, {
    condition: 'attribute_exists(PK)',
    values: { ':card': card, ...(set.length > 0 && { ':true': true }) },
    onConflict: gone,
  })
}

/** Tries of a row that moves between a member's recent conversations and the archive. */
const triesPerRow = 4

/**
 * Updates a row, recent or archived, if it still exists. While the partner is absent the row leaves
 * the archive and the lists of likes, which hold shown rows only.
 */
async function applyTo(row: CounterpartRow, card: Card, presence: Presence): Promise<void> {
  if (row.kind === 'like') return copyCardToLike(memberIn(row.key.PK), row.key, card, presence.isGone)
  const { archivable } = row
  for (let attempt = 0; attempt < triesPerRow; attempt++) {
    if (await isApplied(updateRow(row, card, presence))) return
    if (!archivable) return
    const { memberId, conversation } = archivable
    if (presence.isGone) {
      if (!(await restoreChat(memberId, conversation)) && attempt > 0) return
    } else if (await isApplied(updateRow({ ...row, key: keys.archivedChat(memberId, conversation) }, card, presence)))
      return
  }
}

const isApplied = (write: Write): Promise<boolean> => apply(write).then(() => true, ignoreConflict)

const atATime = 10

/** Rows that are written before progress is saved, and all that one change of the stream may hold up its shard for: about a second. */
const rowsAtOnce = 500

/**
 * Copies a member's card and presence, as they are now, to the next rows from `after` on. Answers where the rest begins. Repeated and late calls lead
 * to the same.
 */
export async function copyToCounterparts(id: string, after?: string): Promise<string | undefined> {
  const [card, account, { rows, next }] = await Promise.all([
    findCard(id, { consistent: true }),
    findAccount(id, { consistent: true }),
    listCounterpartRows(id, after, rowsAtOnce),
  ])
  if (!card) return undefined
  // Whoever has to confirm an address stays visible to those they know, and cannot be answered (CHAT-14).
  const isGone = account?.status !== 'active' && account?.status !== 'not_confirmed'
  const isHidden = !isPresent(account) || account.invisible
  for (let start = 0; start < rows.length; start += atATime)
    await Promise.all(rows.slice(start, start + atATime).map((row) => applyTo(row, card, { isGone, isHidden })))
  return next
}
