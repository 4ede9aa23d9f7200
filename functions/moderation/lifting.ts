import type { Account } from '#functions/stores/account/account.ts'
import type { Decision } from '#functions/stores/safety/decision.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import { isCaseGround } from '#shared/model/decision.ts'
import { seesGround } from './case-pictures.ts'

/**
 * Code with which lifting a ban or suspension from the member's file is refused, or null.
 * `decision`: that of the ban, if it is still stored; it expires before the ban does.
 */
export function liftRefusal(
  { status, suspendedFor, banGround }: Account,
  decision: Pick<Decision, 'by'> | undefined,
  staff: Pick<Staff, 'id' | 'roles'>,
) {
  // A colleague has already taken this action: the caller should see it and its reason first.
  if (status !== 'banned') return 'already_decided'
  // Lifted by the answer to its case, by a colleague who sees the evidence (MOD-06, MOD-07).
  if (suspendedFor !== undefined) return 'case_undecided'
  if (banGround === undefined || !isCaseGround(banGround)) return null
  if (!seesGround(banGround, staff)) return 'role_required'
  // Nobody undoes alone what two people decided.
  return decision?.by === staff.id ? 'own_decision' : null
}
