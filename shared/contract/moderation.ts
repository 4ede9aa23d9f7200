import * as z from 'zod/mini'
import { languages } from '../i18n/languages.ts'
import { complaintKinds, complaintOutcomes } from '../model/complaint.ts'
import { MomentCursor } from '../model/cursor.ts'
import { ComplaintId, MemberId } from '../model/ids.ts'
import { PhotoId, staffRefusalReasons } from '../model/photo.ts'
import { Gender, Interests, MemberCard, ProfileFacts, photoStatuses, userStatuses } from '../model/profile.ts'
import { AuditEntry, anyStaff, moderators } from '../model/staff.ts'
import { endpoint } from './endpoint.ts'

const Reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(500))

export const WaitingPhoto = z.object({
  id: z.string(),
  member: MemberCard,
  private: z.boolean(),
  uploaded_at: z.string(),
  /** Opened only on the moderator's press; until then `blurred` is shown. */
  full: z.string(),
  blurred: z.string(),
  /** What the automatic inspection found, in its own words, such as `explicit nudity 0.93`. */
  findings: z.array(z.string()),
  /** The member's approved main photo, to compare with. */
  main: z.nullable(z.string()),
})
export type WaitingPhoto = z.infer<typeof WaitingPhoto>

export const Complaint = z.object({
  id: z.string(),
  kind: z.enum(complaintKinds),
  created_at: z.string(),
  text: z.string(),
  /** Of whoever complained: they read the answer in it. */
  language: z.enum(languages),
  /** Null for a visitor's, or when the member is gone. */
  from: z.nullable(MemberCard),
  about: z.nullable(MemberCard),
  /** The member it is about has left and is erased: their address can still be banned. */
  about_left: z.boolean(),
  status: z.enum(['open', 'answered']),
  answered_at: z.nullable(z.string()),
})

export const Evidence = z.object({
  /** The profile as it was: its texts and facts. */
  profile: z.nullable(z.record(z.string(), z.unknown())),
  photos: z.array(z.object({ id: z.string(), full: z.string(), blurred: z.string() })),
  messages: z.array(
    z.object({ id: z.string(), from: z.string(), type: z.string(), text: z.string(), sent_at: z.string() }),
  ),
})

const Waiting = z.object({ count: z.int(), oldest_at: z.nullable(z.string()) })

/** What staff decide about photos, complaints and members. */
export const moderation = {
  /** What waits, and since when. */
  overview: endpoint({
    method: 'GET',
    path: '/api/staff-overview.php',
    ...anyStaff,
    answer: z.object({ photos: Waiting, complaints: Waiting }),
    refusals: [],
  }),
  /** The photos that wait longest. */
  listPhotos: endpoint({
    method: 'GET',
    path: '/api/staff-photos.php',
    ...moderators,
    answer: z.object({ photos: z.array(WaitingPhoto), waiting: Waiting }),
    refusals: [],
  }),
  /** main: fit for every place. explicit: shown to members, never as main photo. refused: with a reason, which the member is told. */
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
  listComplaints: endpoint({
    method: 'GET',
    path: '/api/staff-complaints.php',
    ...moderators,
    query: z.object({ status: z.optional(z.enum(['open', 'answered'])), cursor: z.optional(MomentCursor) }),
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
      evidence: z.nullable(Evidence),
      outcome: z.nullable(z.enum(complaintOutcomes)),
      answer: z.nullable(z.string()),
    }),
    refusals: ['not_found'],
  }),
  /**
   * Answers with reasons; the mail goes to whoever complained, and the evidence stays for an objection (MOD-03). `ban` shuts out the address of a
   * member who left since (MOD-09); who is still there is banned in their own file.
   */
  answerComplaint: endpoint({
    method: 'POST',
    path: '/api/staff-complaint.php',
    ...moderators,
    body: z.object({
      id: ComplaintId,
      outcome: z.enum(complaintOutcomes),
      answer: z.string().check(z.trim(), z.minLength(10), z.maxLength(3000)),
      ban: z.optional(z.boolean()),
    }),
    answer: z.object({ answered: z.literal(true) }),
    refusals: ['not_found', 'already_decided'],
  }),
  /** A member by id, address or profile name. Finance sees what was paid; moderators see what others said and what was decided. */
  member: endpoint({
    method: 'GET',
    path: '/api/staff-member.php',
    ...anyStaff,
    query: z.object({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)) }),
    answer: z.object({
      card: MemberCard,
      email: z.string(),
      status: z.enum(userStatuses),
      signup_date: z.string(),
      premium: z.boolean(),
      credits: z.int(),
      invisible: z.boolean(),
      about: z.nullable(z.string()),
      sessions: z.int(),
      photos: z.array(
        z.object({
          id: z.string(),
          status: z.enum(photoStatuses),
          private: z.boolean(),
          explicit: z.boolean(),
          full: z.nullable(z.string()),
          blurred: z.nullable(z.string()),
        }),
      ),
      /** Of a fictional profile only: what `fictional.change` can change of it and is not said above. */
      fictional: z.nullable(
        z.object({
          wanted_gender: Gender,
          facts: z.omit(ProfileFacts, { sexuality: true }),
          interests: Interests,
        }),
      ),
      /** Of moderators' view; empty for finance. */
      decisions: z.array(AuditEntry),
      /** Of finance's view; empty for moderators. */
      payments: z.array(
        z.object({
          id: z.string(),
          at: z.string(),
          status: z.string(),
          amount_cents: z.int(),
          currency: z.string(),
          credits: z.int(),
        }),
      ),
    }),
    refusals: ['not_found'],
  }),
  /** ban and unban name a reason, which the member is mailed (TRAP-63); a ban ends all sessions. */
  changeMember: endpoint({
    method: 'POST',
    path: '/api/staff-member.php',
    ...moderators,
    body: z.union([
      z.object({ id: MemberId, action: z.enum(['ban', 'unban']), reason: Reason }),
      z.object({ id: MemberId, action: z.literal('end_sessions') }),
    ]),
    answer: z.object({ status: z.enum(userStatuses) }),
    refusals: ['not_found', 'already_decided'],
  }),
}
