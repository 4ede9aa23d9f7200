import * as z from 'zod/mini'
import { complaintOutcomes } from '../model/complaint.ts'
import { CivilMonth, ComplaintCursor, MomentCursor, UlidCursor } from '../model/cursor.ts'
import {
  DecisionNumber,
  decisionGrounds,
  fitsKind,
  objectionOutcomes,
  removableTexts,
  staffSources,
} from '../model/decision.ts'
import { ComplaintId, MemberId, RequestId, TextId } from '../model/ids.ts'
import { MailedText } from '../model/mailed-text.ts'
import { EvidencePhotoId, escalations, PhotoId, staffRefusalReasons } from '../model/photo.ts'
import { SmallCard, userStatuses } from '../model/profile.ts'
import { Reason, reasonLength } from '../model/reason.ts'
import { ReportRow } from '../model/staff.ts'
import { suspensionDays } from '../rules/safety-limits.ts'
import { endpoint, moderators, officers } from './endpoint.ts'
import { MemberFile, noteLength, StaffNote } from './member-file.ts'
import {
  AnsweringDecision,
  Complaint,
  Evidence,
  FoundDecision,
  Objection,
  RiskEntry,
  WaitingPhoto,
  WaitingText,
} from './moderation-items.ts'

const NoteText = z.string().check(z.trim(), z.minLength(noteLength.min), z.maxLength(noteLength.max))

/**
 * Length in characters of the facts in a statement of reasons, in which staff write what they saw.
 */
export const factsLength = { min: 10, max: 1000 } as const
/** Length in characters of the answer to a complaint or objection. */
export const answerLength = { min: 10, max: 3000 } as const

const Waiting = z.object({ count: z.int(), oldest_at: z.nullable(z.string()) })

// Decisions of staff on photos, complaints and members.

/**
 * Size of each queue and the age of its oldest item. Complaints and objections that only roles
 * for cases may answer are counted separately, and are null for other staff (MOD-06, MOD-07).
 */
export const overview = endpoint({
  method: 'GET',
  path: '/api/staff-overview.php',
  ...officers,
  answer: z.object({
    photos: Waiting,
    verifications: Waiting,
    texts: Waiting,
    objections: Waiting,
    erasures: Waiting,
    /** `urgent`: complaints of the highest priority; `handed`: complaints handed to the caller. */
    complaints: z.extend(Waiting, { urgent: z.int(), handed: z.int() }),
    case_complaints: z.nullable(z.extend(Waiting, { urgent: z.int() })),
    case_objections: z.nullable(Waiting),
    /** `urgent`: members with at least the score `urgentScore` (shared/rules/risk.ts). */
    risks: z.extend(Waiting, { urgent: z.int() }),
  }),
  refusals: [],
})

/** Oldest photos of the queue. */
export const listPhotos = endpoint({
  method: 'GET',
  path: '/api/staff-photos.php',
  ...moderators,
  answer: z.object({ photos: z.array(WaitingPhoto), waiting: Waiting }),
  refusals: [],
})

/**
 * Decides on a photo. main: allowed everywhere. explicit: shown to members, never as the main
 * photo. refused: with a reason, which the member gets by mail.
 */
export const decidePhoto = endpoint({
  method: 'POST',
  path: '/api/staff-photos.php',
  ...moderators,
  body: z.object({
    member: MemberId,
    id: PhotoId,
    verdict: z.enum(['main', 'explicit', 'refused']),
    reason: z.optional(z.enum(staffRefusalReasons)),
  }),
  answer: z.object({ decided: z.literal(true) }),
  refusals: ['not_found', 'already_decided', 'reason_required'],
})

/**
 * Escalates a waiting photo on a suspicion (MOD-14). One transaction refuses the photo with the
 * reason that belongs to the suspicion, suspends its owner, opens a case with the photo as
 * evidence, and mails a statement of reasons (MOD-06, MOD-07). The suspension ends when a colleague
 * decides the case. A repeat returns the open case; so does a further photo of child abuse, which
 * is added to it.
 */
