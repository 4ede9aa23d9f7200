import type { Account } from '#functions/stores/account/account.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import type { Complaint } from '#functions/stores/safety/complaint-shape.ts'
import type { Decision } from '#functions/stores/safety/decision.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import type { DecisionKind } from '#shared/model/decision.ts'
import { mayDecide, seesCases, seesGround } from './case-pictures.ts'

export const isAboutPhoto = (kind: DecisionKind): boolean => kind === 'photo_removed' || kind === 'photo_refused'

/** The open case for which this decision suspends the member; undefined where there is none. */
export async function findOpenCase(number: string, account: Account | undefined): Promise<Complaint | undefined> {
  const { suspendedFor, bannedBy } = account ?? {}
  if (suspendedFor === undefined || bannedBy !== number) return undefined
  const complaint = await findComplaint(suspendedFor, { consistent: true })
  return complaint?.status === 'open' ? complaint : undefined
}

/**
 * Whether the roles of staff allow them to decide on an objection. Nobody else sees the photos that
 * it is about, and a reversal makes the site forget them.
 */
export function mayReview(
  { kind, ground }: Pick<Decision, 'kind' | 'ground'>,
  open: Complaint | undefined,
  staff: Pick<Staff, 'roles'>,
): boolean {
  const mayJudge = kind === 'photo_suspended' ? seesCases(staff) : !isAboutPhoto(kind) || seesGround(ground, staff)
  return mayJudge && (open === undefined || mayDecide(open, staff))
}
