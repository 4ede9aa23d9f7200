import * as z from 'zod/mini'
import { languages } from '#shared/i18n/languages.ts'
import { complaintKinds, complaintOutcomes } from '#shared/model/complaint.ts'
import { messageTypes } from '#shared/model/message.ts'

/** A complaint as it is stored. Who filed it and whom it is about stand here by id only, so that a purge can take both out. */
export const Complaint = z.object({
  id: z.string(),
  kind: z.enum(complaintKinds),
  createdAt: z.string(),
  text: z.string(),
  /** The photo that it names. */
  photo: z.optional(z.string()),
  /** The member who filed it; null for a visitor's, and when they are purged. */
  from: z.nullable(z.string()),
  /** The member it is about; null where it names nobody who exists, and when they are purged. */
  about: z.nullable(z.string()),
  /** Hashed address of that member once they are purged: a ban still holds for who left (MOD-09). */
  aboutHash: z.optional(z.string()),
  /** Evidence was frozen with it (`keys.evidence`). */
  hasEvidence: z.optional(z.literal(true)),
  /** Where a visitor is answered; gone with the answer. A member is answered at their own address of that day. */
  email: z.optional(z.string()),
  language: z.enum(languages),
  origin: z.string(),
  status: z.enum(['open', 'answered']),
  answeredAt: z.optional(z.string()),
  outcome: z.optional(z.enum(complaintOutcomes)),
  answer: z.optional(z.string()),
})
export type Complaint = z.infer<typeof Complaint>

/**
 * What a complaint is about, as it was when it was filed. It names nobody by id, so it outlives a purge: until the complaint is decided, and for an
 * objection half a year after (TRAP-62, MOD-03).
 */
export const Evidence = z.object({
  /** The texts and facts of the profile. */
  profile: z.record(z.string(), z.unknown()),
  /** Ids of the photos whose copies lie under `evidenceFolder`. */
  photos: z.array(z.string()),
  /** What the two wrote within the days that are shown, the oldest first. */
  messages: z.array(
    z.object({
      id: z.string(),
      from: z.enum(['complainer', 'about']),
      type: z.enum(messageTypes),
      text: z.string(),
      sentAt: z.string(),
    }),
  ),
  /** The photos' files are copied. */
  isCopied: z.optional(z.literal(true)),
  /** From the decision on: when it is removed. */
  keptUntil: z.optional(z.string()),
})
export type Evidence = z.infer<typeof Evidence>
