import * as z from 'zod/mini'
import { complaintOutcomes } from '../model/complaint.ts'
import { CivilMonth, ComplaintCursor, MomentCursor, UlidCursor } from '../model/cursor.ts'
import { DecisionNumber, decisionGrounds, objectionOutcomes, removableTexts, staffSources } from '../model/decision.ts'
import { ComplaintId, MemberId, RequestId, TextId } from '../model/ids.ts'
import { EvidencePhotoId, escalations, PhotoId, staffRefusalReasons } from '../model/photo.ts'
import { SmallCard, userStatuses } from '../model/profile.ts'
import { Reason } from '../model/reason.ts'
import { ReportRow } from '../model/staff.ts'
import { suspensionDays } from '../rules/safety-limits.ts'
import { endpoint, moderators, officers } from './endpoint.ts'
import { MemberFile, noteLength, StaffNote } from './member-file.ts'
import {
  AnsweringDecision,
  Complaint,
  Evidence,
  Objection,
  RiskEntry,
  WaitingPhoto,
  WaitingText,
} from './moderation-items.ts'

const NoteText = z.string().check(z.trim(), z.minLength(noteLength.min), z.maxLength(noteLength.max))

/** Length of the facts in a statement of reasons: what staff saw. */
export const factsLength = { min: 10, max: 1000 } as const
/** Length in characters of the answer to a complaint or objection. */
export const answerLength = { min: 10, max: 3000 } as const

const Waiting = z.object({ count: z.int(), oldest_at: z.nullable(z.string()) })

