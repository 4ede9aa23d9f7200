import type { Site } from '#functions/platform/site.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import type { Decision } from '#functions/stores/safety/decision.ts'
import { findEvidence } from '#functions/stores/safety/evidence.ts'
import { findStaff, type Staff } from '#functions/stores/staff/staff.ts'
import { seesGround, seesPicturesOf, shownMember } from './case-pictures.ts'
import { findOpenCase, mayReview } from './may-review.ts'

/** Whether staff may see the picture of a decision. */
export const seesPhoto = async ({ ground, member }: Decision, staff: Pick<Staff, 'roles'>): Promise<boolean> =>
  seesGround(ground, staff) && seesPicturesOf(member, staff)

/** Open objection as shown to staff, with the evidence of the decision. */
export async function shownObjection(decision: Decision, own: Pick<Staff, 'id' | 'roles'>, site: Site, now: Date) {
  const { number, member, kind, ground, facts, at, until, language, objection, removed, photo, by, source } = decision
  const account = member ? await findAccount(member, { consistent: true }) : undefined
  const [shown, maker, evidence, maySee, open] = await Promise.all([
    shownMember(member, own, site, now),
    findStaff(by),
    findEvidence(number, now),
    seesPhoto(decision, own),
    findOpenCase(number, account),
  ])
  return {
    ...{ number, kind, ground, facts, at, until, language },
    member: shown,
    decided_by: source === 'machine' ? null : (maker?.name ?? by),
    /** Whoever made the decision cannot decide on the objection. */
    own: by === own.id,
    may_decide: mayReview(decision, open, own),
    text: objection?.text ?? '',
    objected_at: objection?.at ?? at,
    removed_text: removed?.about ?? removed?.prompts?.map(({ answer }) => answer).join('\n') ?? null,
    photo: photo && evidence?.photos.includes(photo) && maySee ? photo : null,
    complaints: decision.complaints ?? [],
  }
}
