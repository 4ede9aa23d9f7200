import { ulid } from 'ulid'
import { notify } from '#functions/stores/notifications/notify.ts'
import { addDecision, type Decision } from '#functions/stores/safety/decision.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import type { Write } from '#functions/table/transaction.ts'
import type { DecisionKind } from '#shared/model/decision.ts'
import type { Decided } from './ban.ts'

/** All kinds but the refusal of a photo, whose audit entry the photo queue writes itself. */
type AuditedKind = Exclude<DecisionKind, 'photo_refused'>

const auditActions = {
  photo_removed: 'photo_taken_down',
  text_removed: 'text_removed',
  text_refused: 'text_refused',
  warned: 'member_warned',
  suspended: 'member_suspended',
  age_suspended: 'minor_suspected',
  photo_suspended: 'abuse_suspected',
  banned: 'member_banned',
} as const satisfies Record<AuditedKind, string>

type Made<K extends DecisionKind> = { kind: K } & Pick<Decision, 'number' | 'ground' | 'facts' | 'source' | 'until'> &
  Partial<Pick<Decision, 'photo' | 'photoHash' | 'removed' | 'text'>>

type Making = {
  staff: Pick<Staff, 'id'>
  /** Idempotency key: each request makes one decision. */
  request: string
  onRepeat: Write['onConflict']
  /** Photos that are copied as evidence. */
  photos?: readonly string[]
  now: Date
}

/** Writes of a decision with its evidence, and of the statement of reasons by mail (MOD-02). */
export function statedDecision(
  made: Made<DecisionKind>,
  { account, profile }: Pick<Decided, 'account' | 'profile'>,
  { staff, request, onRepeat, photos = [], now }: Making,
): Write[] {
  const { number, kind, ground, facts, source, until } = made
  const { name, about, prompts = [] } = profile
  const decision: Decision = {
    ...made,
    ...{ member: account.id, name, by: staff.id, state: 'made', at: now.toISOString(), language: account.language },
  }
  const props = { name, number, kind, ground, facts, source, until: until ?? '' }
  return [
    ...addDecision(decision, { profile: { name, about, prompts }, photos }, { request, onRepeat }, now),
    ...notify(account, { event: 'memberDecided', props }, now),
  ]
}

/** Writes of a decision without its effect: those of `statedDecision`, and the audit entry. */
export function decisionWrites(
  made: Made<AuditedKind>,
  decided: Decided,
  making: Making & { staff: Pick<Staff, 'id' | 'name'> },
): Write[] {
  const { number, kind, ground, facts, source, photo } = made
  const { staff, now } = making
  return [
    ...statedDecision(made, decided, making),
    ...addAudit(
      staff,
      {
        ...{ id: ulid(now.getTime()), action: auditActions[kind], member: decided.account.id },
        ...(photo && { photo }),
        ...{ reason: facts ? `${ground}: ${facts}` : ground, subject: number },
        counted: { item: kind, ground, source },
      },
      now,
    ),
  ]
}
