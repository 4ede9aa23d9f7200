import { memberIn } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { listQueued } from '#functions/table/staff-queue.ts'
import type { Write } from '#functions/table/transaction.ts'
import { check, update } from '#functions/table/write.ts'
import { changed } from './account.ts'

/** Page of ids of fictional profiles, newest first. */
export async function listFictional(page: { after?: string | undefined; limit: number }) {
  const { items, next } = await listQueued('fictional', { ...page, newestFirst: true }, async ({ PK }) => memberIn(PK))
  return { ids: items, next }
}

/**
 * Ids of the newest fictional profiles, in pages of `limit`, until `most` were read. The profiles
 * of all countries are mixed, so the first page may have none of the country that the caller needs.
 */
export async function* pagesOfFictional({ limit, most }: { limit: number; most: number }): AsyncGenerator<string[]> {
  let after: string | undefined
  for (let read = 0; read < most; read += limit) {
    const { ids, next } = await listFictional({ after, limit })
    yield ids
    if (next === null) return
    after = next
  }
}

/**
 * Condition that a fictional profile is active: a profile that staff removed or banned must not
 * give likes (TRAP-02).
 */
export const checkFictional = (id: string): Write =>
  check(keys.account(id), {
    condition: 'fictional = :true AND #status = :active',
    names: { '#status': 'status' },
    values: { ':true': true, ':active': 'active' },
    onConflict: changed,
  })

/**
 * Records that the auto-like was requested for a member, which is possible once. Conflict if it was
 * requested before, or if the member is not active.
 */
export const markAutoLiked = (id: string): Write =>
  update(keys.account(id), 'REMOVE autoLikeDue', {
    condition: 'autoLikeDue = :true AND #status = :active',
    names: { '#status': 'status' },
    values: { ':true': true, ':active': 'active' },
    onConflict: changed,
  })
