import * as z from 'zod/mini'
import { languages } from '../i18n/languages.ts'
import { ageCheckResults } from '../model/age-check.ts'
import { DecisionNumber } from '../model/decision.ts'
import { MemberNumber } from '../model/ids.ts'
import { paymentStatuses } from '../model/money.ts'
import { RefusalReason } from '../model/photo.ts'
import { Gender, Interests, ProfileFacts, Prompts, photoStatuses, SmallCard, userStatuses } from '../model/profile.ts'
import { RiskPart } from '../model/risk.ts'
import { AuditEntry } from '../model/staff.ts'

/** Length of a note of staff. */
export const noteLength = { min: 3, max: 1000 } as const

const FilePhoto = z.object({
  id: z.string(),
  /** `removed`: the photo no longer exists, but the decisions on it are still stored. */
  status: z.enum([...photoStatuses, 'removed']),
  private: z.boolean(),
  explicit: z.boolean(),
  full: z.nullable(z.string()),
  blurred: z.nullable(z.string()),
  /** Whether the picture is hidden: it belongs to a case that needs another role (MOD-06). */
  withheld: z.boolean(),
  /** Null for a removed photo. */
  uploaded_at: z.nullable(z.string()),
  /** Reason for a refusal; details are in the history. */
  reason: z.nullable(RefusalReason),
  /** Decisions on this photo, newest first. */
  history: z.array(z.pick(AuditEntry, { id: true, at: true, staff: true, action: true, reason: true })),
})

/** Device with a session that can still be used. */
const FileDevice = z.object({
  /** Browser and system; null if unknown. */
  device: z.nullable(z.string()),
  first_seen: z.string(),
  last_seen: z.string(),
})

/** What two accounts can have in common (MOD-08). */
export const sharedThings = ['device', 'address', 'payment', 'picture'] as const

const RelatedAccount = z.object({
  member: SmallCard,
  status: z.enum(userStatuses),
  shares: z.array(z.enum(sharedThings)),
})

/**
 * Note of staff about a member or about a complaint. The member's data export contains the notes
 * about the member, without their authors.
 */
export const StaffNote = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  text: z.string(),
  /** Id of the complaint that the note is about; null for a note about the member. */
  complaint: z.nullable(z.string()),
  /** Colleague to whom the complaint was handed over with this note. */
  handed_to: z.nullable(z.string()),
})

/**
 * File of a member (MOD-08). The caller's roles determine which fields are filled. Finance sees the
 * account and its payments. Moderators see everything except the payments, of which they see only
 * the number per state.
 */
export const MemberFile = z.object({
  card: SmallCard,
  number: MemberNumber,
  email: z.string(),
  status: z.enum(userStatuses),
  signup_date: z.string(),
  language: z.enum(languages),
  premium: z.boolean(),
  credits: z.int(),
  invisible: z.boolean(),
  /** End of a suspension; null for a ban and for members who are not banned. */
  suspended_until: z.nullable(z.string()),
  /** Id of the case whose decision ends the suspension (MOD-06). */
  suspended_for: z.nullable(z.string()),
  /**
   * Time until which complaints of the member are refused (DSA 23(2)); null if they are accepted.
   */
  complaints_paused_until: z.nullable(z.string()),
  /** Whether a warning for misuse of complaints is in force, after which they can be paused. */
  misuse_warned: z.boolean(),
  /**
   * Whether the caller may lift the ban or suspension. If a case is the reason, the caller needs a
   * role for its pictures, and must not be the person who decided the ban (MOD-06, MOD-07).
   */
  may_lift: z.boolean(),
  /**
   * Latest external age check (TRAP-24); null if there is none, or if the caller is not a
   * moderator. `shown`: the member showed their age to staff instead, so there is no provider.
   */
  age_check: z.nullable(
    z.object({ state: z.enum([...ageCheckResults, 'shown']), provider: z.nullable(z.string()), at: z.string() }),
  ),
  about: z.nullable(z.string()),
  prompts: Prompts,
  sessions: z.int(),
  /** Most recently used first. */
  devices: z.array(FileDevice),
  photos: z.array(FilePhoto),
  /**
   * Fields that `fictional.change` can change and that are not elsewhere in this answer; null for a
   * real member.
   */
  fictional: z.nullable(
    z.object({
      wanted_gender: Gender,
      facts: z.omit(ProfileFacts, { sexuality: true }),
      interests: Interests,
      prompts: z._default(Prompts, []),
    }),
  ),
  /** `number`: number of the decision, as in its mail; null if the action has none. */
  decisions: z.array(z.extend(AuditEntry, { number: z.nullable(DecisionNumber) })),
  /** Signals of a scam (MOD-12), most points first. */
  signals: z.array(RiskPart),
  /**
   * Other accounts that have something in common with this account; accounts that share most first.
   */
  related: z.array(RelatedAccount),
  /**
   * Notes about the member, and about complaints in this answer that concern the member; newest
   * first.
   */
  notes: z.array(StaffNote),
  payment_counts: z.array(z.object({ status: z.enum(paymentStatuses), count: z.int() })),
  /** For finance only. */
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
})
