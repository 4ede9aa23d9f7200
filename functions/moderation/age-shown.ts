import { ulid } from 'ulid'
import { addAudit } from '#functions/stores/staff/audit.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import type { Write } from '#functions/table/transaction.ts'

type AgeShown = { member: string /** The decision that suspended the member. */; subject: string; reason: string }

/**
 * Entry of the trail that a member who is let in showed their age to staff, and how (TRAP-24). The
 * write that lifts the suspension marks the account.
 */
export const ageShownEntry = (shown: AgeShown, staff: Pick<Staff, 'id' | 'name'>, now: Date): Write[] =>
  addAudit(staff, { id: ulid(now.getTime()), action: 'age_shown', ...shown }, now)
