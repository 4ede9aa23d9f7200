import { type Account, findAccount } from '#functions/stores/account/account.ts'
import { type Card, findCard } from '#functions/stores/members/card.ts'
import { smallCard } from '#functions/stores/members/shown-card.ts'
import type { Complaint } from '#functions/stores/safety/complaint-shape.ts'
import { type Decision, isForCases } from '#functions/stores/safety/decision.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import { isAboutChild } from '#shared/model/complaint.ts'
import { type DecisionGround, isCaseGround } from '#shared/model/decision.ts'
import type { SmallCard } from '#shared/model/profile.ts'
import { caseRoles } from '#shared/model/staff-roles.ts'
import { civilDate } from '#shared/rules/age.ts'
import type { StaffView } from './staff-view.ts'

// Only this module decides which staff may see the pictures of cases, and so may decide on cases
// (MOD-06, MOD-07; decisions 0085, 0090 and 0095).

type Viewer = Pick<Staff, 'roles'>

/** Whether staff have a role for the pictures of cases. */
export const seesCases = ({ roles }: Viewer): boolean => caseRoles.some((role) => roles.includes(role))

/**
 * Whether staff may answer a complaint, make a decision that answers it, or own it. A case, and a
 * complaint about a minor or child abuse, needs a role for the pictures of cases (MOD-06, MOD-07;
 * decision 0116).
 */
export const mayDecide = ({ category }: Pick<Complaint, 'category'>, staff: Viewer): boolean =>
  !isAboutChild(category) || seesCases(staff)

/** Whether staff may see the evidence of a decision on this ground. */
export const seesGround = (ground: DecisionGround, staff: Viewer): boolean => !isCaseGround(ground) || seesCases(staff)

/**
 * Whether staff may see the picture of a decision. A role for cases is needed if the decision's
 * ground is one of cases, or if `isWithheld` is set: by the complaint that the decision answers, or
 * by an earlier refusal of the same image.
 */
export const seesPictureOf = (decision: Pick<Decision, 'ground' | 'isWithheld'>, staff: Viewer): boolean =>
  !isForCases(decision) || seesCases(staff)

/** Whether a member is suspended for a case, or banned on a ground of cases (`isCaseGround`). */
const isInCase = ({ status, banGround }: Account): boolean =>
  status === 'banned' && banGround !== undefined && isCaseGround(banGround)

/**
 * Whether staff may see pictures of a member. If the member is in a case, this needs a role for the
 * pictures of cases.
 */
export const seesPictures = (account: Account | undefined, staff: Viewer): boolean =>
  seesCases(staff) || account === undefined || !isInCase(account)

/** Whether the member with this id is in a case; false if there is no id. */
export async function isMemberInCase(id: string | null): Promise<boolean> {
  const account = id === null ? undefined : await findAccount(id, { consistent: true })
  return account !== undefined && isInCase(account)
}

/** Card as shown to staff, without the picture if staff may not see the picture. */
export function staffCard(card: Card, account: Account | undefined, { staff, site, now }: StaffView): SmallCard {
  const shown = smallCard(card, civilDate(now, site.country.timeZone), now)
  return seesPictures(account, staff) ? shown : { ...shown, main_image: null }
}

/** Card of a member as shown to staff, or null if there is no such member (any more). */
export const shownMember = async (...of: Parameters<typeof findShown>): Promise<SmallCard | null> =>
  (await findShown(...of))?.card ?? null

/** Card of a member as shown to staff, with the language of mails to them. */
export async function findShown(id: string | null, view: StaffView) {
  if (id === null) return null
  const [card, account] = await Promise.all([findCard(id), findAccount(id)])
  return card ? { card: staffCard(card, account, view), language: account?.language ?? null } : null
}
