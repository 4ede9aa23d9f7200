import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { markSeen } from '#functions/stores/safety/risk.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import { commit } from '#functions/table/transaction.ts'
import { moderation } from '#shared/contract/moderation.ts'

export const handler = handle(moderation.clearRisk, {
  run: async ({ staff: own, body: { id, last_at }, now }) => {
    const entry = { id: ulid(now.getTime()), action: 'risk_cleared' as const, member: id }
    await commit([markSeen(id, last_at, now), ...addAudit(own, entry, now)])
    return { cleared: true as const }
  },
})