export const escalatePhoto = endpoint({
  method: 'POST',
  path: '/api/staff-photo-escalation.php',
  ...moderators,
  body: z.object({ member: MemberId, id: PhotoId, suspicion: z.enum(escalations) }),
  answer: z.object({ case: z.string() }),
  refusals: ['not_found', 'already_decided'],
})

/**
 * Opens a case on a suspicion of a minor or of child abuse, from the member's file or from a
 * complaint about the member (MOD-06, MOD-07). Suspends the account until a colleague decides the
 * case, refuses `photo` or else the photo that the complaint names, mails a statement of reasons,
 * and links the complaint to the decision. A repeat returns the open case, to which a further photo
 * of child abuse is added. Refused with `complaint_owned` while a colleague works on the complaint,
 * and with `already_decided` for a banned member, for an answered complaint, or, on a suspicion of
 * child abuse, if `photo` no longer has a picture.
 */
export const suspectMember = endpoint({
  method: 'POST',
  path: '/api/staff-suspicion.php',
  ...moderators,
  body: z.object({
    member: MemberId,
    suspicion: z.enum(escalations),
    /** Photo of the profile that caused the suspicion, if it was a single photo. */
    photo: z.optional(PhotoId),
    complaint: z.optional(ComplaintId),
  }),
  answer: z.object({ case: z.string() }),
  refusals: ['not_found', 'already_decided', 'complaint_owned'],
})

/** Profile texts that wait for staff, oldest first (MOD-11). */
export const listTexts = endpoint({
  method: 'GET',
  path: '/api/staff-texts.php',
  ...moderators,
  answer: z.object({ texts: z.array(WaitingText), waiting: Waiting }),
  refusals: [],
})

/**
 * Shows a waiting text to others. Refused with `already_decided` if the member has changed it
 * since the list was read. To refuse a text, use `decide`, which sends a statement of reasons.
 */
export const approveText = endpoint({
  method: 'POST',
  path: '/api/staff-texts.php',
  ...moderators,
  body: z.object({ member: MemberId, field: z.enum(removableTexts), text: TextId }),
  answer: z.object({ approved: z.literal(true) }),
  refusals: ['not_found', 'already_decided'],
})

/**
 * Lists of complaints. `open`: by priority, then oldest first. `handed`: open complaints that
 * colleagues handed to the caller (`handOverComplaint`), oldest first. `answered`: latest first.
 */
export const listComplaints = endpoint({
  method: 'GET',
  path: '/api/staff-complaints.php',
  ...moderators,
  query: z.object({
    status: z.optional(z.enum(['open', 'handed', 'answered'])),
    cursor: z.optional(ComplaintCursor),
  }),
  answer: z.object({ complaints: z.array(Complaint), next: z.nullable(z.string()) }),
  refusals: [],
})

export const complaint = endpoint({
  method: 'GET',
  path: '/api/staff-complaint.php',
  ...moderators,
  query: z.object({ id: ComplaintId }),
  answer: z.object({
    complaint: Complaint,
    /** Other complaints about the same member, open ones first, then newest first. */
    related: z.array(Complaint),
    evidence: z.nullable(Evidence),
    outcome: z.nullable(z.enum(complaintOutcomes)),
    answer: z.nullable(z.string()),
    /**
     * Of an answered complaint: the decisions that answered it. Of an open complaint: the
     * decisions in force that could answer it, made for this complaint or about the same member.
     */
    decisions: z.array(AnsweringDecision),
    /** Notes of staff about this complaint and the related complaints, newest first. */
    notes: z.array(StaffNote),
  }),
  refusals: ['not_found'],
})

/**
 * Picture of the evidence of a complaint or decision, as WebP in base64, because evidence has no
 * URL (MOD-07). The audit trail records each view of an unblurred picture (MOD-15). Refused with
 * `not_found` for roles that may not see the picture (MOD-06).
 */
