import * as z from 'zod/mini'
import { languages } from '../i18n/languages.ts'
import { complaintCategories, complaintKinds, complaintPriorities, reportableTexts } from '../model/complaint.ts'
import { DecisionNumber, decisionGrounds, decisionKinds, removableTexts } from '../model/decision.ts'
import { heldReasons } from '../model/held-text.ts'
import { Prompts, photoStatuses, promptIds, SmallCard } from '../model/profile.ts'
import { RiskPart } from '../model/risk.ts'

// Shapes in the answers to calls of moderators.

export const WaitingPhoto = z.object({
  id: z.string(),
  member: SmallCard,
  private: z.boolean(),
  uploaded_at: z.string(),
  /** Unblurred image. The page shows `blurred` first and loads this one only on request. */
  full: z.string(),
  blurred: z.string(),
  /** Labels of the automatic inspection, such as `explicit nudity 0.93`. */
  findings: z.array(z.string()),
  /**
   * Similar photos of other members, and whether a banned account had a similar photo (MOD-09,
   * MOD-10).
   */
  alike: z.object({
    /** `full` and `blurred` are null for a picture of a case that needs another role (MOD-06). */
    photos: z.array(
      z.object({ member: SmallCard, id: z.string(), full: z.nullable(z.string()), blurred: z.nullable(z.string()) }),
    ),
    banned: z.boolean(),
  }),
  /** The member's approved main photo, for comparison. */
  main: z.nullable(z.string()),
  /** The member's other photos that have a picture, the main one first. */
  others: z.array(
    z.object({
      id: z.string(),
      full: z.string(),
      blurred: z.string(),
      private: z.boolean(),
      status: z.enum(photoStatuses),
    }),
  ),
  about: z.nullable(z.string()),
  prompts: Prompts,
  /** Earlier refusals of the member's photos, newest first. */
  refusals: z.array(z.object({ at: z.string(), reason: z.nullable(z.string()) })),
})
export type WaitingPhoto = z.infer<typeof WaitingPhoto>

/** Text of a profile; prompts have one line per answer. */
const TextLines = z.array(z.object({ prompt: z.nullable(z.enum(promptIds)), text: z.string() }))
export type TextLines = z.infer<typeof TextLines>

/** Profile text that waits for the approval of staff (MOD-11). */
export const WaitingText = z.object({
  member: SmallCard,
  /** Language of the member, in which the facts of a refusal are written. */
  language: z.enum(languages),
  field: z.enum(removableTexts),
  /** Id of this version of the text; a decision does not apply to later versions. */
  text: z.string(),
  at: z.string(),
  reasons: z.array(z.enum(heldReasons)),
  lines: TextLines,
  /** Last approved text, which others see until staff decide. */
  seen: TextLines,
})
export type WaitingText = z.infer<typeof WaitingText>

export const Complaint = z.object({
  id: z.string(),
  kind: z.enum(complaintKinds),
  category: z.enum(complaintCategories),
  /** 1 is handled first. */
  priority: z.literal(complaintPriorities),
  created_at: z.string(),
  text: z.string(),
  /** Language of the complainant, in which the answer must be written. */
  language: z.enum(languages),
  /** Null for a visitor, or if the account no longer exists. */
  from: z.nullable(SmallCard),
  about: z.nullable(SmallCard),
  /** Language of the subject, in which the facts of a decision are written; null without one. */
  about_language: z.nullable(z.enum(languages)),
  /**
   * Member of staff who opened this case on a suspicion; a colleague must decide it. A case has no
   * text. Null for a complaint by a member or visitor.
   */
  escalated: z.nullable(z.object({ name: z.string(), mine: z.boolean() })),
  /**
   * Member of staff who works on the complaint (MOD-04). `mine`: whether this is the caller.
   * `handed_by`: name of the colleague who handed the complaint over.
   */
  owner: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      mine: z.boolean(),
      until: z.string(),
      handed_by: z.nullable(z.string()),
    }),
  ),
  /** Trusted flagger who filed the notice (MOD-17). */
  flagger: z.nullable(z.string()),
  /** Name that a visitor gave; null once the complaint is answered (DSA 16). */
  notifier: z.nullable(z.string()),
  /** Whether the author confirmed that the complaint is accurate and complete (DSA 16). */
  good_faith: z.boolean(),
  /** Whether the account of the subject is purged; its address can still be banned. */
  about_left: z.boolean(),
  status: z.enum(['open', 'answered']),
  answered_at: z.nullable(z.string()),
})

