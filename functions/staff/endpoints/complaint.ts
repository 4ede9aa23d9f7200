import { findComplaint } from '#functions/safety/complaint-store.ts'
import { findEvidence } from '#functions/safety/evidence-store.ts'
import { staff } from '#shared/contract/staff.ts'
import { shownComplaint, shownEvidence } from '../complaints.ts'
import { handle } from '../handle.ts'

export const handler = handle(staff.complaint, {
  load: ({ query }) => ({ complaint: findComplaint(query.id), evidence: findEvidence(query.id) }),
  run: async ({ complaint, evidence, site, now, refuse }) => {
    if (!complaint) return refuse('not_found')
    return {
      complaint: await shownComplaint(complaint, site, now),
      evidence: evidence ? shownEvidence(complaint.id, evidence, now) : null,
      outcome: complaint.outcome ?? null,
      answer: complaint.answer ?? null,
    }
  },
})
