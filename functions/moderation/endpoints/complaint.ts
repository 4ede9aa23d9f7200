import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { findComplaint, listComplaintsOf } from '#functions/stores/safety/complaint.ts'
import { listAnswering } from '#functions/stores/safety/complaint-decisions.ts'
import { findEvidence } from '#functions/stores/safety/evidence.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import { commit } from '#functions/table/transaction.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { shownAnswering, shownComplaint, shownEvidence, shownNotes } from '../complaints.ts'

/**
 * Maximum number of listed complaints about one member; staff decide long before there are more.
 */
const maxRelated = 50

export const handler = handle(moderation.complaint, {
  load: ({ query, now }) => ({ complaint: findComplaint(query.id), evidence: findEvidence(query.id, now) }),
  run: async ({ staff: own, complaint, evidence, site, now, refuse }) => {
    if (!complaint) return refuse('not_found')
    const { id, about } = complaint
    // The view is recorded before anything is shown (MOD-15).
    const action = evidence ? ('evidence_viewed' as const) : ('complaint_viewed' as const)
    const entry = { id: ulid(now.getTime()), action, subject: id, ...(about && { member: about }) }
    await commit(addAudit(own, entry, now))
    const others = about === null ? [] : await listComplaintsOf(about, 'about', maxRelated)
    const related = others.filter((other) => other.id !== id)
    const view = { staff: own, site, now }
    return {
      complaint: await shownComplaint(complaint, view),
      related: await Promise.all(related.map((other) => shownComplaint(other, view))),
      evidence: evidence ? await shownEvidence(complaint, evidence, own) : null,
      outcome: complaint.outcome ?? null,
      answer: complaint.answer ?? null,
      notes: shownNotes([complaint, ...related]),
      decisions: (await listAnswering(complaint, now)).map((decision) => shownAnswering(decision, complaint, now)),
    }
  },
})
