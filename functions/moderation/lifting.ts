import type { Account } from '#functions/stores/account/account.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import { isCaseGround } from '#shared/model/decision.ts'
import { seesGround } from './case-pictures.ts'

/**
 * Refusal code for lifting a ban or suspension from the member's file; null if lifting is allowed.
 * Reads the account alone, as the decision of a ban expires before the ban.
 */
export function liftRefusal(
  { status, suspendedFor, banGround, banAuthor }: Account,
  staff: Pick<Staff, 'id' | 'roles'>,
) {
  // A colleague has already lifted the ban: the caller should see that action and its reason first.
  if (status !== 'banned') return 'already_decided'
  // Only the answer to the case lifts the suspension, by a colleague who sees the evidence (MOD-06,
  // MOD-07).
  if (suspendedFor !== undefined) return 'case_undecided'
  if (banGround === undefined || !isCaseGround(banGround)) return null
  if (!seesGround(banGround, staff)) return 'role_required'
  // A ban on a ground of cases takes two people. The one who decided it may not also lift it.
  return banAuthor === staff.id ? 'own_decision' : null
}
