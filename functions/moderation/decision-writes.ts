import { ulid } from 'ulid'
import { notify } from '#functions/stores/notifications/notify.ts'
import { addDecision, type Decision } from '#functions/stores/safety/decision.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import type { Write } from '#functions/table/transaction.ts'
import type { DecisionKind } from '#shared/model/decision.ts'
import type { Decided } from './ban.ts'

/** The refusal of a new photo has writes of its own (./photo-refusal.ts). */
type Kind = Exclude<DecisionKind, 'photo_refused'>

const auditActions = {
  photo_removed: 'photo_taken_down',
  text_removed: 'text_removed',
  text_refused: 'text_refused',
  warned: 'member_warned',
  suspended: 'member_suspended',
  age_suspended: 'minor_suspected',
  banned: 'member_banned',
} as const satisfies Record<Kind, string>

type Made = { kind: Kind } & Pick<Decision, 'number' | 'ground' | 'facts' | 'source' | 'until'> &
  Partial<Pick<Decision, 'photo' | 'photoHash' | 'removed' | 'text'>>

type Making = {
  staff: Pick<Staff, 'id' | 'name'>
  /** Id of the request, which makes one decision. */
  request: string
  onRepeat: Write['onConflict']
  /** Photos that are copied as evidence. */
  photos?: readonly string[]
  now: Date
}

/**
 * Writes of a decision besides its effect: the decision with its evidence, the statement of reasons
 * by mail (MOD-02) and the trail.
 */
export function decisionWrites(
  made: Made,
  { account, profile }: Decided,
  { staff, request, onRepeat, photos = [], now }: Making,
): Write[] {
  const { number, kind, ground, facts, source, until, photo } = made
  const { name, about, prompts = [] } = profile
  const decision: Decision = {
    ...made,
    ...{ member: account.id, name, by: staff.id, state: 'made', at: now.toISOString(), language: account.language },
  }
  const props = { name, number, kind, ground, facts, source, until: until ?? '' }
  return [
    ...addDecision(decision, { profile: { name, about, prompts }, photos }, { request, onRepeat }, now),
    ...notify(account, { event: 'memberDecided', props }, now),
    ...addAudit(
      staff,
      {
        ...{ id: ulid(now.getTime()), action: auditActions[kind], member: account.id },
        ...(photo && { photo }),
        ...{ reason: facts ? `${ground}: ${facts}` : ground, subject: number },
        counted: { item: kind, ground, source },
      },
      now,
    ),
  ]
}
