import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { findFlagger, revokeFlagger } from '#functions/stores/safety/flaggers.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as flaggers from '#shared/contract/flaggers.ts'

export const handler = handle(flaggers.revokeFlagger, {
  run: async ({ staff: own, body: { id }, now, refuse }) => {
    await retryOnConflict(async () => {
      const flagger = await findFlagger(id)
      if (!flagger) return refuse('not_found')
      if (flagger.revokedAt !== undefined) return
      const entry = { id: ulid(now.getTime()), action: 'flagger_revoked' as const, reason: flagger.name, subject: id }
      await commit([revokeFlagger(id, now), ...addAudit(own, entry, now)])
    })
    return { revoked: true as const }
  },
})
