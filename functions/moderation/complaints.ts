import { evidenceFolder, messagePhotoId } from '#functions/platform/bucket-paths.ts'
import { photoUrl } from '#functions/platform/photo-url.ts'
import type { Site } from '#functions/platform/site.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import type { findComplaint } from '#functions/stores/safety/complaint.ts'
import { shownOwner } from '#functions/stores/safety/complaint-owner.ts'
import type { findEvidence } from '#functions/stores/safety/evidence.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import { priorityOf } from '#shared/model/complaint.ts'
import { seesCases, seesPictures, shownMember } from './case-pictures.ts'

type Complaint = NonNullable<Awaited<ReturnType<typeof findComplaint>>>
type Evidence = NonNullable<Awaited<ReturnType<typeof findEvidence>>>

export async function shownComplaint(complaint: Complaint, site: Site, staff: Pick<Staff, 'id' | 'roles'>, now: Date) {
  const { id, kind, category, text, language, status, createdAt, answeredAt, escalated } = complaint
  const [from, about] = await Promise.all([
    shownMember(complaint.from, staff, site, now),
    shownMember(complaint.about, staff, site, now),
  ])
  return {
    id,
    kind,
    category,
    priority: priorityOf(category),
    text,
    language,
    status,
    from,
    about,
    escalated: escalated ? { name: escalated.name, mine: escalated.id === staff.id } : null,
    suspends: complaint.suspends !== undefined,
    owner: shownOwner(complaint, staff, now),
    flagger: complaint.flagger?.name ?? null,
    about_left: complaint.aboutHash !== undefined,
    created_at: createdAt,
    answered_at: answeredAt ?? null,
  }
}

/** Categories whose pictures are those of a case once the complaint is upheld (MOD-06, MOD-07). */
const caseCategories: readonly string[] = ['minor', 'child_abuse']

/**
 * Whether staff may see the pictures. Those of a complaint from outside are seen by every moderator
 * until there is a case, as somebody has to look first.
 */
async function maySee({ escalated, category, outcome, about }: Complaint, staff: Pick<Staff, 'roles'>) {
  if (seesCases(staff)) return true
  if (escalated !== undefined || (outcome === 'upheld' && caseCategories.includes(category))) return false
  return seesPictures(about === null ? undefined : await findAccount(about, { consistent: true }), staff)
}

/** Evidence as shown to staff: the state when the complaint was filed (TRAP-62). */
export async function shownEvidence(complaint: Complaint, found: Evidence, staff: Pick<Staff, 'roles'>, now: Date) {
  const { profile, messages } = found
  const photos = (await maySee(complaint, staff)) ? found.photos : []
  const folder = evidenceFolder(complaint.id)
  const named = complaint.photo === undefined ? [] : [complaint.photo, messagePhotoId(complaint.photo)]
  return {
    profile,
    photos: photos.map((id) => ({
      id,
      full: photoUrl(folder, id, 'full', now),
      blurred: photoUrl(folder, id, 'locked', now),
      reported: named.includes(id),
    })),
    withheld: found.photos.length - photos.length,
    messages: messages.map(({ sentAt, ...message }) => ({ ...message, sent_at: sentAt })),
  }
}
