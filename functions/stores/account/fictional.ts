import * as z from 'zod/mini'
import { keys, memberIn, queue } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import type { Write } from '#functions/table/transaction.ts'
import { check, update } from '#functions/table/write.ts'
import { changed } from './account.ts'

const Queued = z.object({ PK: z.string(), dueAt: z.string() })

/** A page of the accounts of fictional profiles, the last made first: ids, and where the next page begins. */
export async function listFictional({ after, limit }: { after?: string | undefined; limit: number }) {
  const { dueJob: PK } = queue('fictional', new Date(0), '')
  const { items, more } = await list(Queued, { PK, after, limit, newestFirst: true }, { index: 'due' })
  return { ids: items.map((item) => memberIn(item.PK)), next: more ? items.at(-1)!.dueAt : null }
}

/** Lets a transaction happen only while a fictional profile stands: none that staff removed or banned meanwhile likes anybody (TRAP-02). */
export const checkFictional = (id: string): Write =>
  check(keys.account(id), {
    condition: 'fictional = :true AND #status = :active',
    names: { '#status': 'status' },
    values: { ':true': true, ':active': 'active' },
    onConflict: changed,
  })

/** The like of a fictional profile is asked for, which is once: whoever comes second is refused with Conflict. */
export const markAutoLiked = (id: string): Write =>
  update(keys.account(id), 'REMOVE autoLikeDue', {
    condition: 'autoLikeDue = :true AND #status = :active',
    names: { '#status': 'status' },
    values: { ':true': true, ':active': 'active' },
    onConflict: changed,
  })
