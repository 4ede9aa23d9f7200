import { ulid } from 'ulid'
import { Refusal } from '#functions/platform/refusal.ts'
import { type Account, findAccount } from '#functions/stores/account/account.ts'
import { type Erasure, type HandAct, isCarriedOut, markCarriedOut } from '#functions/stores/account/hand-requests.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import { commit, retryOnConflict, type Write } from '#functions/table/transaction.ts'
import type { ErasureTiming, ErasureWait, IdentityCheck } from '#shared/model/hand-request.ts'
import { maySignIn } from '#shared/rules/user-status.ts'
import { findShown } from './case-pictures.ts'
import type { StaffView } from './staff-view.ts'
import { findSubject, type Subject } from './subject.ts'

export type HandRequest = { id: string; member: string; way: IdentityCheck; note: string }
type Actor = Pick<Staff, 'id' | 'name'>

/**
 * Member whom a request by hand is about, even if banned; refused with `not_found` if the member is
 * gone or fictional.
 */
export async function getSubject(member: string, now: Date): Promise<Subject> {
  const found = await findSubject(member, now)
  return found && !found.account.fictional ? found : refuseMissing()
}

const refuseMissing = () => {
  throw new Refusal('not_found')
}

/** Reason in the audit entry of a request by hand: how staff verified the requester's identity. */
export const checkOf = ({ way, note }: Pick<HandRequest, 'way' | 'note'>): string => `${way}: ${note}`

/** Writes of the audit entry of a request by hand. */
export const traceOf = (
  { member }: Pick<HandRequest, 'member'>,
  action: Parameters<typeof addAudit>[1]['action'],
  reason: string,
  staff: Actor,
  now: Date,
): Write[] => addAudit(staff, { id: ulid(now.getTime()), action, member, reason }, now)

/** Thrown if this request was carried out before. */
class Repeated extends Error {}

type Act = {
  act: HandAct
  action: 'data_exported' | 'data_corrected' | 'request_declined'
  /** Reason in the audit entry. */
  reason: string
  staff: Actor
  /** Writes of the effect; throws a Refusal if it is impossible. */
  writesOf: (subject: Subject) => Promise<Write[]>
}

/**
 * Carries out or declines a request by hand, once per id. One transaction writes the effect and the
 * audit entry.
 */
export async function carryOut(
  request: Pick<HandRequest, 'id' | 'member'>,
  { act, action, reason, staff, writesOf }: Act,
  now: Date,
): Promise<void> {
  if (await isCarriedOut(request.member, request.id)) return
  try {
    await retryOnConflict(async () => {
      const effect = await writesOf(await getSubject(request.member, now))
      await commit([
        markCarriedOut(request.member, { request: request.id, act }, () => new Repeated(), now),
        ...effect,
        ...traceOf(request, action, reason, staff, now),
      ])
    })
  } catch (error) {
    if (!(error instanceof Repeated)) throw error
  }
}

/**
 * Reason why an erasure cannot be carried out now, or null. `case_undecided`: a case suspends the
 * member, whose data may be evidence (MOD-07). `already_decided`: a leaving or banned member could
 * not cancel the erasure within its grace period.
 */
export function waitOf({ suspendedFor, status }: Account, timing: ErasureTiming): ErasureWait | null {
  if (suspendedFor !== undefined) return 'case_undecided'
  return timing === 'grace' && !maySignIn(status) ? 'already_decided' : null
}

/** Waiting erasure as shown to staff; null if the member is gone. */
export async function shownErasure(memberId: string, erasure: Erasure, view: StaffView) {
  const [shown, account] = await Promise.all([findShown(memberId, view), findAccount(memberId, { consistent: true })])
  if (!shown || !account) return null
  const { id, timing, way, note, by, byName, at } = erasure
  const { card: member } = shown
  const waits_for = waitOf(account, timing)
  return {
    id,
    member,
    language: account.language,
    timing,
    way,
    note,
    at,
    waits_for,
    by: byName,
    own: by === view.staff.id,
  }
}
