import type { Account } from '#functions/stores/account/account.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import type { Complaint } from '#functions/stores/safety/complaint-shape.ts'
import { type Decision, needsCaseRole } from '#functions/stores/safety/decision.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import { seesCases } from './case-pictures.ts'

/** The open case for which this decision suspends the member; undefined if there is none. */
export async function findOpenCase(number: string, account: Account | undefined): Promise<Complaint | undefined> {
  const { suspendedFor, bannedBy } = account ?? {}
  if (suspendedFor === undefined || bannedBy !== number) return undefined
  const complaint = await findComplaint(suspendedFor, { consistent: true })
  return complaint?.status === 'open' ? complaint : undefined
}

/** Whether the roles of staff allow them to decide on an objection. */
export const mayReview = (decision: Decision, staff: Pick<Staff, 'roles'>): boolean =>
  !needsCaseRole(decision) || seesCases(staff)
