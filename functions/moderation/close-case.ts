import { randomInt } from 'node:crypto'
import { ulid } from 'ulid'
import { siteFor } from '#functions/platform/site.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import type { Complaint } from '#functions/stores/safety/complaint-shape.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import type { ComplaintOutcome } from '#shared/model/complaint.ts'
import { newReference } from '#shared/rules/reference.ts'
import { ageShownEntry } from './age-shown.ts'
import { banWrites } from './ban.ts'
import { decisionWrites } from './decision-writes.ts'
import { endBan } from './ended-ban.ts'
import { replaceSuspension, withdraw } from './ended-decisions.ts'
import { findSubject, type Subject } from './subject.ts'

type Closing = {
  outcome: ComplaintOutcome
  answer: string
  /**
   * How the member showed their age other than by the external check, if the suspension is lifted
   * (TRAP-24).
   */
  ageShown: string | undefined
  staff: Pick<Staff, 'id' | 'name'>
}

/**
 * Writes by which the answer to a case decides about its subject: a ban with a statement of
 * reasons, or the end of the suspension (MOD-06, MOD-07). None if the complaint is not a case, or
 * if its subject is gone or no longer suspended for it.
 */
export async function closeCase(complaint: Complaint, closing: Closing, now: Date): Promise<Write[]> {
  const { id, about, suspends } = complaint
  const subject = suspends === undefined || about === null ? undefined : await findSubject(about, now)
  if (suspends === undefined || subject?.account.suspendedFor !== id) return []
  return closing.outcome === 'upheld'
    ? banSubject(complaint, subject, closing, now)
    : letIn(suspends, subject, closing, now)
}

async function banSubject(
  { id, category }: Complaint,
  subject: Subject,
  { answer, staff }: Closing,
  now: Date,
): Promise<Write[]> {
  const number = newReference(randomInt)
  const ground = category === 'child_abuse' ? 'illegal' : 'minor'
  const { email, language, site, deletionDueAt = '~' } = subject.account
  // If the member's deletion is final, the purge, which waited for this decision, deletes the mails
  // in the member's outbox. The mail is then stored by address and language only, outside the
  // member's partition.
  const isLeft = deletionDueAt <= now.toISOString()
  return [
    ...banWrites(subject, { number, ground, author: staff.id }, null, now),
    ...(await replaceSuspension(subject, now)),
    ...decisionWrites(
      { number, kind: 'banned', ground, facts: answer, source: 'own', until: null, complaints: [id] },
      subject,
      {
        author: staff,
        // Differs from the request of the suspension, whose id is the id of the case.
        request: `${id}-ban`,
        onRepeat: () => new Conflict('the case is decided'),
        to: isLeft ? { email, language, origin: siteFor(site).origin } : undefined,
        now,
      },
    ),
  ]
}

async function letIn(suspends: string, subject: Subject, closing: Closing, now: Date): Promise<Write[]> {
  const { account, profile } = subject
  const { answer, staff, ageShown } = closing
  const { writes, isAnswered } = await withdraw(suspends, account, { answer, staff, name: profile.name }, now)
  const reason = isAnswered ? '' : answer
  const ended = await endBan(subject, { reason, isAgeShown: ageShown !== undefined }, now)
  const entry = { id: ulid(now.getTime()), member: account.id, reason: answer, subject: suspends }
  return [
    ...ended.writes,
    ...writes,
    ...(isAnswered || ended.isResumed
      ? []
      : notify(account, { event: 'memberUnbanned', props: { name: profile.name, reason: answer } }, now)),
    ...addAudit(staff, { ...entry, action: 'member_unbanned' }, now),
    ...ageShownEntry({ member: account.id, subject: suspends }, ageShown, staff, now),
  ]
}