export const Evidence = z.object({
  /** Snapshot of the profile's texts and facts. */
  profile: z.nullable(z.record(z.string(), z.unknown())),
  photos: z.array(
    z.object({
      id: z.string(),
      /** Whether the complaint is about this very photo. */
      reported: z.boolean(),
      /** Set if the photo had no file when the complaint was filed, so no picture exists. */
      missing: z.optional(z.literal(true)),
    }),
  ),
  /** Number of pictures that are not in the answer because they need another role (MOD-06). */
  withheld: z.int(),
  messages: z.array(
    z.object({
      id: z.string(),
      from: z.string(),
      type: z.string(),
      text: z.string(),
      sent_at: z.string(),
      /** Whether the complaint is about this very message (MOD-05). */
      reported: z.boolean(),
      /** Set if an earlier decision removed the message; `text` is then empty. */
      removed: z.optional(z.literal(true)),
    }),
  ),
  /** Text of the profile that the complaint is about; null for none. */
  reported_text: z.nullable(z.enum(reportableTexts)),
})

/**
 * Decision that answers a complaint, or that could answer it. `tied`: the decision was made for the
 * complaint, or has answered it. `over`: a suspension that has run out.
 */
export const AnsweringDecision = z.object({
  number: DecisionNumber,
  kind: z.enum(decisionKinds),
  at: z.string(),
  tied: z.boolean(),
  over: z.boolean(),
})

/** Decision found by its number. */
export const FoundDecision = z.object({
  number: DecisionNumber,
  kind: z.enum(decisionKinds),
  at: z.string(),
  /** Whether an objection waits for a decision; the objection is then in the queue. */
  objected: z.boolean(),
  /** Null once the account is purged. */
  member: z.nullable(SmallCard),
})
export type FoundDecision = z.infer<typeof FoundDecision>

/** Member whose signals suggest a scam (MOD-12). */
export const RiskEntry = z.object({
  member: SmallCard,
  signup_date: z.string(),
  score: z.int(),
  /** What the score consists of, most points first. */
  parts: z.array(RiskPart),
  /** Time of the last signal. */
  last_at: z.string(),
})
export type RiskEntry = z.infer<typeof RiskEntry>

/** Decision with an open objection. */
export const Objection = z.object({
  number: DecisionNumber,
  kind: z.enum(decisionKinds),
  ground: z.enum(decisionGrounds),
  facts: z.string(),
  at: z.string(),
  until: z.nullable(z.string()),
  /** Null once the account is purged. */
  member: z.nullable(SmallCard),
  /** Language of the objection, and of the answer. */
  language: z.enum(languages),
  /** Null for a decision that a machine made. */
  decided_by: z.nullable(z.string()),
  /** Whether the caller made the decision, and therefore cannot decide on the objection. */
  own: z.boolean(),
  /** Whether the caller has the role that the decision's pictures need (MOD-06, MOD-07). */
  may_decide: z.boolean(),
  text: z.string(),
  objected_at: z.string(),
  /** Removed text or name of the profile; the text of a message is in `decisionEvidence`. */
  removed_text: z.nullable(z.string()),
  photo: z.nullable(z.string()),
  /** Ids of the complaints and the case that led to the decision; they contain the evidence. */
  complaints: z.array(z.string()),
})
export type Objection = z.infer<typeof Objection>
