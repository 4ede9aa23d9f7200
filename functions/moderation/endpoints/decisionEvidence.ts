import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { findDecision } from '#functions/stores/safety/decision.ts'
import { findEvidence } from '#functions/stores/safety/evidence.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import { commit } from '#functions/table/transaction.ts'
import * as moderation from '#shared/contract/moderation.ts'

export const handler = handle(moderation.decisionEvidence, {
  load: ({ query: { number }, now }) => ({ decision: findDecision(number), evidence: findEvidence(number, now) }),
  run: async ({ staff: own, decision, evidence, now, refuse }) => {
    if (!decision || !evidence) return refuse('not_found')
    const { number, member } = decision
    // The view is recorded before the text is shown (MOD-15).
    const entry = { id: ulid(now.getTime()), action: 'evidence_viewed' as const, subject: number }
    await commit(addAudit(own, { ...entry, ...(member && { member }) }, now))
    // A message that is only a photo has no text.
    return { profile: evidence.profile, message: evidence.messages[0]?.text || null }
  },
})
