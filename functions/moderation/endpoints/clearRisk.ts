import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { findRisk, markSeen } from '#functions/stores/safety/risk.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import { commit } from '#functions/table/transaction.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { seesCases } from '../case-pictures.ts'

export const handler = handle(moderation.clearRisk, {
  load: ({ body }) => ({ risk: findRisk(body.id, { consistent: true }) }),
  run: async ({ staff: own, body: { id, last_at }, risk, now }) => {
    // Only roles for cases may see the picture of the signal `case_picture` (MOD-07). `markSeen`
    // refuses the call if there is a later signal.
    if (risk?.parts.some(({ part }) => part === 'case_picture') && !seesCases(own)) throw new Refusal('role_required')
    const entry = { id: ulid(now.getTime()), action: 'risk_cleared' as const, member: id }
    await commit([markSeen(id, last_at, now), ...addAudit(own, entry, now)])
    return { cleared: true as const }
  },
})
