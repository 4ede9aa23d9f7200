import * as z from 'zod/mini'
import { paymentProviders } from '#shared/model/payment.ts'

/**
 * Fields of a member's row that identify other items which mention the member, such as rows of
 * other members.
 */
export const OwnRow = z.object({
  SK: z.string(),
  /** The other member of a conversation. */
  partner: z.optional(z.object({ id: z.string() })),
  /** Reference of an age check. */
  reference: z.optional(z.string()),
  /** Recipient of a signup message. */
  to: z.optional(z.string()),
  email: z.optional(z.string()),
  /** Name that staff removed. */
  name: z.optional(z.string()),
  /** Number of a decision. */
  number: z.optional(z.string()),
  /** Key of an entry of the audit trail. */
  audit: z.optional(z.object({ PK: z.string(), SK: z.string() })),
  /** Payment and mandate of a stored card at the provider. */
  providerId: z.optional(z.string()),
  provider: z.optional(z.enum(paymentProviders)),
  face: z.optional(z.object({ customer: z.string(), mandate: z.string() })),
  /** Set on a conversation while a fictional profile has messages without an answer. */
  dueAt: z.optional(z.string()),
})
export type OwnRow = z.infer<typeof OwnRow>