export const evidencePicture = endpoint({
  method: 'GET',
  path: '/api/staff-evidence.php',
  ...moderators,
  query: z.object({
    id: z.union([ComplaintId, DecisionNumber]),
    photo: EvidencePhotoId,
    picture: z.enum(['clear', 'blurred']),
  }),
  answer: z.object({ picture: z.string() }),
  refusals: ['not_found'],
})

/**
 * Answers a complaint: mails the outcome, what was decided about the member and the reasons to the
 * complainant, and retains the evidence for an objection (MOD-03).
 *
 * `upheld` requires a decision in force that was made for the complaint (`decide`), an earlier
 * decision about the same member (`decision`), or `ban`, which bans the address of a purged member
 * (MOD-09). `agreed` and `dismissed` require that no such decision exists (MOD-18). Any other
 * combination is refused with `outcome_mismatch`. Also refused with `complaint_owned` while a
 * colleague works on the complaint, and with `own_decision` to moderators who opened the case or
 * added to it.
 *
 * A case needs no decision and cannot be `agreed`. If the case suspends its subject, `upheld` bans
 * the subject and `dismissed` lifts the suspension; the subject gets the answer as the reason
 * (MOD-06, MOD-07). `dismissed` is then refused with `under_minimum_age` while the date of birth in
 * the subject's profile is below the minimum age: staff must correct it first. A case, and any
 * complaint of the categories `minor` and `child_abuse`, is refused with `role_required` to staff
 * without a role for cases.
 *
 * `age_shown`: how a subject whose suspension is lifted showed their age; they then need no
 * external check (TRAP-24). Refused with `invalid_input` if no suspension is lifted, or if the
 * country requires no check.
 */
export const answerComplaint = endpoint({
  method: 'POST',
  path: '/api/staff-complaint.php',
  ...moderators,
  body: z.object({
    id: ComplaintId,
    outcome: z.enum(complaintOutcomes),
    answer: MailedText(answerLength),
    decision: z.optional(DecisionNumber),
    ban: z.optional(z.boolean()),
    age_shown: z.optional(Reason),
  }),
  answer: z.object({ answered: z.literal(true) }),
  refusals: [
    'not_found',
    'own_decision',
    'already_decided',
    'complaint_owned',
    'outcome_mismatch',
    'under_minimum_age',
    'invalid_input',
  ],
})

/**
 * Makes the caller the owner of an open complaint for 20 minutes; a repeated call extends the
 * ownership. The caller also becomes the owner of the other open complaints about the same
 * member, unless a third person works on them. While a colleague is the owner, the call is
 * refused with `complaint_owned`, with the colleague's name (`by`) and the end of the ownership
 * (`until`). If `from` is the colleague's id, the caller takes the complaint over. Refused with
 * `role_required` and `own_decision` to staff who may not answer the complaint.
 */
export const ownComplaint = endpoint({
  method: 'POST',
  path: '/api/staff-complaint-owner.php',
  ...moderators,
  body: z.object({ id: ComplaintId, from: z.optional(z.string().check(z.maxLength(40))) }),
  answer: z.object({ owned: z.literal(true) }),
  refusals: ['not_found', 'own_decision', 'already_decided', 'complaint_owned'],
})

/** Ends the caller's ownership of a complaint and of others about the same member. Idempotent. */
export const releaseComplaint = endpoint({
  method: 'DELETE',
  path: '/api/staff-complaint-owner.php',
  ...moderators,
  query: z.object({ id: ComplaintId }),
  answer: z.object({ owned: z.literal(false) }),
  refusals: [],
})

/** Colleagues to whom a complaint can be handed: moderators who may decide on it. */
export const listColleagues = endpoint({
  method: 'GET',
  path: '/api/staff-complaint-handover.php',
  ...moderators,
  query: z.object({ id: ComplaintId }),
  answer: z.object({ colleagues: z.array(z.object({ id: z.string(), name: z.string() })) }),
  refusals: ['not_found'],
})

