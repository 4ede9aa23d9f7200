import type { Site } from '#functions/platform/site.ts'
import type { Decision } from '#functions/stores/safety/decision.ts'
import { findEvidence } from '#functions/stores/safety/evidence.ts'
import { findStaff, type Staff } from '#functions/stores/staff/staff.ts'
import { seesCases, shownMember } from './complaints.ts'

/** Grounds whose pictures only the named roles see, as in a case (MOD-06). */
const caseGrounds: readonly string[] = ['minor', 'illegal']

/** Whether staff may see the picture of a decision. */
export const seesPhoto = ({ ground }: Decision, staff: Pick<Staff, 'roles'>): boolean =>
  !caseGrounds.includes(ground) || seesCases(staff)

/** Open objection as shown to staff, with the evidence of the decision. */
export async function shownObjection(decision: Decision, own: Pick<Staff, 'id' | 'roles'>, site: Site, now: Date) {
  const { number, member, kind, ground, facts, at, until, language, objection, removed, photo, by } = decision
  const [shown, maker, evidence] = await Promise.all([
    shownMember(member, site, now),
    findStaff(by),
    findEvidence(number, now),
  ])
  return {
    ...{ number, kind, ground, facts, at, until, language },
    member: shown,
    decided_by: maker?.name ?? by,
    /** Whoever made the decision cannot decide on the objection. */
    own: by === own.id,
    text: objection?.text ?? '',
    objected_at: objection?.at ?? at,
    removed_text: removed?.about ?? removed?.prompts?.map(({ answer }) => answer).join('\n') ?? null,
    photo: photo && evidence?.photos.includes(photo) && seesPhoto(decision, own) ? photo : null,
  }
}
