import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { addDeletion } from '#functions/stores/account/deletion.ts'
import { findCard } from '#functions/stores/members/card.ts'
import { hideCard } from '#functions/stores/members/card-writes.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import { commit } from '#functions/table/transaction.ts'
import * as fictional from '#shared/contract/fictional.ts'
import { findFictional } from '../fictional.ts'

/** Deletes without a grace period: the profile is hidden at once and due for its purge. */
export const handler = handle(fictional.remove, {
  load: ({ query, now }) => ({ account: findFictional(query.id, now), card: findCard(query.id) }),
  run: async ({ staff: own, account, card, now, refuse }) => {
    if (!account || !card) return refuse('not_found')
    const id = ulid(now.getTime())
    await commit([
      ...addDeletion(account, { id, at: now.toISOString() }, now),
      hideCard(account.id),
      // The audit entry contains the name, as the purge removes the profile.
      ...addAudit(own, { id, action: 'fictional_removed', reason: card.n }, now),
    ])
    return { removed: true as const }
  },
})
