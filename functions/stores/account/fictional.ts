import * as z from 'zod/mini'
import { keys, memberIn, queue } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import type { Write } from '#functions/table/transaction.ts'
import { check, update } from '#functions/table/write.ts'
import { changed } from './account.ts'

const Queued = z.object({ PK: z.string(), dueAt: z.string() })

/** Page of the accounts of fictional profiles, newest first. */
export async function listFictional({ after, limit }: { after?: string | undefined; limit: number }) {
  const { dueJob: PK } = queue('fictional', new Date(0), '')
  const { items, more } = await list(Queued, { PK, after, limit, newestFirst: true }, { index: 'due' })
  return { ids: items.map((item) => memberIn(item.PK)), next: more ? items.at(-1)!.dueAt : null }
}

/**
 * Condition that a fictional profile is active: one removed or banned by staff must not give likes
 * (TRAP-02).
 */
export const checkFictional = (id: string): Write =>
  check(keys.account(id), {
    condition: 'fictional = :true AND #status = :active',
    names: { '#status': 'status' },
    values: { ':true': true, ':active': 'active' },
    onConflict: changed,
  })

/** Marks the like of a fictional profile as requested, once: a second request is a Conflict. */
export const markAutoLiked = (id: string): Write =>
  update(keys.account(id), 'REMOVE autoLikeDue', {
    condition: 'autoLikeDue = :true AND #status = :active',
    names: { '#status': 'status' },
    values: { ':true': true, ':active': 'active' },
    onConflict: changed,
  })
