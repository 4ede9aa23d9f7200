import { ulid } from 'ulid'
import type { Account } from '#functions/stores/account/account.ts'
import { isSuspended } from '#functions/stores/account/ban.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { type Decision, endDecision, findDecision } from '#functions/stores/safety/decision.ts'
import { addAudit, minutesBetween, siteItself } from '#functions/stores/staff/audit.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import type { Write } from '#functions/table/transaction.ts'
import { answerObjection } from './review.ts'
import type { Subject } from './subject.ts'

const consistent = { consistent: true } as const

/**
 * Writes that end a member's current suspension, if any, because another decision replaces it. A
 * pending objection is closed, with a mail about it: reversing the suspension would not lift the
 * later decision, to which the member can object separately.
 */
export async function replaceSuspension({ account, profile }: Subject, now: Date): Promise<Write[]> {
  const number = isSuspended(account) ? account.bannedBy : undefined
  const decision = number === undefined ? undefined : await findDecision(number, consistent)
  if (!decision || (decision.state !== 'made' && decision.state !== 'objected')) return []
  const { kind } = decision
  const props = { name: profile.name, number: decision.number, kind, outcome: 'replaced' as const, answer: '' }
  return [
    endDecision(decision, 'replaced', now),
    ...(decision.state === 'objected'
      ? [...notify(account, { event: 'objectionDecided', props }, now), ...closedEntry(decision, account, now)]
      : []),
  ]
}

/**
 * Audit entry of an objection that a later decision closes, so that the objection is counted
 * (MOD-16).
 */
const closedEntry = ({ number, kind, source, objection, at }: Decision, { id: member }: Account, now: Date): Write[] =>
  addAudit(
    siteItself,
    {
      ...({ id: ulid(now.getTime()), action: 'objection_closed', member, subject: number } as const),
      counted: { item: kind, source, outcome: 'replaced', minutes: minutesBetween(objection?.at ?? at, now) },
    },
    now,
  )

/** `answer`: reason in the words of staff. `name`: name of the member in the mail. */
type Withdrawal = { answer: string; staff: Pick<Staff, 'id' | 'name'>; name: string }

/**
 * Writes that end a decision because its case was dismissed, or because staff lifted the ban or
 * suspension. They also decide a pending objection, in the name of `staff`, except an objection to
 * a decision of `staff`, which stays open for a colleague (MOD-03). `isAnswered`: the mail about
 * the objection already contains the answer.
 */
export async function withdraw(
  number: string,
  account: Account | undefined,
  { answer, staff, name }: Withdrawal,
  now: Date,
): Promise<{ writes: Write[]; isAnswered: boolean }> {
  const decision = await findDecision(number, consistent)
  if (decision?.state === 'objected' && decision.by !== staff.id)
    return {
      writes: answerObjection(decision, account, { outcome: 'reversed', answer, staff, name }, now),
      isAnswered: true,
    }
  // A decision that was upheld after an objection is ended too.
  const isEnding = decision?.state === 'made' || decision?.state === 'upheld'
  return { writes: isEnding ? [endDecision(decision, 'lifted', now)] : [], isAnswered: false }
}
