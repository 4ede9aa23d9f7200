import { ulid } from 'ulid'
import { Refusal } from '#functions/platform/refusal.ts'
import type { Site } from '#functions/platform/site.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import type { Write } from '#functions/table/transaction.ts'

/**
 * Throws `invalid_input` if `reason` (how the member showed their age) is given, although the
 * decision lifts no suspension or the country requires no external age check (TRAP-24).
 */
export function checkAgeShown(reason: string | undefined, isLetIn: boolean, { country }: Site): void {
  if (reason !== undefined && !(isLetIn && country.ageCheck !== null))
    throw new Refusal('invalid_input', { fields: { age_shown: 'invalid_input' } })
}

/** `subject`: number of the decision that suspended the member. */
type AgeShown = { member: string; subject: string }

/**
 * Writes of the audit entry that a member whose suspension is lifted showed their age to staff
 * (TRAP-24). `reason` says how the age was shown; without a reason there are no writes. The write
 * that lifts the suspension also stores `ageCheckedAt` on the account.
 */
export const ageShownEntry = (
  shown: AgeShown,
  reason: string | undefined,
  staff: Pick<Staff, 'id' | 'name'>,
  now: Date,
): Write[] =>
  reason === undefined ? [] : addAudit(staff, { id: ulid(now.getTime()), action: 'age_shown', reason, ...shown }, now)
