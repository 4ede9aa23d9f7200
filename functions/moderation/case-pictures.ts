import type { Site } from '#functions/platform/site.ts'
import { type Account, findAccount } from '#functions/stores/account/account.ts'
import { type Card, findCard, smallCard } from '#functions/stores/members/card.ts'
import type { Complaint } from '#functions/stores/safety/complaint-shape.ts'
import { findDecision } from '#functions/stores/safety/decision.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import { type DecisionGround, isCaseGround } from '#shared/model/decision.ts'
import type { SmallCard } from '#shared/model/profile.ts'
import { caseRoles } from '#shared/model/staff-roles.ts'
import { civilDate } from '#shared/rules/age.ts'

// The one place that decides who of staff sees the pictures of a case (MOD-06, MOD-07; decisions
// 0085 and 0090).

type Viewer = Pick<Staff, 'roles'>

/** Whether staff have a role for the pictures of cases. */
export const seesCases = ({ roles }: Viewer): boolean => caseRoles.some((role) => roles.includes(role))

/** Whether staff may decide a case: one of child abuse with a role for its photos (MOD-07). */
export const mayDecide = ({ escalated, category }: Pick<Complaint, 'escalated' | 'category'>, staff: Viewer): boolean =>
  escalated === undefined || category !== 'child_abuse' || seesCases(staff)

/** Whether staff may see the evidence of a decision on this ground. */
export const seesGround = (ground: DecisionGround, staff: Viewer): boolean => !isCaseGround(ground) || seesCases(staff)

/** Whether a member is suspended for a case, or banned on the ground of one. */
async function isInCase({ status, suspendedFor, bannedBy }: Account): Promise<boolean> {
  if (status !== 'banned') return false
  if (suspendedFor !== undefined) return true
  const ground = bannedBy === undefined ? undefined : (await findDecision(bannedBy))?.ground
  return ground !== undefined && isCaseGround(ground)
}

/** Whether staff may see pictures of a member: those of a member in a case need a role. */
export const seesPictures = async (account: Account | undefined, staff: Viewer): Promise<boolean> =>
  seesCases(staff) || account === undefined || !(await isInCase(account))

/** The same by the member's id; null is nobody, whose pictures need no role. */
export const seesPicturesOf = async (id: string | null, staff: Viewer): Promise<boolean> =>
  seesCases(staff) || id === null || seesPictures(await findAccount(id, { consistent: true }), staff)

/** Card as shown to staff, without the picture where they may not see it. */
export async function staffCard(
  card: Card,
  account: Account | undefined,
  staff: Viewer,
  { country }: Site,
  now: Date,
): Promise<SmallCard> {
  const shown = smallCard(card, civilDate(now, country.timeZone), now)
  return (await seesPictures(account, staff)) ? shown : { ...shown, main_image: null }
}

/** Card of a member as shown to staff, or null if there is no such member (any more). */
export async function shownMember(id: string | null, staff: Viewer, site: Site, now: Date): Promise<SmallCard | null> {
  if (id === null) return null
  const [card, account] = await Promise.all([findCard(id), findAccount(id)])
  return card ? staffCard(card, account, staff, site, now) : null
}
