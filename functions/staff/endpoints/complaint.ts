import { ulid } from 'ulid'
import { commit } from '#functions/data/table.ts'
import { findComplaint } from '#functions/safety/complaint-store.ts'
import { findEvidence } from '#functions/safety/evidence-store.ts'
import { staff } from '#shared/contract/staff.ts'
import { shownComplaint, shownEvidence } from '../complaints.ts'
import { handle } from '../handle.ts'
import { addAudit } from '../store.ts'

export const handler = handle(staff.complaint, {
  load: ({ query, now }) => ({ complaint: findComplaint(query.id), evidence: findEvidence(query.id, now) }),
  run: async ({ staff: own, complaint, evidence, site, now, refuse }) => {
    if (!complaint) return refuse('not_found')
    const { id, about } = complaint
    // Reading evidence leaves a trace before it is shown (MOD-15).
    const entry = { id: ulid(now.getTime()), action: 'evidence_viewed' as const, subject: id }
    if (evidence) await commit(addAudit(own, { ...entry, ...(about && { member: about }) }, now))
    return {
      complaint: await shownComplaint(complaint, site, now),
      evidence: evidence ? shownEvidence(id, evidence, now) : null,
      outcome: complaint.outcome ?? null,
      answer: complaint.answer ?? null,
    }
  },
})
