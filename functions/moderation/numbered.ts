import { findComplaint } from '#functions/stores/safety/complaint.ts'
import { findDecision } from '#functions/stores/safety/decision.ts'
import { listOfReceipt } from '#functions/stores/safety/receipt.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import { readReceipt } from '#shared/model/complaint.ts'
import { readReference } from '#shared/rules/reference.ts'
import { mayReview } from './may-review.ts'

async function findOfReceipt(q: string) {
  const receipt = readReceipt(q)
  const ids = receipt === null ? [] : await listOfReceipt(receipt)
  const found = await Promise.all(ids.map((id) => findComplaint(id, { consistent: true })))
  return found.filter((complaint) => complaint !== undefined)
}

async function findOfNumber(q: string) {
  const number = readReference(q)
  return number === null ? undefined : findDecision(number, { consistent: true })
}

/**
 * Complaints and decision with the typed number. Complaints are included without a check, as every
 * moderator sees them in the list too. The decision is included only if `staff` may decide on an
 * objection to it (`mayReview`).
 */
export async function findNumbered(q: string, staff: Pick<Staff, 'roles'>) {
  const [complaints, decision] = await Promise.all([findOfReceipt(q), findOfNumber(q)])
  return { complaints, decision: decision && mayReview(decision, staff) ? decision : null }
}
