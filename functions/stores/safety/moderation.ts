import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import type { Write } from '#functions/table/transaction.ts'
import { putNew } from '#functions/table/write.ts'

const Moderation = z.object({
  /** ULID; that of the audit trail's entry, where there is one. */
  id: z.string(),
  at: z.string(),
  /** Id of the staff member, or `inspection` for what was decided by itself. */
  by: z.string(),
  /** One of the audit trail's actions, or `photo_refused` of the inspection. */
  action: z.string(),
  reason: z.nullable(z.string()),
  /** Id of the photo or complaint that it was about. */
  subject: z.optional(z.string()),
  /** The audit trail's entry that names this member: the purge takes the name out of it. */
  audit: z.optional(z.object({ PK: z.string(), SK: z.string() })),
})
export type Moderation = z.infer<typeof Moderation>

/** Newest first; all of them where no `limit` is given. */
export const listModeration = async (memberId: string, limit?: number): Promise<Moderation[]> =>
  (
    await list(Moderation, {
      ...keys.moderationOfMember(memberId),
      newestFirst: true,
      ...(limit !== undefined && { limit }),
    })
  ).items

/** Records a decision about a member in their own partition, so that their export and the purge know of it. */
export const addModeration = (memberId: string, { id, ...entry }: Moderation): Write =>
  putNew(keys.moderation(memberId, id), { id, ...entry }, undefined)
