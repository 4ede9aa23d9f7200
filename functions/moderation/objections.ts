import { evidenceFolder } from '#functions/platform/bucket-paths.ts'
import { photoUrl } from '#functions/platform/photo-url.ts'
import type { Site } from '#functions/platform/site.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import type { Decision } from '#functions/stores/safety/decision.ts'
import { findEvidence } from '#functions/stores/safety/evidence.ts'
import { findStaff, type Staff } from '#functions/stores/staff/staff.ts'
import { seesGround, seesPictures, shownMember } from './case-pictures.ts'

/** Open objection as shown to staff, with the evidence of the decision. */
export async function shownObjection(decision: Decision, own: Pick<Staff, 'id' | 'roles'>, site: Site, now: Date) {
  const { number, member, kind, ground, facts, at, until, language, objection, removed, photo, by } = decision
  const [shown, maker, evidence, account] = await Promise.all([
    shownMember(member, own, site, now),
    findStaff(by),
    findEvidence(number, now),
    member === null ? undefined : findAccount(member),
  ])
  const folder = evidenceFolder(number)
  const maySee = seesGround(ground, own) && (await seesPictures(account, own))
  return {
    ...{ number, kind, ground, facts, at, until, language },
    member: shown,
    decided_by: maker?.name ?? by,
    /** Whoever made the decision cannot decide on the objection. */
    own: by === own.id,
    text: objection?.text ?? '',
    objected_at: objection?.at ?? at,
    removed_text: removed?.about ?? removed?.prompts?.map(({ answer }) => answer).join('\n') ?? null,
    photo:
      maySee && photo && evidence?.photos.includes(photo)
        ? { id: photo, full: photoUrl(folder, photo, 'full', now), blurred: photoUrl(folder, photo, 'locked', now) }
        : null,
  }
}