/**
 * Makes a colleague the owner of an open complaint for 24 hours. This includes the other open
 * complaints about the same member, unless a third person works on them. If `to` is null, the
 * complaints that the caller owns return to the queue. `text` is added as a note; the client
 * generates the id of the note (`note`), so a retry is idempotent. Refused with `complaint_owned`
 * while a colleague works on the complaint, with `role_required` if the caller has no role for
 * it, and with `invalid_input` if the recipient cannot decide on it.
 */
export const handOverComplaint = endpoint({
  method: 'POST',
  path: '/api/staff-complaint-handover.php',
  ...moderators,
  body: z.object({
    id: ComplaintId,
    note: RequestId,
    to: z.nullable(z.string().check(z.maxLength(40))),
    text: NoteText,
  }),
  answer: z.object({ handed: z.literal(true) }),
  refusals: ['not_found', 'already_decided', 'complaint_owned', 'invalid_input'],
})

/**
 * Adds a note of staff to a complaint. No member sees the note, and it is deleted together with
 * the complaint. The client generates `id`, so a retry is idempotent. Refused with
 * `invalid_input` after 100 notes.
 */
export const noteComplaint = endpoint({
  method: 'POST',
  path: '/api/staff-complaint-note.php',
  ...moderators,
  body: z.object({ id: RequestId, complaint: ComplaintId, text: NoteText }),
  answer: StaffNote,
  refusals: ['not_found', 'invalid_input'],
})

/** Members with the highest risk scores (MOD-12); the score only sets the order: staff decide. */
export const listRisks = endpoint({
  method: 'GET',
  path: '/api/staff-risks.php',
  ...moderators,
  answer: z.object({ risks: z.array(RiskEntry), count: z.int() }),
  refusals: [],
})

/**
 * Removes a harmless member from the queue of risks until a new signal. `last_at` is the time of
 * the last signal that the caller saw; the call is refused with `already_decided` if there is a
 * later signal. If the member uploaded a picture of a case, the call is refused with
 * `role_required` to staff without a role for such pictures (MOD-07).
 */
export const clearRisk = endpoint({
  method: 'POST',
  path: '/api/staff-risks.php',
  ...moderators,
  body: z.object({ id: MemberId, last_at: z.string().check(z.maxLength(30)) }),
  answer: z.object({ cleared: z.literal(true) }),
  refusals: ['already_decided'],
})

/**
 * File of a member by number, id, email address or profile name. The audit trail records each
 * view (MOD-15).
 */
export const member = endpoint({
  method: 'GET',
  path: '/api/staff-member.php',
  ...officers,
  query: z.object({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)) }),
  answer: z.extend(MemberFile, {
    /** For moderators: the latest complaints about the member and by them, open ones first. */
    complaints: z.object({ about: z.array(Complaint), by: z.array(Complaint) }),
  }),
  refusals: ['not_found'],
})

/**
 * Up to 20 members with a word in their profile name that begins with the text, ignoring case and
 * accents. Words are separated by dots, dashes and underscores. `more`: whether further members
 * match.
 */
export const findMembers = endpoint({
  method: 'GET',
  path: '/api/staff-members.php',
  ...officers,
  query: z.object({ q: z.string().check(z.trim(), z.minLength(2), z.maxLength(40)) }),
  answer: z.object({
    members: z.array(z.object({ member: SmallCard, status: z.enum(userStatuses) })),
    more: z.boolean(),
  }),
  refusals: [],
})

/**
 * Finds complaints by their receipt number and a decision by its number, as written in mails;
 * case, spaces and hyphens are ignored (MOD-03, MOD-08). Empty if the text is no such number.
 * Complaints are returned as in their list. A decision is left out if an objection to it needs a
 * role for cases that the caller does not have (MOD-06, MOD-07). Each item found is recorded in
 * the audit trail (MOD-15).
 */
