import * as z from 'zod/mini'
import { languages } from '#shared/i18n/languages.ts'
import { complaintCategories, complaintKinds, complaintOutcomes, reportableTexts } from '#shared/model/complaint.ts'
import { messageTypes } from '#shared/model/message.ts'

/**
 * Note of staff about a complaint. `by` is the name of its author at the time of writing,
 * `handedTo` the name of the colleague to whom the author handed the complaint together with the
 * note.
 */
const ComplaintNote = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  text: z.string(),
  handedTo: z.optional(z.string()),
})
export type ComplaintNote = z.infer<typeof ComplaintNote>

/** Stored complaint. Members are named only by their ids, which a purge removes. */
export const Complaint = z.object({
  id: z.string(),
  kind: z.enum(complaintKinds),
  category: z.enum(complaintCategories),
  createdAt: z.string(),
  text: z.string(),
  /** Photo that the complaint is about. */
  photo: z.optional(z.string()),
  /** Message that the complaint is about; the evidence has its text. */
  message: z.optional(z.object({ id: z.string(), sentAt: z.string() })),
  /** Profile text that the complaint is about; the evidence has its content. */
  field: z.optional(z.enum(reportableTexts)),
  /** Id of the complainant; null for a visitor, and after the complainant's purge. */
  from: z.nullable(z.string()),
  /**
   * Id of the subject; null if the complaint names no existing member, and after the subject's
   * purge.
   */
  about: z.nullable(z.string()),
  /**
   * Hash of the subject's address, set by the subject's purge: a ban still applies to the address
   * (MOD-09).
   */
  aboutHash: z.optional(z.string()),
  /** Whether the complaint has evidence (`keys.evidence`). */
  hasEvidence: z.optional(z.literal(true)),
  /**
   * Email address of a visitor, removed when the complaint is answered. A member gets the answer at
   * the address that the account has when the complaint is answered.
   */
  email: z.optional(z.string()),
  /** Name that a visitor entered (DSA 16), removed when the complaint is answered. */
  notifier: z.optional(z.string()),
  /**
   * Whether the complainant stated good faith (DSA 16); a case opened by staff has no such
   * statement.
   */
  goodFaith: z.optional(z.literal(true)),
  /** Trusted flagger who filed the complaint (MOD-17). */
  flagger: z.optional(z.object({ id: z.string(), name: z.string() })),
  language: z.enum(languages),
  origin: z.string(),
  /** Member of staff who opened this case on a suspicion (MOD-06, MOD-07). */
  escalated: z.optional(
    z.object({
      id: z.string(),
      name: z.string(),
      /**
       * Hashes of the refused photos; their images may be uploaded again if the case is dismissed.
       */
      photoHashes: z.array(z.string()),
      /** Ids of colleagues who added a photo to the case. */
      alsoBy: z.array(z.string()),
    }),
  ),
  /** Decision that suspends the subject until this case is decided (MOD-06). */
  suspends: z.optional(z.string()),
  /**
   * Numbers of the decisions that were made for the complaint or answered it, oldest first
   * (MOD-18).
   */
  decisions: z.optional(z.array(z.string())),
  /**
   * Member of staff who works on the complaint, until the time `until` (MOD-04). `handedBy` is the
   * name of the colleague who handed the complaint over.
   */
  owner: z.optional(
    z.object({ id: z.string(), name: z.string(), until: z.string(), handedBy: z.optional(z.string()) }),
  ),
  /** Notes of staff, oldest first; removed together with the complaint. */
  notes: z.optional(z.array(ComplaintNote)),
  status: z.enum(['open', 'answered']),
  answeredAt: z.optional(z.string()),
  outcome: z.optional(z.enum(complaintOutcomes)),
  answer: z.optional(z.string()),
})
export type Complaint = z.infer<typeof Complaint>

/**
 * Evidence of a complaint, as it was when the complaint was filed. It contains no member's id, so a
 * purge does not remove it. It is kept until the complaint is answered, and half a year after the
 * answer, for an objection. If there is an objection to a decision that answered the complaint, the
 * half year starts again (TRAP-62, MOD-03).
 */
export const Evidence = z.object({
  /** Texts and facts of the profile. */
  profile: z.record(z.string(), z.unknown()),
  /**
   * Ids of the photos whose files belong in the evidence bucket. `settleEvidence` copies the files,
   * unless `isCopied` is set.
   */
  photos: z.array(z.string()),
  /** Photos that only roles for cases may see, because of the decision about their message. */
  withheld: z.optional(z.array(z.string())),
  /**
   * Messages of the two members within the shown history, including the reported message; oldest
   * first.
   */
  messages: z.array(
    z.object({
      id: z.string(),
      from: z.enum(['complainer', 'about']),
      type: z.enum(messageTypes),
      text: z.string(),
      sentAt: z.string(),
      /** Set if an earlier decision removed the message; it then has no text. */
      removed: z.optional(z.literal(true)),
    }),
  ),
  isCopied: z.optional(z.literal(true)),
  /** Ids of the photos that had no file to copy. */
  missing: z.optional(z.array(z.string())),
  /**
   * Time at which the evidence is removed. Absent while the complaint is open; set from the start
   * for copies made before their case or decision is stored, and for the evidence of a decision.
   */
  keptUntil: z.optional(z.string()),
})
export type Evidence = z.infer<typeof Evidence>
