import * as z from 'zod/mini'
import { allOfMember, type Key, memberRowKindOf, memberRowKinds } from '#functions/table/key.ts'
import { list } from '#functions/table/read.ts'
import { idIn } from './export-entry.ts'
import { type CopyKind, rowKinds } from './kinds.ts'

/**
 * Row of another member that has a copy of this member's card, and a flag while this member is
 * banned or leaving. Every such row is the mirror of a row of this member, through which it is
 * found.
 */
export type CounterpartRow = {
  key: Key
  kind: CopyKind
  /** Conversation, whose row may be in the other member's archive. */
  conversation?: string
}

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

/** Mirror of one of this member's rows: the other member's row about this member. */
export function mirrorOf(id: string, row: OwnRow): CounterpartRow {
  const { copies, purge } = rowKinds[memberRowKindOf(row.SK)]
  const [key] = purge === 'last' ? [] : (purge.mirrors?.(id, row) ?? [])
  if (!copies || !key) throw new Error(`No mirror of ${row.SK}`)
  if (copies !== 'chat') return { key, kind: copies }
  return { key, kind: copies, conversation: idIn(row) }
}

/**
 * Up to `limit` of these rows, after the cursor `after`. `next` is the cursor of the remaining
 * rows, undefined if fewer than `limit` were left.
 */
export async function listCounterpartRows(id: string, after: string | undefined, limit: number) {
  const { PK } = allOfMember(id)
  const rows: OwnRow[] = []
  for (const prefix of prefixes) {
    if (rows.length === limit || (after && after > `${prefix}\uffff`)) continue
    const from = after?.startsWith(prefix) ? after : undefined
    rows.push(...(await list(OwnRow, { PK, prefix, after: from, limit: limit - rows.length })).items)
  }
  return { rows: rows.map((row) => mirrorOf(id, row)), next: rows.length === limit ? rows.at(-1)!.SK : undefined }
}