export const findNumber = endpoint({
  method: 'GET',
  path: '/api/staff-numbers.php',
  ...moderators,
  query: z.object({ q: z.string().check(z.trim(), z.minLength(2), z.maxLength(40)) }),
  answer: z.object({
    /** Newest first; usually one. */
    complaints: z.array(Complaint),
    decision: z.nullable(FoundDecision),
  }),
  refusals: [],
})

/**
 * Adds a note of staff to a member's file (MOD-08). The client generates `id`: a repeat adds
 * nothing.
 */
export const addNote = endpoint({
  method: 'POST',
  path: '/api/staff-note.php',
  ...moderators,
  body: z.object({ id: RequestId, member: MemberId, text: NoteText }),
  answer: StaffNote,
  refusals: ['not_found', 'invalid_input'],
})

/**
 * Acts on a member. `end_sessions` ends all sessions. `unban` lifts a ban or suspension, mails the
 * reason to the member, and gives the decision the state `lifted`. An open objection to this
 * decision is then decided in the member's favour, with the reason as the answer. If the caller
 * made the decision, the objection stays open for a colleague. `unban` is refused with
 * `case_undecided` if a case suspends the member, because the answer to the case lifts the
 * suspension. If a case is the ground of a ban, `unban` is refused with `role_required` to staff
 * without a role for its pictures, and with `own_decision` to the person who decided the ban
 * (MOD-06, MOD-07). `unban` is refused with `under_minimum_age` under the same condition as
 * `answerComplaint`. The status in the answer is still `banned` if the ban had replaced a
 * suspension, which is then resumed.
 */
export const changeMember = endpoint({
  method: 'POST',
  path: '/api/staff-member.php',
  ...moderators,
  body: z.union([
    z.object({ id: MemberId, action: z.literal('unban'), reason: MailedText(reasonLength) }),
    z.object({ id: MemberId, action: z.literal('end_sessions') }),
  ]),
  answer: z.object({ status: z.enum(userStatuses) }),
  refusals: ['not_found', 'already_decided', 'case_undecided', 'own_decision', 'under_minimum_age'],
})

/**
 * Makes a decision about a member (MOD-01) and mails the statement of reasons in the member's
 * language (MOD-02). Returns the number of the decision. The client generates `id`, so a retry is
 * idempotent.
 *
 * The ground `misuse` is allowed only for the kinds `warned`, `suspended` and
 * `complaints_paused`, and `complaints_paused` allows no other ground; other combinations are
 * refused with `invalid_input`. On the ground `misuse`, `suspended` and `complaints_paused` are
 * refused with `warning_required` unless an earlier warning on this ground is in force.
 * `complaints_paused` is refused with `already_decided` while an earlier pause lasts, and cannot
 * answer a complaint.
 *
 * A ban or suspension hides the member and ends all sessions; a suspension ends by itself. Both
 * are refused with `case_undecided` while a case suspends the member, because the answer to the
 * case decides about a ban. `text_refused` refuses a waiting text (MOD-11); it is the only kind
 * with the source `automatic`. `name_removed` gives the member a neutral name until they choose
 * another; refused with `fictional_profile` for a fictional profile, whose name staff change
 * themselves.
 *
 * `complaint`: the open complaint about this member that the decision answers; the source is then
 * `notice`. Refused with `complaint_owned` while a colleague works on that complaint.
 * `message_removed` requires `complaint`: the message, given by its time and id, is one that the
 * member sent to the complainant.
 */
