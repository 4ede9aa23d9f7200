import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import { addComplaintNote, findRepeated } from '#functions/stores/safety/complaint-notes.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { shownNote } from '../complaints.ts'

export const handler = handle(moderation.noteComplaint, {
  run: ({ staff: own, body: { id, complaint: of, text }, now, refuse }) =>
    retryOnConflict(async () => {
      const complaint = await findComplaint(of, { consistent: true })
      if (!complaint) return refuse('not_found')
      const note = { id, at: now.toISOString(), by: own.name, text }
      const earlier = findRepeated(complaint, note)
      if (earlier) return shownNote(earlier, of)
      const { about } = complaint
      const entry = { id: ulid(now.getTime()), action: 'complaint_noted', subject: of } as const
      // The audit entry does not contain the text, so that the text is removed with the complaint.
      await commit([
        addComplaintNote(complaint, note),
        ...addAudit(own, { ...entry, ...(about && { member: about }) }, now),
      ])
      return shownNote(note, of)
    }),
})
