import { type Account, findAccount } from '#functions/stores/account/account.ts'
import { findCard } from '#functions/stores/members/card.ts'
import type { Evidence } from '#functions/stores/safety/complaint-shape.ts'
import type { Decision } from '#functions/stores/safety/decision.ts'
import { findEvidence } from '#functions/stores/safety/evidence.ts'
import { findStaff, type Staff } from '#functions/stores/staff/staff.ts'
import { seesPictureOf, seesPictures, staffCard } from './case-pictures.ts'
import { mayReview } from './may-review.ts'
import type { StaffView } from './staff-view.ts'

/** Whether staff may see the picture of a decision about the member with this account. */
export const seesPhoto = (
  decision: Pick<Decision, 'ground' | 'isWithheld'>,
  account: Account | undefined,
  staff: Pick<Staff, 'roles'>,
): boolean => seesPictureOf(decision, staff) && seesPictures(account, staff)

/** Name of the member at the time of the decision, which outlives the member's purge. */
const nameIn = (evidence: Evidence | undefined): string | undefined =>
  typeof evidence?.profile.name === 'string' ? evidence.profile.name : undefined

/**
 * Open objection as shown to staff, with the evidence of the decision. The text of a removed
 * message is left out: it is from a private conversation, and each view of it is recorded by the
 * call `decisionEvidence` (MOD-15).
 */
export async function shownObjection(decision: Decision, view: StaffView) {
  const { staff, now } = view
  const { number, member, kind, ground, facts, at, until, language, objection, removed, photo, by, source } = decision
  const [account, card, maker, evidence] = await Promise.all([
    member === null ? undefined : findAccount(member, { consistent: true }),
    member === null ? undefined : findCard(member),
    findStaff(by),
    findEvidence(number, now),
  ])
  return {
    number,
    kind,
    ground,
    facts,
    at,
    until,
    language,
    member: card ? staffCard(card, account, view) : null,
    decided_by: source === 'machine' ? null : (maker?.name ?? by),
    /** The author of a decision cannot decide on an objection against that decision. */
    own: by === staff.id,
    may_decide: mayReview(decision, staff),
    text: objection?.text ?? '',
    objected_at: objection?.at ?? at,
    removed_text:
      removed?.about ??
      removed?.prompts?.map(({ answer }) => answer).join('\n') ??
      (kind === 'name_removed' ? nameIn(evidence) : undefined) ??
      null,
    photo: photo && evidence?.photos.includes(photo) && seesPhoto(decision, account, staff) ? photo : null,
    complaints: decision.complaints ?? [],
  }
}