export const decide = endpoint({
  method: 'POST',
  path: '/api/staff-decision.php',
  ...moderators,
  body: z
    .object({
      id: RequestId,
      member: MemberId,
      effect: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('photo_removed'), photo: PhotoId }),
        z.object({ kind: z.literal('text_removed'), field: z.enum(removableTexts) }),
        z.object({ kind: z.literal('text_refused'), field: z.enum(removableTexts), text: TextId }),
        z.object({ kind: z.literal('name_removed') }),
        z.object({ kind: z.literal('message_removed'), message: MomentCursor }),
        z.object({ kind: z.literal('warned') }),
        z.object({ kind: z.literal('suspended'), days: z.literal(suspensionDays) }),
        z.object({ kind: z.literal('banned') }),
        z.object({ kind: z.literal('complaints_paused'), days: z.literal(suspensionDays) }),
      ]),
      ground: z.enum(decisionGrounds),
      facts: MailedText(factsLength),
      source: z.enum(staffSources),
      complaint: z.optional(ComplaintId),
    })
    .check(
      z.refine(({ effect, source }) => (source === 'automatic') === (effect.kind === 'text_refused')),
      z.refine(({ complaint, source }) => complaint === undefined || source === 'notice'),
      z.refine(({ effect, complaint }) => effect.kind !== 'message_removed' || complaint !== undefined),
      z.refine(({ effect, ground }) => fitsKind(ground, effect.kind)),
      z.refine(({ effect, complaint }) => effect.kind !== 'complaints_paused' || complaint === undefined),
    ),
  answer: z.object({ number: DecisionNumber }),
  refusals: [
    'not_found',
    'already_decided',
    'case_undecided',
    'complaint_owned',
    'role_required',
    'fictional_profile',
    'warning_required',
  ],
})

/**
 * Profile text at the time of a decision, and the text of the message that the decision removed,
 * for the decision on an objection (MOD-03). `message` is null if the decision removed no text of a
 * message. The audit trail records each view (MOD-15). Refused with `not_found` after the evidence
 * is deleted.
 */
export const decisionEvidence = endpoint({
  method: 'GET',
  path: '/api/staff-decision.php',
  ...moderators,
  query: z.object({ number: DecisionNumber }),
  answer: z.object({ profile: z.record(z.string(), z.unknown()), message: z.nullable(z.string()) }),
  refusals: ['not_found'],
})

/**
 * Open objections to decisions (MOD-03): the oldest that the caller may decide, then the oldest
 * that only colleagues may decide.
 */
export const listObjections = endpoint({
  method: 'GET',
  path: '/api/staff-objections.php',
  ...moderators,
  answer: z.object({ objections: z.array(Objection), waiting: Waiting }),
  refusals: [],
})

/**
 * Decides on an objection, and mails the outcome unless the account was purged. Refused with
 * `own_decision` to the person who made the decision, and with `role_required` to staff without a
 * role for the decision's pictures. `reversed` undoes the decision: access and a removed text or
 * message are restored, and a removed profile photo may be uploaded again. A removed name is
 * restored unless the member has chosen another. If the decision is a suspension for a case,
 * `reversed` also dismisses the case, and is refused to the person who opened the case. The rules
 * of `answerComplaint` apply to `age_shown` and, if the decision bars the member, to
 * `under_minimum_age`.
 */
export const answerObjection = endpoint({
  method: 'POST',
  path: '/api/staff-objections.php',
  ...moderators,
  body: z.object({
    number: DecisionNumber,
    outcome: z.enum(objectionOutcomes),
    answer: MailedText(answerLength),
    age_shown: z.optional(Reason),
  }),
  answer: z.object({ decided: z.literal(true) }),
  refusals: ['not_found', 'own_decision', 'already_decided', 'under_minimum_age', 'invalid_input'],
})

/**
 * Counts the entries of the audit trail in a month, for the transparency report (MOD-16). A page
 * counts up to 1,000 entries; the caller must add up equal rows from all pages and months.
 */
export const transparency = endpoint({
  method: 'GET',
  path: '/api/staff-transparency.php',
  ...moderators,
  query: z.object({ month: CivilMonth, cursor: z.optional(UlidCursor) }),
  answer: z.object({ rows: z.array(ReportRow), next: z.nullable(z.string()) }),
  refusals: [],
})
