import { ulid } from 'ulid'
import { type Made, type Making, statedDecision } from '#functions/stores/safety/stated-decision.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import type { Write } from '#functions/table/transaction.ts'
import type { DecisionKind, PhotoRefusal } from '#shared/model/decision.ts'
import type { Subject } from './subject.ts'

/**
 * Kinds of decisions whose audit entry is written here: all but refusals of photos, whose entry the
 * photo queue or the inspection writes.
 */
type AuditedKind = Exclude<DecisionKind, PhotoRefusal>

const auditActions = {
  photo_removed: 'photo_taken_down',
  text_removed: 'text_removed',
  text_refused: 'text_refused',
  name_removed: 'name_removed',
  message_removed: 'message_removed',
  warned: 'member_warned',
  suspended: 'member_suspended',
  age_suspended: 'minor_suspected',
  photo_suspended: 'abuse_suspected',
  banned: 'member_banned',
  complaints_paused: 'complaints_paused',
} as const satisfies Record<AuditedKind, string>

/** Writes of a decision without its effect: the writes of `statedDecision`, and the audit entry. */
export function decisionWrites(
  made: Made<AuditedKind>,
  subject: Subject,
  making: Making & { author: Pick<Staff, 'id' | 'name'> },
): Write[] {
  const { number, kind, ground, facts, source, photo } = made
  const { author, now } = making
  return [
    ...statedDecision(made, subject, making),
    ...addAudit(
      author,
      {
        id: ulid(now.getTime()),
        action: auditActions[kind],
        member: subject.account.id,
        ...(photo && { photo }),
        reason: facts ? `${ground}: ${facts}` : ground,
        subject: number,
        counted: { item: kind, ground, source },
      },
      now,
    ),
  ]
}
