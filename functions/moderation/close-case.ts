import { randomInt } from 'node:crypto'
import { ulid } from 'ulid'
import { notify } from '#functions/stores/notifications/notify.ts'
import type { Complaint } from '#functions/stores/safety/complaint-shape.ts'
import { findDecision, liftDecision } from '#functions/stores/safety/decision.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import type { ComplaintOutcome } from '#shared/model/complaint.ts'
import { newReference } from '#shared/rules/reference.ts'
import { banWrites, findDecided, unbanWrites } from './ban.ts'
import { decisionWrites } from './decision-writes.ts'

type Closing = { outcome: ComplaintOutcome; answer: string; staff: Pick<Staff, 'id' | 'name'> }

/**
 * Writes by which the answer to a case ends the suspension of its subject (MOD-06): a ban with a
 * statement of reasons, or the way back. None where the member left, or was banned or let in
 * meanwhile.
 */
export async function closeCase(
  { id, about, suspends }: Complaint,
  { outcome, answer, staff }: Closing,
  now: Date,
): Promise<Write[]> {
  const decided = about !== null && suspends !== undefined ? await findDecided(about, now) : undefined
  if (decided?.account.suspendedFor !== id || suspends === undefined) return []
  if (outcome === 'upheld') {
    const number = newReference(randomInt)
    return [
      ...banWrites(decided, number, null, now),
      ...decisionWrites(
        { number, kind: 'banned', ground: 'minor', facts: answer, source: 'own', until: null },
        decided,
        // Apart from the request of the suspension, whose id is that of the case.
        { staff, request: `${id}-ban`, onRepeat: () => new Conflict('the case is decided'), now },
      ),
    ]
  }
  const { account, profile } = decided
  const decision = await findDecision(suspends, { consistent: true })
  return [
    ...unbanWrites(decided, now).writes,
    // An objection that waits is decided by another member of staff all the same.
    ...(decision?.state === 'made' ? [liftDecision(suspends)] : []),
    ...notify(account, { event: 'memberUnbanned', props: { name: profile.name, reason: answer } }, now),
    ...addAudit(
      staff,
      { id: ulid(now.getTime()), action: 'member_unbanned', member: account.id, reason: answer, subject: suspends },
      now,
    ),
  ]
}
