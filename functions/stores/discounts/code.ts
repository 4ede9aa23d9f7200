import * as z from 'zod/mini'
import { allDiscounts, listedDiscount } from '#functions/table/index-keys.ts'
import { keys } from '#functions/table/keys.ts'
import { find, findEach, list } from '#functions/table/read.ts'
import { Conflict, refusing, type Write } from '#functions/table/transaction.ts'
import { put, putNew, remove, update } from '#functions/table/write.ts'
import { goneMember } from '#shared/contract/finance.ts'
import { StoredDiscount } from './discount.ts'

/**
 * Discount code with its limits and the person who changed it last, as finance sees it (FIN-03).
 */
const CodeRecord = z.object({
  ...StoredDiscount.shape,
  madeAt: z.string(),
  changedAt: z.string(),
  changedBy: z.object({ id: z.string(), name: z.string() }),
  /** Version for the optimistic lock. */
  version: z.int(),
})
export type CodeRecord = z.infer<typeof CodeRecord>

export const findCode = (code: string, options?: { consistent?: boolean }): Promise<CodeRecord | undefined> =>
  find(CodeRecord, keys.discount(code), options)

const Listed = z.object({ PK: z.string(), SK: z.string(), dueAt: z.string() })

/** Up to `limit` codes that begin with `prefix`, in alphabetical order, after the code `after`. */
export async function listCodes({
  prefix,
  after,
  limit,
}: {
  prefix: string | undefined
  after: string | undefined
  limit: number
}) {
  const range = { ...allDiscounts, ...(prefix && { prefix }), after, limit }
  const { items, more } = await list(Listed, range, { index: 'due' })
  const codes = await findEach(
    CodeRecord,
    items.map(({ PK, SK }) => ({ PK, SK })),
  )
  return {
    codes: codes.sort((a, b) => (a.code < b.code ? -1 : 1)),
    next: more ? (items.at(-1)?.dueAt ?? null) : null,
  }
}

/**
 * Adds a code, or replaces the version that was read. A code for a single member has a row in that
 * member's partition, so that export and purge find it.
 */
export function saveCode(before: CodeRecord | undefined, next: Omit<CodeRecord, 'version'>): Write[] {
  const { code, userId } = next
  const item = { ...next, ...listedDiscount(code), version: (before?.version ?? 0) + 1 }
  const isMoved = before?.userId !== userId
  return [
    before
      ? put(keys.discount(code), item, {
          condition: '#version = :seen',
          names: { '#version': 'version' },
          values: { ':seen': before.version },
          onConflict: refusing('discount_changed'),
        })
      : putNew(keys.discount(code), item, refusing('code_taken')),
    ...(isMoved && before?.userId ? [remove(keys.ownDiscount(before.userId, code))] : []),
    ...(isMoved && userId ? [put(keys.ownDiscount(userId, code), {})] : []),
  ]
}

/**
 * Deactivates the code of a purged member, and replaces the member's id in it by `goneMember`: a
 * code without an id would be for everybody. Conflict if the code is no longer this member's.
 */
export const forgetInCode = (code: string, memberId: string): Write =>
  update(keys.discount(code), 'SET userId = :gone, #status = :inactive ADD #version :one', {
    condition: 'userId = :member',
    names: { '#status': 'status', '#version': 'version' },
    values: { ':gone': goneMember, ':inactive': 'inactive', ':one': 1, ':member': memberId },
    onConflict: () => new Conflict('the code is not this member’s any more'),
  })
