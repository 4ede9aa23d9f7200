import { ulid } from 'ulid'
import { forgetHash } from '#functions/stores/photos/refused.ts'
import { answerComplaint } from '#functions/stores/safety/complaint.ts'
import type { Complaint } from '#functions/stores/safety/complaint-shape.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import type { Write } from '#functions/table/transaction.ts'
import type { CaseOutcome } from '#shared/model/complaint.ts'
import { refusalOf } from '#shared/model/photo.ts'

type Answer = { outcome: CaseOutcome; answer: string; staff: Pick<Staff, 'id' | 'name'> }

/**
 * Writes that answer a case, without the consequences for its subject. A case has no complainant,
 * so no mail is sent. If the case is dismissed, its photos may be uploaded again. Throws the
 * refusals of `answerComplaint`.
 */
export async function answerCase(
  complaint: Complaint,
  { outcome, answer, staff }: Answer,
  now: Date,
): Promise<Write[]> {
  const { id, about, escalated } = complaint
  const entry = { id: ulid(now.getTime()), reason: outcome, subject: id, ...(about && { member: about }) }
  const hashes = new Set(outcome === 'dismissed' ? escalated?.photoHashes : [])
  const forgotten = await Promise.all([...hashes].map((hash) => forgetHash(hash, Object.values(refusalOf))))
  return [
    ...answerComplaint(complaint, { outcome, answer, account: undefined, staff, decided: [] }, now),
    ...addAudit(staff, { ...entry, action: 'escalation_decided' }, now),
    ...forgotten.flat(),
  ]
}
