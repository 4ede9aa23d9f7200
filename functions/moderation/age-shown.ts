import { ulid } from 'ulid'
import { Refusal } from '#functions/platform/refusal.ts'
import type { Site } from '#functions/platform/site.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import type { Write } from '#functions/table/transaction.ts'

/**
 * Throws `invalid_input` if `reason` says how the member showed their age, although the answer lets
 * nobody in or the country requires no external age check (TRAP-24).
 */
export function checkAgeShown(reason: string | undefined, isLetIn: boolean, { country }: Site): void {
  if (reason !== undefined && !(isLetIn && country.ageCheck !== null))
    throw new Refusal('invalid_input', { fields: { age_shown: 'invalid_input' } })
}

type AgeShown = { member: string /** `subject`: decision that suspended the member. */; subject: string }

/**
 * Writes of the audit entry that a member who is let in showed their age to staff, with the way in
 * `reason` (TRAP-24); none without it. The account is marked by another write: the one that lifts
 * the suspension.
 */
export const ageShownEntry = (
  shown: AgeShown,
  reason: string | undefined,
  staff: Pick<Staff, 'id' | 'name'>,
  now: Date,
): Write[] =>
  reason === undefined ? [] : addAudit(staff, { id: ulid(now.getTime()), action: 'age_shown', reason, ...shown }, now)
