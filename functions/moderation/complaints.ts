import { messagePhotoId } from '#functions/platform/bucket-paths.ts'
import { isOwnCase } from '#functions/stores/safety/case.ts'
import { type AnsweringDecision, isSuspensionOver } from '#functions/stores/safety/complaint-decisions.ts'
import { shownOwner } from '#functions/stores/safety/complaint-owner.ts'
import type { Complaint, ComplaintNote } from '#functions/stores/safety/complaint-shape.ts'
import type { findEvidence } from '#functions/stores/safety/evidence.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import { isAboutChild, priorityOf } from '#shared/model/complaint.ts'
import { findShown, isMemberInCase, seesCases, shownMember } from './case-pictures.ts'
import { mayTake } from './complaint-group.ts'
import type { StaffView } from './staff-view.ts'

type Evidence = NonNullable<Awaited<ReturnType<typeof findEvidence>>>

/**
 * Complaint as shown to staff, with the cards of complainant and subject as far as staff may
 * see them. A card is null if it no longer exists.
 */
export async function shownComplaint(complaint: Complaint, view: StaffView) {
  const { staff, now } = view
  const { id, kind, category, text, language, status, createdAt, answeredAt, escalated } = complaint
  const [from, about] = await Promise.all([shownMember(complaint.from, view), findShown(complaint.about, view)])
  return {
    id,
    kind,
    category,
    priority: priorityOf(category),
    text,
    language,
    status,
    from,
    about: about?.card ?? null,
    about_language: about?.language ?? null,
    escalated: escalated ? { name: escalated.name, mine: isOwnCase(complaint, staff) } : null,
    owner: shownOwner(complaint, staff, now),
    flagger: complaint.flagger?.name ?? null,
    notifier: complaint.notifier ?? null,
    good_faith: complaint.goodFaith === true,
    about_left: complaint.aboutHash !== undefined,
    created_at: createdAt,
    answered_at: answeredAt ?? null,
  }
}

/** Decision as shown to staff at a complaint that it answers or could answer. */
export const shownAnswering = (decision: AnsweringDecision, { decisions = [] }: Complaint, now: Date) => {
  const { number, kind, at } = decision
  return { number, kind, at, tied: decisions.includes(number), over: isSuspensionOver(decision, now) }
}

/** Notes of staff about complaints, newest first. */
export const shownNotes = (complaints: readonly Complaint[]) =>
  complaints
    .flatMap(({ id, notes = [] }) => notes.toReversed().map((note) => shownNote(note, id)))
    .toSorted((a, b) => b.at.localeCompare(a.at))

export const shownNote = ({ handedTo, ...note }: ComplaintNote, complaint: string) => ({
  ...note,
  complaint,
  handed_to: handedTo ?? null,
})

/** Colleagues to whom a complaint can be handed (MOD-04): moderators who may decide on it. */
export const colleaguesFor = (complaint: Complaint, all: readonly Staff[], own: Pick<Staff, 'id'>): Staff[] =>
  all.filter((one) => one.id !== own.id && one.roles.includes('moderator') && mayTake(complaint, one))

/**
 * Whether the pictures in the evidence of a complaint need a role for cases: in a case, in a
 * complaint about a minor or child abuse, and if the subject is in a case (MOD-06, MOD-07).
 */
export const isWithheld = async ({ escalated, category, about }: Complaint): Promise<boolean> =>
  escalated !== undefined || isAboutChild(category) || (await isMemberInCase(about))

/** Whether staff may see the pictures in the evidence of a complaint. */
export const seesEvidence = async (complaint: Complaint, staff: Pick<Staff, 'roles'>): Promise<boolean> =>
  seesCases(staff) || !(await isWithheld(complaint))

/** Whether staff may see this photo of the evidence: a withheld photo needs a role for cases. */
export const seesEvidencePhoto = ({ withheld = [] }: Evidence, photo: string, staff: Pick<Staff, 'roles'>): boolean =>
  !withheld.includes(photo) || seesCases(staff)

/** Evidence as shown to staff: the state when the complaint was filed (TRAP-62). */
export async function shownEvidence(complaint: Complaint, found: Evidence, staff: Pick<Staff, 'roles'>) {
  const { profile, messages } = found
  const isSeen = await seesEvidence(complaint, staff)
  const photos = found.photos.filter((photo) => isSeen && seesEvidencePhoto(found, photo, staff))
  const named = complaint.photo === undefined ? [] : [complaint.photo, messagePhotoId(complaint.photo)]
  return {
    profile,
    photos: photos.map((id) => ({
      id,
      reported: named.includes(id),
      ...(found.missing?.includes(id) && { missing: true as const }),
    })),
    withheld: found.photos.length - photos.length,
    messages: messages.map(({ sentAt, ...message }) => ({
      ...message,
      sent_at: sentAt,
      reported: message.id === complaint.message?.id,
    })),
    reported_text: complaint.field ?? null,
  }
}
