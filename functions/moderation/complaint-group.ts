import { isOwnCase } from '#functions/stores/safety/case.ts'
import { findComplaint, listComplaintsOf, listHandedComplaints } from '#functions/stores/safety/complaint.ts'
import { shownOwner } from '#functions/stores/safety/complaint-owner.ts'
import type { Complaint } from '#functions/stores/safety/complaint-shape.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import { mayDecide } from './case-pictures.ts'

/** Maximum number of complaints of a group, which are written in one transaction. */
const maxInGroup = 50

/** Whether staff may decide on a complaint. Only then can they own it or have it handed to them. */
export const mayTake = (complaint: Complaint, staff: Pick<Staff, 'id' | 'roles'>): boolean =>
  mayDecide(complaint, staff) && !isOwnCase(complaint, staff)

/**
 * Complaint and the other open complaints about the same member, which share an owner while
 * somebody works on them (MOD-04). Undefined if there is no complaint with this id. After the purge
 * of the member, the others are found by the hash of the member's address, among the complaints
 * handed to `staff`.
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
      : await listComplaintsOf(about, 'about', maxInGroup, consistent)
  return { named, others: all.filter((other) => other.id !== id && other.status === 'open') }
}

/** Complaints about the same purged member that are handed to a member of staff. */
async function findPurged({ aboutHash }: Complaint, staff: Pick<Staff, 'id'>, now: Date): Promise<Complaint[]> {
  if (aboutHash === undefined) return []
  const { complaints } = await listHandedComplaints(staff, { after: undefined, limit: maxInGroup, now })
  return complaints.filter((one) => one.aboutHash === aboutHash)
}

/** Whether a complaint has no owner, or an owner who is in `owners`. */
export function isLeftTo(owners: readonly (string | undefined)[], complaint: Complaint, now: Date): boolean {
  const owner = shownOwner(complaint, { id: '' }, now)
  return owner === null || owners.includes(owner.id)
}
