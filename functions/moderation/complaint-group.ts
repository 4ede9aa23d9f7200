import { isOwnCase } from '#functions/stores/safety/case.ts'
import { findComplaint, listComplaintsOf } from '#functions/stores/safety/complaint.ts'
import { shownOwner } from '#functions/stores/safety/complaint-owner.ts'
import type { Complaint } from '#functions/stores/safety/complaint-shape.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import { mayDecide } from './case-pictures.ts'

/** Maximum number of complaints of a group, which are written in one transaction. */
const mostInGroup = 50

/** Whether staff may decide on a complaint, and so can have it handed to them. */
export const mayTake = (complaint: Complaint, staff: Pick<Staff, 'id' | 'roles'>): boolean =>
  mayDecide(complaint, staff) && !isOwnCase(complaint, staff)

/**
 * Complaint with the other open ones about the same member, which have one owner while somebody
 * works on them (MOD-04); undefined if there is no such complaint.
 */
export async function findGroup(id: string): Promise<{ named: Complaint; others: Complaint[] } | undefined> {
  const consistent = { consistent: true }
  const named = await findComplaint(id, consistent)
  if (!named) return undefined
  const { about } = named
  const all = about === null ? [] : await listComplaintsOf(about, 'about', mostInGroup, consistent)
  return { named, others: all.filter((other) => other.id !== id && other.status === 'open') }
}

/** Whether nobody but `owners` works on a complaint. */
export function isLeftTo(owners: readonly (string | undefined)[], complaint: Complaint, now: Date): boolean {
  const owner = shownOwner(complaint, { id: '' }, now)
  return owner === null || owners.includes(owner.id)
}
