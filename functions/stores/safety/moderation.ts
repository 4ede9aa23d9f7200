import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import type { Write } from '#functions/table/transaction.ts'
import { putNew } from '#functions/table/write.ts'

export const Moderation = z.object({
  /** ULID; the id of the audit entry, if there is one. */
  id: z.string(),
  at: z.string(),
  /** Id of the staff member, or `inspection` for an automatic decision. */
  by: z.string(),
  /** Action of the audit trail, or `photo_refused` of the inspection. */
  action: z.string(),
  reason: z.nullable(z.string()),
  /** Id of the photo or complaint, or number of the decision. */
  subject: z.optional(z.string()),
  /** Photo that was removed or refused by the decision with the number `subject`. */
  photo: z.optional(z.string()),
  /**
   * Key of the audit entry about this member; the purge removes the member's id from this entry.
   */
  audit: z.optional(z.object({ PK: z.string(), SK: z.string() })),
})
export type Moderation = z.infer<typeof Moderation>

/**
 * Decisions of staff about a member, and accesses by staff to the member's data, newest first. All
 * of them if `limit` is absent.
 */
export const listModeration = async (memberId: string, limit?: number): Promise<Moderation[]> =>
  (
    await list(Moderation, {
      ...keys.moderationOfMember(memberId),
      newestFirst: true,
      ...(limit !== undefined && { limit }),
    })
  ).items

/**
 * Records a decision of staff, or an access by staff, in the member's partition, where the export
 * and the purge read it.
 */
export const addModeration = (memberId: string, { id, ...entry }: Moderation): Write =>
  putNew(keys.moderation(memberId, id), { id, ...entry }, undefined)

/** Whether an action only records what staff looked at (MOD-15). */
export const isView = (action: string): boolean => action.endsWith('_viewed')

/** Whether an action was taken by a host in a conversation with a fictional profile (CHAT-36). */
export const isDeskAction = (action: string): boolean => action.startsWith('desk_')

/** Whether an action was taken by finance on the member's payments (FIN-01, FIN-02). */
export const isFinanceAction = (action: string): boolean => /^(?:payment|refund)_/.test(action)
