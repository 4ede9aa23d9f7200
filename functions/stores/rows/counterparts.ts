import * as z from 'zod/mini'
import { findAccount, isPresent } from '#functions/stores/account/account.ts'
import { restoreChat } from '#functions/stores/chats/archive.ts'
import { copyCardToLike } from '#functions/stores/likes/like.ts'
import { type Card, type ComparableCard, findComparableCard } from '#functions/stores/members/card.ts'
import { allOfMember, type Key, memberIn, memberRowKindOf, memberRowKinds } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import { apply, Conflict, ignoreConflict, type Write } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import { idIn } from './export-entry.ts'
import { type CopyKind, rowKinds } from './kinds.ts'

/**
 * Row of another member with a copy of this member's card, and a flag while this member is banned
 * or leaving. Found through this member's own rows, as every such row has a mirror.
 */
type CounterpartRow = { key: Key; kind: CopyKind; archivable?: Archivable }
/** Conversation that may be in the other member's archive. */
type Archivable = { memberId: string; conversation: string }

const OwnRow = z.object({ SK: z.string(), partner: z.optional(z.object({ id: z.string() })) })
type OwnRow = z.infer<typeof OwnRow>

const kindsWithCopies = memberRowKinds.filter((kind) => rowKinds[kind].copies)

/**
 * Prefixes of the sort keys of rows with copies, in key order. Kinds with a common prefix (LIKE,
 * LIKED_BY) are one range.
 */
const prefixes = kindsWithCopies
  .map((kind) => {
    const isShared = memberRowKinds.every((other) => !other.startsWith(kind) || kindsWithCopies.includes(other))
    return isShared ? kind : `${kind}#`
  })
  .filter((prefix, _, all) => !all.some((other) => other !== prefix && prefix.startsWith(other)))
  .sort()

function mirrorOf(id: string, row: OwnRow): CounterpartRow {
  const { copies, purge } = rowKinds[memberRowKindOf(row.SK)]
  const [key] = purge === 'last' ? [] : (purge.mirrors?.(id, row) ?? [])
  if (!copies || !key) throw new Error(`No mirror of ${row.SK}`)
  if (copies !== 'chat') return { key, kind: copies }
  return { key, kind: copies, archivable: { memberId: row.partner!.id, conversation: idIn(row) } }
}

/** Up to `limit` rows after `after`; `next` is the cursor of the rest. */
async function listCounterpartRows(id: string, after: string | undefined, limit: number) {
  const { PK } = allOfMember(id)
  const rows: OwnRow[] = []
  for (const prefix of prefixes) {
    if (rows.length === limit || (after && after > `${prefix}\uffff`)) continue
    const from = after?.startsWith(prefix) ? after : undefined
    rows.push(...(await list(OwnRow, { PK, prefix, after: from, limit: limit - rows.length })).items)
  }
  return { rows: rows.map((row) => mirrorOf(id, row)), next: rows.length === limit ? rows.at(-1)!.SK : undefined }
}

const gone = () => new Conflict('the row was removed meanwhile')

type Presence = { isGone: boolean; isHidden: boolean }

/**
 * Updates copy and flags of an existing row; a row that the other member removed is not restored. A
 * block also has a flag for a member hidden from search.
 */
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

/** Attempts for a row that moves between recent conversations and the archive. */
const triesPerRow = 4

/**
 * Updates a row, recent or archived, if it still exists. While this member is banned or leaving,
 * the row leaves the archive and the lists of likes, which contain only rows that are shown.
 */
async function applyTo(row: CounterpartRow, known: ComparableCard, presence: Presence): Promise<void> {
  if (row.kind === 'like') return copyCardToLike(memberIn(row.key.PK), row.key, known, presence.isGone)
  const { i, k, ...card } = known
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

/**
 * Number of rows after which progress is saved, and maximum number of rows that are written for one
 * stream change. Writing this many rows delays the shard by about a second.
 */
const rowsAtOnce = 500

/**
 * Copies a member's current card, and whether the member is gone or hidden, to other members' rows
 * about this member: the next `rowsAtOnce` after the cursor `after`. Returns the cursor for the
 * remaining rows, or undefined if there are none. Idempotent: a repeated call copies the state at
 * the time of the call.
 */
export async function copyToCounterparts(id: string, after?: string): Promise<string | undefined> {
  const [card, account, { rows, next }] = await Promise.all([
    findComparableCard(id, { consistent: true }),
    findAccount(id, { consistent: true }),
    listCounterpartRows(id, after, rowsAtOnce),
  ])
  if (!card) return undefined
  // A member with an unconfirmed address stays visible to their contacts, who cannot reply
  // (CHAT-14).
  const isGone = account?.status !== 'active' && account?.status !== 'not_confirmed'
  const isHidden = !isPresent(account) || account.invisible
  for (let start = 0; start < rows.length; start += atATime)
    await Promise.all(rows.slice(start, start + atATime).map((row) => applyTo(row, card, { isGone, isHidden })))
  return next
}
