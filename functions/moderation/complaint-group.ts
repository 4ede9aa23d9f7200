import { isOwnCase } from '#functions/stores/safety/case.ts'
import { findComplaint, listComplaintsOf, listHandedComplaints } from '#functions/stores/safety/complaint.ts'
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
 * works on them (MOD-04); undefined if there is no such complaint. After the purge of the member,
 * only those handed to `staff` are still found, by the hash of the member's address.
 */
export async function findGroup(
  id: string,
  staff: Pick<Staff, 'id'>,
  now: Date,
): Promise<{ named: Complaint; others: Complaint[] } | undefined> {
  const consistent = { consistent: true }
  const named = await findComplaint(id, consistent)
  if (!named) return undefined
  const { about } = named
  const all =
    about === null
      ? await findPurged(named, staff, now)
      : await listComplaintsOf(about, 'about', mostInGroup, consistent)
  return { named, others: all.filter((other) => other.id !== id && other.status === 'open') }
}

/** Complaints handed to a member of staff about the same purged member as this one. */
async function findPurged({ aboutHash }: Complaint, staff: Pick<Staff, 'id'>, now: Date): Promise<Complaint[]> {
  if (aboutHash === undefined) return []
  const { complaints } = await listHandedComplaints(staff, { after: undefined, limit: mostInGroup, now })
  return complaints.filter((one) => one.aboutHash === aboutHash)
}

/** Whether nobody but `owners` works on a complaint. */
export function isLeftTo(owners: readonly (string | undefined)[], complaint: Complaint, now: Date): boolean {
  const owner = shownOwner(complaint, { id: '' }, now)
  return owner === null || owners.includes(owner.id)
}
