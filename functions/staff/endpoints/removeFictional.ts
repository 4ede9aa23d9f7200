import { ulid } from 'ulid'
import { addDeletion } from '#functions/account/deletion-store.ts'
import { commit } from '#functions/data/table.ts'
import { findCard, hideCard } from '#functions/members/store.ts'
import { staff } from '#shared/contract/staff.ts'
import { findFictional } from '../fictional.ts'
import { handle } from '../handle.ts'
import { addAudit } from '../store.ts'

/** A deletion without days to think: gone for everybody at once, and the purge finds it due. */
export const handler = handle(staff.removeFictional, {
  load: ({ query, now }) => ({ account: findFictional(query.id, now), card: findCard(query.id) }),
  run: async ({ staff: own, account, card, now, refuse }) => {
    if (!account || !card) return refuse('not_found')
    const id = ulid(now.getTime())
    await commit([
      ...addDeletion(account, { id, at: now.toISOString() }, now),
      hideCard(account.id),
      // The entry names what was removed; the profile itself will be no more.
      ...addAudit(own, { id, action: 'fictional_removed', reason: card.n }, now),
    ])
    return { removed: true as const }
  },
})
