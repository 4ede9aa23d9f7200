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

/** What is left of evidence once its complaint is answered, until the copies of its photos are removed. */
export const SpentEvidence = z.object({ isSpent: z.literal(true) })

/** What a complaint is about, as it was when it was filed. It names nobody by id: it outlives a purge while the complaint is open (TRAP-62). */
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
})
export type Evidence = z.infer<typeof Evidence>
