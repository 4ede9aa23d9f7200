import { findComplaint } from '#functions/stores/safety/complaint.ts'
import { findDecision } from '#functions/stores/safety/decision.ts'
import { listOfReceipt } from '#functions/stores/safety/receipt.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import { readReceipt } from '#shared/model/complaint.ts'
import { readReference } from '#shared/rules/reference.ts'
import { mayDecide, seesPictureOf } from './case-pictures.ts'

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
 * Complaints and decision with the typed number. `seenBy` leaves out those that need a role for
 * cases (MOD-06, MOD-07), as if they did not exist.
 */
export async function findNumbered(q: string) {
  const [complaints, decision] = await Promise.all([findOfReceipt(q), findOfNumber(q)])
  return {
    seenBy: (staff: Pick<Staff, 'roles'>) => ({
      complaints: complaints.filter((complaint) => mayDecide(complaint, staff)),
      decision: decision && seesPictureOf(decision, staff) ? decision : null,
    }),
  }
}
