import * as z from 'zod/mini'
import { type ImageHash, isSameHash, isTelling, quartersOf } from '#functions/platform/image/image-hash.ts'
import { keys } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import type { Write } from '#functions/table/transaction.ts'
import { put, remove } from '#functions/table/write.ts'
import type { RefusalReason } from '#shared/model/photo.ts'
import { refusedPhotoDays } from '#shared/rules/limits.ts'

const RefusedHash = z.object({ imageHash: z.string(), ttl: z.int() })

/**
 * Whether staff have refused this image before, of any member; the hashes may differ in a few bits.
 */
export async function wasRefused(imageHash: ImageHash, now: Date): Promise<boolean> {
  if (!isTelling(imageHash)) return false
  const pages = await Promise.all(
    quartersOf(imageHash).map((quarter) => list(RefusedHash, keys.refusedHashes(quarter))),
  )
  return pages.some(({ items }) =>
    items.some((item) => item.ttl > now.getTime() / 1000 && isSameHash(item.imageHash, imageHash)),
  )
}

export const rememberHash = (imageHash: ImageHash, now: Date): Write[] =>
  isTelling(imageHash)
    ? quartersOf(imageHash).map((quarter) =>
        put(keys.refusedHash(quarter, imageHash), { imageHash, ...expiryAfter(now, refusedPhotoDays.recognised) }),
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
