import * as z from 'zod/mini'
import { type ImageHash, isSameHash, isTelling, quartersOf } from '#functions/platform/image/image-hash.ts'
import { keys } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import type { Write } from '#functions/table/transaction.ts'
import { put, remove } from '#functions/table/write.ts'
import { type DecisionGround, decisionGrounds } from '#shared/model/decision.ts'
import type { RefusalReason } from '#shared/model/photo.ts'
import { refusedPhotoDays } from '#shared/rules/limits.ts'

/** Image that staff refused; `ground`: that of their decision. */
const RefusedHash = z.object({
  imageHash: z.string(),
  ground: z._default(z.enum(decisionGrounds), 'photo'),
  ttl: z.int(),
})
type RefusedHash = z.output<typeof RefusedHash>

/**
 * The same image as staff refused it before, of any member; its hash may differ in a few bits.
 */
export async function findRefused(imageHash: ImageHash, now: Date): Promise<RefusedHash | undefined> {
  if (!isTelling(imageHash)) return undefined
  const pages = await Promise.all(
    quartersOf(imageHash).map((quarter) => list(RefusedHash, keys.refusedHashes(quarter))),
  )
  return pages
    .flatMap(({ items }) => items)
    .find((item) => item.ttl > now.getTime() / 1000 && isSameHash(item.imageHash, imageHash))
}

export const rememberHash = (imageHash: ImageHash, ground: DecisionGround, now: Date): Write[] =>
  isTelling(imageHash)
    ? quartersOf(imageHash).map((quarter) =>
        put(keys.refusedHash(quarter, imageHash), {
          ...{ imageHash, ground },
          ...expiryAfter(now, refusedPhotoDays.recognised),
        }),
      )
    : []

/** Forgets a refused image, so that it can be uploaded again. */
export const forgetHash = (imageHash: string): Write[] =>
  isTelling(imageHash) ? quartersOf(imageHash).map((quarter) => remove(keys.refusedHash(quarter, imageHash))) : []

/**
 * Update that refuses a photo, by inspection or staff: listed with its reason for some days, then
 * removed by TTL.
 */
export const refused =
  'SET #status = :rejected, stage = :done, reason = :reason, #ttl = :ttl REMOVE dueJob, dueAt, upload'
export const refusedNames = { '#status': 'status', '#ttl': 'ttl' }
export const refusedValues = (reason: RefusalReason, now: Date) => ({
  ':rejected': 'rejected',
  ':done': 'done',
  ':reason': reason,
  ':ttl': expiryAfter(now, refusedPhotoDays.listed).ttl,
})

const expiryAfter = (now: Date, days: number) => ({ ttl: Math.floor(now.getTime() / 1000) + days * 86_400 })
