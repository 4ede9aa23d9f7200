import type { Account } from '#functions/stores/account/account.ts'
import { notify, type Recipient } from '#functions/stores/notifications/notify.ts'
import type { Profile } from '#functions/stores/profile/profile.ts'
import type { Evidence } from '#functions/stores/safety/complaint-shape.ts'
import { addDecision, type Decision } from '#functions/stores/safety/decision.ts'
import type { Write } from '#functions/table/transaction.ts'
import type { DecisionKind } from '#shared/model/decision.ts'

export type Made<K extends DecisionKind> = { kind: K } & Pick<
  Decision,
  'number' | 'ground' | 'facts' | 'source' | 'until'
> &
  Partial<Pick<Decision, 'photo' | 'photoHash' | 'foundHash' | 'removed' | 'message' | 'text' | 'complaints'>> &
  Partial<NewName>

/** For a decision that removes a name: the neutral name that replaces it, and the removed name. */
export type NewName = { name: string; removedName: string }

export type Making = {
  /** Member of staff or machine that decides. */
  author: { id: string }
  /** Idempotency key: each request makes one decision. */
  request: string
  onRepeat: Write['onConflict']
  /** Recipient of the statement; by default the member. */
  to?: Recipient | undefined
  /** Photos that are copied as evidence. */
  photos?: readonly string[]
  /** Removed messages that are kept as evidence. */
  messages?: Evidence['messages']
  now: Date
}

/** Writes of a decision with its evidence, and of the statement of reasons by mail (MOD-02). */
export function statedDecision(
  made: Made<DecisionKind>,
  { account, profile }: { account: Account; profile: Profile },
  { author, request, onRepeat, to = account, photos = [], messages = [], now }: Making,
): Write[] {
  const { number, kind, ground, facts, source, until } = made
  const { about, prompts = [] } = profile
  const { name = profile.name, removedName = '' } = made
  const decision: Decision = {
    ...made,
    member: account.id,
    name,
    by: author.id,
    state: 'made',
    at: now.toISOString(),
    language: account.language,
  }
  const props = { name, number, kind, ground, facts, source, until: until ?? '', removedName }
  return [
    ...addDecision(
      decision,
      { profile: { name: profile.name, about, prompts }, photos, messages },
      { request, onRepeat },
      now,
    ),
    ...notify(to, { event: 'memberDecided', props }, now),
  ]
}
