import { memberIn } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { listQueued } from '#functions/table/staff-queue.ts'
import type { Write } from '#functions/table/transaction.ts'
import { check, update } from '#functions/table/write.ts'
import { changed } from './account.ts'

/** Page of the accounts of fictional profiles, newest first. */
export async function listFictional(page: { after?: string | undefined; limit: number }) {
  const { items, next } = await listQueued('fictional', { ...page, newestFirst: true }, async ({ PK }) => memberIn(PK))
  return { ids: items, next }
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
