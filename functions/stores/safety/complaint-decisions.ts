import * as z from 'zod/mini'
import { Refusal } from '#functions/platform/refusal.ts'
import { type Account, findAccount } from '#functions/stores/account/account.ts'
import { keys } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import { Conflict, commitEach, type Write } from '#functions/table/transaction.ts'
import { check, update } from '#functions/table/write.ts'
import { type AnsweringKind, isAnswering } from '#shared/model/decision.ts'
import { findComplaint } from './complaint.ts'
import { ownerNames, ownershipRefusal, ownerValues, unownedCondition } from './complaint-owner.ts'
import type { Complaint } from './complaint-shape.ts'
import { type Decision, findDecision, isBarring, isInForce } from './decision.ts'
import { findStoredEvidence, keepForObjection, objectionEnd } from './evidence.ts'
import { addReceipt } from './receipt.ts'

// Links between complaints and the decisions that answer them (MOD-18; decision 0096). Each
// complaint has the numbers of its decisions, and each decision the ids of its complaints.

export type AnsweringDecision = Decision & { kind: AnsweringKind }

/**
 * Maximum number of decisions about a member that are read to find the ones that could answer a
 * complaint.
 */
const maxDecisions = 50

/**
 * Links a new decision to the open complaint that it is made for. Refused with `not_found` if the
 * complaint is about another member or is a case, and in the same cases as an answer
 * (`ownershipRefusal`).
 */
export function addToComplaint(
  id: string,
  { number, member }: Pick<Decision, 'number' | 'member'>,
  staff: { id: string },
  now: Date,
): Write {
  const isOf = (stored: Record<string, unknown> | undefined) => stored?.about === member && !stored?.escalated
  return update(keys.complaint(id), 'SET decisions = list_append(if_not_exists(decisions, :none), :number)', {
    condition: `#about = :member AND attribute_not_exists(escalated) AND ${unownedCondition}`,
    names: { ...ownerNames, '#about': 'about' },
    values: { ...ownerValues(staff, now), ':member': member, ':none': [], ':number': [number] },
    onConflict: (stored) => (isOf(stored) ? ownershipRefusal(stored) : new Refusal('not_found')),
  })
}

/**
 * Decisions that answered a complaint. For an open complaint: the decisions in force that could
 * answer it; first decisions linked to the complaint, then others about the same member, latest
 * first.
 */
export async function listAnswering(
  { about, status, decisions: tied = [] }: Pick<Complaint, 'about' | 'status' | 'decisions'>,
  now: Date,
): Promise<AnsweringDecision[]> {
  const isOpen = status === 'open'
  const account = isOpen && about !== null ? await findAccount(about, { consistent: true }) : undefined
  const others = isOpen && about !== null ? await listNumbers(about) : []
  const numbers = [...new Set([...tied, ...others])]
  const found = (await Promise.all(numbers.map((number) => findDecision(number, { consistent: true })))).filter(
    (one) => one !== undefined,
  )
  // The row that names a decision may outlive it, and the number may by now be that of another
  // member's decision (decision 0121).
  const isOffered = (one: Decision) =>
    !isOpen || (one.member === about && isInForce(one) && !isTakenBack(one, account, now))
  return found.filter((one): one is AnsweringDecision => isAnswering(one.kind) && isOffered(one))
}

/** Whether the decision is a suspension that has ended. */
export const isSuspensionOver = ({ until }: Pick<Decision, 'until'>, now: Date): boolean =>
  until !== null && until <= now.toISOString()

/**
 * Whether a ban or suspension has stopped barring the account before its end: it was lifted while
 * an objection is open, or another decision now bars the account.
 */
const isTakenBack = (decision: Decision, account: Account | undefined, now: Date): boolean =>
  isBarring(decision.kind) &&
  account !== undefined &&
  account.bannedBy !== decision.number &&
  !isSuspensionOver(decision, now)

/** Numbers of the latest decisions of staff about a member, latest first. */
export async function listNumbers(memberId: string, options?: { consistent?: boolean }): Promise<string[]> {
  const range = { ...keys.answeringDecisionsOfMember(memberId), newestFirst: true, limit: maxDecisions }
  const { items } = await list(z.object({ number: z.string() }), range, options)
  return items.map(({ number }) => number)
}

const inForce = {
  condition: '#state IN (:made, :objected, :upheld)',
  names: { '#state': 'state' },
  values: { ':made': 'made', ':objected': 'objected', ':upheld': 'upheld' },
  onConflict: () => new Conflict('the decision was taken back meanwhile'),
} as const

/**
 * Condition of the answer to a complaint: a decision to which the answer refers is still in force.
 */
export const checkInForce = ({ number }: Pick<Decision, 'number'>): Write => check(keys.decision(number), inForce)

/**
 * Links a decision to a complaint that it answers, under the condition that the decision is in
 * force.
 */
export const addComplaintTo = ({ number }: Pick<Decision, 'number'>, complaint: string): Write =>
  update(keys.decision(number), 'SET complaints = list_append(if_not_exists(complaints, :none), :complaint)', {
    ...inForce,
    values: { ...inForce.values, ':none': [], ':complaint': [complaint] },
  })

/**
 * Extends the retention of complaints and their evidence for an objection to a decision that
 * answered them (MOD-03). Complaints that are open or have no evidence are not changed. Written
 * before the objection, as there may be more complaints than a transaction can contain; idempotent.
 */
export async function keepComplaints({ complaints = [] }: Pick<Decision, 'complaints'>, now: Date): Promise<void> {
  const writes = await Promise.all(complaints.map((id) => keepComplaint(id, now)))
  await commitEach(writes.flat())
}

async function keepComplaint(id: string, now: Date): Promise<Write[]> {
  const [complaint, evidence] = await Promise.all([findComplaint(id, { consistent: true }), findStoredEvidence(id)])
  if (complaint?.status !== 'answered' || !evidence) return []
  const end = objectionEnd(now)
  return [
    update(keys.complaint(id), 'SET #ttl = :end', {
      condition: '#status = :answered',
      names: { '#ttl': 'ttl', '#status': 'status' },
      values: { ':end': Math.ceil(end.getTime() / 1000), ':answered': 'answered' },
      onConflict: () => new Conflict('the complaint has expired'),
    }),
    addReceipt(complaint, end),
    keepForObjection(id, now),
  ]
}
