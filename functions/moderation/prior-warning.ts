import { Refusal } from '#functions/platform/refusal.ts'
import { checkInForce } from '#functions/stores/safety/complaint-decisions.ts'
import { findMisuseWarning } from '#functions/stores/safety/complaint-pause.ts'
import type { Decision } from '#functions/stores/safety/decision.ts'
import type { Write } from '#functions/table/transaction.ts'
import { needsWarning } from '#shared/model/decision.ts'

/**
 * Condition of a decision on the ground `misuse`: an earlier warning on this ground is in force
 * (DSA 23(2)). Refused with `warning_required` if there is none.
 */
export async function checkWarned(
  memberId: string,
  { kind, ground }: Pick<Decision, 'kind' | 'ground'>,
): Promise<Write[]> {
  if (!needsWarning(ground, kind)) return []
  const warning = await findMisuseWarning(memberId)
  if (!warning) throw new Refusal('warning_required')
  return [checkInForce(warning)]
}