/** Decisions of staff on photos, complaints and members. */
export const moderation = {
  /** Size of each queue and the age of its oldest item. */
  overview: endpoint({
    method: 'GET',
    path: '/api/staff-overview.php',
    ...officers,
    answer: z.object({
      ...{ photos: Waiting, verifications: Waiting, texts: Waiting, objections: Waiting, erasures: Waiting },
      /** `urgent`: those of the highest priority; `handed`: those handed to the caller. */
      complaints: z.extend(Waiting, { urgent: z.int(), handed: z.int() }),
      risks: z.object({ count: z.int() }),
    }),
    refusals: [],
  }),
  /** Oldest photos of the queue. */
  listPhotos: endpoint({
    method: 'GET',
    path: '/api/staff-photos.php',
    ...moderators,
    answer: z.object({ photos: z.array(WaitingPhoto), waiting: Waiting }),
    refusals: [],
  }),
  /**
   * Decides on a photo. main: allowed everywhere. explicit: shown to members, never as the main
   * photo. refused: with a reason, which the member gets by mail.
   */
  decidePhoto: endpoint({
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
  }),
  /**
   * Escalates a waiting photo on a suspicion (MOD-14). One transaction refuses the photo with the
   * reason that belongs to the suspicion, suspends its owner, opens a case with the photo as
   * evidence, and mails a statement of reasons (MOD-06, MOD-07). The suspension ends when a
   * colleague decides the case. A repeat returns the open case; so does a further photo of child
   * abuse, which is added to the case.
   */
  escalatePhoto: endpoint({
    method: 'POST',
    path: '/api/staff-photo-escalation.php',
    ...moderators,
    body: z.object({ member: MemberId, id: PhotoId, suspicion: z.enum(escalations) }),
    answer: z.object({ case: z.string() }),
    refusals: ['not_found', 'already_decided'],
  }),
  /**
   * Opens a case on a suspicion of a minor or of child abuse, from the member's file or from a
   * complaint about them (MOD-06, MOD-07): suspends the account at once until a colleague decides
   * the case, refuses the photo that the complaint names, and mails a statement of reasons. Ties
   * the complaint to the decision; refused with `complaint_owned` while a colleague works on it. A
   * repeat returns the open case. Refused with `already_decided` for a banned member or an answered
   * complaint.
   */
  suspectMember: endpoint({
    method: 'POST',
    path: '/api/staff-suspicion.php',
    ...moderators,
    body: z.object({ member: MemberId, suspicion: z.enum(escalations), complaint: z.optional(ComplaintId) }),
    answer: z.object({ case: z.string() }),
    refusals: ['not_found', 'already_decided', 'complaint_owned'],
  }),
  /** Profile texts that wait for staff, oldest first (MOD-11). */
  listTexts: endpoint({
    method: 'GET',
    path: '/api/staff-texts.php',
    ...moderators,
    answer: z.object({ texts: z.array(WaitingText), waiting: Waiting }),
    refusals: [],
  }),
  /**
   * Shows a waiting text to others. Refused with `already_decided` if the member has changed it
   * since the list was read. To refuse a text, use `decide`, which sends a statement of reasons.
   */
  approveText: endpoint({
    method: 'POST',
    path: '/api/staff-texts.php',
    ...moderators,
    body: z.object({ member: MemberId, field: z.enum(removableTexts), text: TextId }),
    answer: z.object({ approved: z.literal(true) }),
    refusals: ['not_found', 'already_decided'],
  }),
  /**
   * Open complaints by priority and then oldest first; `handed`: those of them that colleagues
   * handed to the caller (`handOverComplaint`), oldest first; answered ones latest first.
   */
  listComplaints: endpoint({
    method: 'GET',
    path: '/api/staff-complaints.php',
    ...moderators,
    query: z.object({
      status: z.optional(z.enum(['open', 'handed', 'answered'])),
      cursor: z.optional(ComplaintCursor),
    }),
    answer: z.object({ complaints: z.array(Complaint), next: z.nullable(z.string()) }),
    refusals: [],
  }),
  complaint: endpoint({
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
       * Decisions that answered the complaint. While it is open, the decisions in force that could:
       * those made for it, and others about the same member.
       */
      decisions: z.array(AnsweringDecision),
      /** Notes of staff about it and about the related ones, newest first. */
      notes: z.array(StaffNote),
    }),
    refusals: ['not_found'],
  }),
  /**
   * Picture of the evidence of a complaint or decision, a WebP in base64, as it has no URL
   * (MOD-07). The audit trail records the view of a clear one (MOD-15). Refused with `not_found`
   * for roles that may not see it (MOD-06).
   */
  evidencePicture: endpoint({
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
  }),
  /**
   * Answers a complaint: mails the outcome, what was decided about the member and the reasons to
   * the complainant, and retains the evidence for an objection (MOD-03). `upheld` needs a decision
   * in force that was made for the complaint (`decide`), an earlier one about the same member
   * (`decision`), or `ban`, which bans the address of a purged member (MOD-09). `agreed` and
   * `dismissed` require that there is none (MOD-18). Refused with `outcome_mismatch` otherwise,
   * with `complaint_owned` while a colleague works on the complaint, and with `own_decision` to
   * moderators who opened the case or added to it. A case needs no decision and cannot be `agreed`.
   * If the case suspends its subject, `upheld` bans them and `dismissed` lifts the suspension; the
   * subject gets the answer as the reason (MOD-06, MOD-07). A case or notice of child abuse needs a
   * role for its photos, else it is refused with `role_required`. `age_shown` says how a member who
   * is let in showed their age, so that they need no external check (TRAP-24). It is refused with
   * `invalid_input` for any other complaint or outcome, and if the country requires no check.
   */
  answerComplaint: endpoint({
    method: 'POST',
    path: '/api/staff-complaint.php',
    ...moderators,
    body: z.object({
      id: ComplaintId,
      outcome: z.enum(complaintOutcomes),
      answer: z.string().check(z.trim(), z.minLength(answerLength.min), z.maxLength(answerLength.max)),
      decision: z.optional(DecisionNumber),
      ban: z.optional(z.boolean()),
      age_shown: z.optional(Reason),
    }),
    answer: z.object({ answered: z.literal(true) }),
    refusals: ['not_found', 'own_decision', 'already_decided', 'complaint_owned', 'outcome_mismatch', 'invalid_input'],
  }),
  /**
   * Makes the caller the owner of an open complaint for 20 minutes; calling again extends it. The
   * other open complaints about the same member on which no third colleague works come with it.
   * While a colleague is the owner it is refused with `complaint_owned`, whose details have their
   * name (`by`) and the end of the ownership (`until`); if `from` is their id, the caller takes
   * over instead.
   */
  ownComplaint: endpoint({
    method: 'POST',
    path: '/api/staff-complaint-owner.php',
    ...moderators,
    body: z.object({ id: ComplaintId, from: z.optional(z.string().check(z.maxLength(40))) }),
    answer: z.object({ owned: z.literal(true) }),
    refusals: ['not_found', 'already_decided', 'complaint_owned'],
  }),
  /** Ends the caller's work on a complaint and the others about the same member. Idempotent. */
  releaseComplaint: endpoint({
    method: 'DELETE',
    path: '/api/staff-complaint-owner.php',
    ...moderators,
    query: z.object({ id: ComplaintId }),
    answer: z.object({ owned: z.literal(false) }),
    refusals: [],
  }),
  /** Colleagues to whom a complaint can be handed: moderators who may decide on it. */
  listColleagues: endpoint({
    method: 'GET',
    path: '/api/staff-complaint-handover.php',
    ...moderators,
    query: z.object({ id: ComplaintId }),
    answer: z.object({ colleagues: z.array(z.object({ id: z.string(), name: z.string() })) }),
    refusals: ['not_found'],
  }),
  /**
   * Makes a colleague the owner of an open complaint for 24 hours, with the other open complaints
   * about the same member on which no third colleague works; `to` null puts what the caller owns
   * back into the queue. `text` is added as a note; the client generates its id (`note`): a repeat
   * hands nothing over again. Refused with `complaint_owned` while a colleague works on it, and
   * with `invalid_input` for somebody who cannot decide on it.
   */
  handOverComplaint: endpoint({
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
  }),
  /**
   * Adds a note of staff to a complaint, with which it is removed. No member sees it. The client
   * generates `id`: a repeat adds nothing. Refused with `invalid_input` after 100 notes.
   */
  noteComplaint: endpoint({
    method: 'POST',
    path: '/api/staff-complaint-note.php',
    ...moderators,
    body: z.object({ id: RequestId, complaint: ComplaintId, text: NoteText }),
    answer: StaffNote,
    refusals: ['not_found', 'invalid_input'],
  }),
  /** Members with the highest risk scores (MOD-12); the score only sets the order: staff decide. */
  listRisks: endpoint({
    method: 'GET',
    path: '/api/staff-risks.php',
    ...moderators,
    answer: z.object({ risks: z.array(RiskEntry), count: z.int() }),
    refusals: [],
  }),
  /**
   * Takes a member with nothing wrong out of the queue of risks until a new signal. `last_at` is
   * the time of the last signal in the list; if there is a later one, the call is refused. A member
   * who uploaded a picture of a case can be cleared only by a role for such pictures, else it is
   * refused with `role_required` (MOD-07).
   */
  clearRisk: endpoint({
    method: 'POST',
    path: '/api/staff-risks.php',
    ...moderators,
    body: z.object({ id: MemberId, last_at: z.string().check(z.maxLength(30)) }),
    answer: z.object({ cleared: z.literal(true) }),
    refusals: ['already_decided'],
  }),
  /**
   * File of a member by number, id, email address or profile name. The audit trail records each
   * view (MOD-15).
   */
  member: endpoint({
    method: 'GET',
    path: '/api/staff-member.php',
    ...officers,
    query: z.object({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)) }),
    answer: z.extend(MemberFile, {
      /** For moderators: the latest complaints about the member and by them, open ones first. */
      complaints: z.object({ about: z.array(Complaint), by: z.array(Complaint) }),
    }),
    refusals: ['not_found'],
  }),
  /**
   * Up to 20 members with a word in their name that begins with a text, without case and accents;
   * words are separated by dots, dashes and underscores. `more`: there are others.
   */
  findMembers: endpoint({
    method: 'GET',
    path: '/api/staff-members.php',
    ...officers,
    query: z.object({ q: z.string().check(z.trim(), z.minLength(2), z.maxLength(40)) }),
    answer: z.object({
      members: z.array(z.object({ member: SmallCard, status: z.enum(userStatuses) })),
      more: z.boolean(),
    }),
    refusals: [],
  }),
  /**
   * Adds a note of staff to a member's file (MOD-08). The client generates `id`: a repeat adds
   * nothing.
   */
  addNote: endpoint({
    method: 'POST',
    path: '/api/staff-note.php',
    ...moderators,
    body: z.object({ id: RequestId, member: MemberId, text: NoteText }),
    answer: StaffNote,
    refusals: ['not_found', 'invalid_input'],
  }),
  /**
   * Acts on a member. `end_sessions` ends all sessions. `unban` lifts a ban or suspension, mails
   * the reason to the member, and marks the decision as lifted unless an objection to it is open.
   * Refused with `case_undecided` if a case suspends the member, as the answer to the case lifts
   * the suspension. To lift a ban on the ground of a case, the caller needs a role for its
   * pictures, else it is refused with `role_required`, and must not have decided the ban, else it
   * is refused with `own_decision` (MOD-06, MOD-07).
   */
  changeMember: endpoint({
    method: 'POST',
    path: '/api/staff-member.php',
    ...moderators,
    body: z.union([
      z.object({ id: MemberId, action: z.literal('unban'), reason: Reason }),
      z.object({ id: MemberId, action: z.literal('end_sessions') }),
    ]),
    answer: z.object({ status: z.enum(userStatuses) }),
    refusals: ['not_found', 'already_decided', 'case_undecided', 'own_decision'],
  }),
  /**
   * Decision about a member (MOD-01), whose statement of reasons is mailed in the member's language
   * (MOD-02). Answers its number. The client generates `id`: a repeat decides nothing new. A ban or
   * suspension hides the member and ends all sessions; a suspension ends by itself. `text_refused`
   * keeps a waiting text from others (MOD-11); only its source is an automatic check. A ban or
   * suspension is refused with `case_undecided` while a case suspends the member: its answer bans.
   * `complaint`: the open complaint about this member that it answers; its source is a notice.
   * Refused with `complaint_owned` while a colleague works on that complaint. `message_removed`
   * needs it: the message, named by its time and id, is one that the member sent to the
   * complainer.
   */
  decide: endpoint({
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
          z.object({ kind: z.literal('message_removed'), message: MomentCursor }),
          z.object({ kind: z.literal('warned') }),
          z.object({ kind: z.literal('suspended'), days: z.literal(suspensionDays) }),
          z.object({ kind: z.literal('banned') }),
        ]),
        ground: z.enum(decisionGrounds),
        facts: z.string().check(z.trim(), z.minLength(factsLength.min), z.maxLength(factsLength.max)),
        source: z.enum(staffSources),
        complaint: z.optional(ComplaintId),
      })
      .check(
        z.refine(({ effect, source }) => (source === 'automatic') === (effect.kind === 'text_refused')),
        z.refine(({ complaint, source }) => complaint === undefined || source === 'notice'),
        z.refine(({ effect, complaint }) => effect.kind !== 'message_removed' || complaint !== undefined),
      ),
    answer: z.object({ number: DecisionNumber }),
    refusals: ['not_found', 'already_decided', 'case_undecided', 'complaint_owned', 'role_required'],
  }),
  /**
   * Text of a profile as it was at the time of a decision, for the objection (MOD-03). The view is
   * in the trail (MOD-15). Refused with `not_found` once the evidence has been removed.
   */
  decisionEvidence: endpoint({
    method: 'GET',
    path: '/api/staff-decision.php',
    ...moderators,
    query: z.object({ number: DecisionNumber }),
    answer: z.object({ profile: z.record(z.string(), z.unknown()) }),
    refusals: ['not_found'],
  }),
  /**
   * Open objections to decisions (MOD-03): the oldest that the caller may decide, then the oldest
   * that only colleagues may decide.
   */
  listObjections: endpoint({
    method: 'GET',
    path: '/api/staff-objections.php',
    ...moderators,
    answer: z.object({ objections: z.array(Objection), waiting: Waiting }),
    refusals: [],
  }),
  /**
   * Decides on an objection. Refused with `own_decision` to the maker of the decision, and with
   * `role_required` to staff without a role for the pictures that it is about. `reversed` undoes
   * the decision: access and a removed text or message come back, a removed photo of the profile
   * may be uploaded again. It also dismisses the case for which the decision suspends, and is
   * refused to the opener of that case. Mails the outcome to a member who is still there.
   * `age_shown` as in `answerComplaint`.
   */
  answerObjection: endpoint({
    method: 'POST',
    path: '/api/staff-objections.php',
    ...moderators,
    body: z.object({
      number: DecisionNumber,
      outcome: z.enum(objectionOutcomes),
      answer: z.string().check(z.trim(), z.minLength(answerLength.min), z.maxLength(answerLength.max)),
      age_shown: z.optional(Reason),
    }),
    answer: z.object({ decided: z.literal(true) }),
    refusals: ['not_found', 'own_decision', 'already_decided', 'invalid_input'],
  }),
  /**
   * Counts of a month of the trail for the transparency file (MOD-16), up to 1,000 entries per
   * page. Rows of the same kind on several pages and months are added up.
   */
  transparency: endpoint({
    method: 'GET',
    path: '/api/staff-transparency.php',
    ...moderators,
    query: z.object({ month: CivilMonth, cursor: z.optional(UlidCursor) }),
    answer: z.object({ rows: z.array(ReportRow), next: z.nullable(z.string()) }),
    refusals: [],
  }),
}
