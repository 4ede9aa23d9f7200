import * as z from 'zod/mini'
import { type ImageHash, isSameHash, isTelling, quartersOf } from '#functions/platform/image/image-hash.ts'
import { keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { remove, update } from '#functions/table/write.ts'
import { type DecisionGround, decisionGrounds, isCaseGround } from '#shared/model/decision.ts'
import type { RefusalReason } from '#shared/model/photo.ts'
import { daySeconds } from '#shared/rules/durations.ts'
import { refusedPhotoDays } from '#shared/rules/photo-limits.ts'

/** Image that staff refused; `ground`: the ground of their decision. */
const RefusedHash = z.object({
  imageHash: z.string(),
  ground: z.enum(decisionGrounds),
  /**
   * Whether only roles for cases may see the picture although `ground` is not a ground of cases.
   */
  isWithheld: z.optional(z.boolean()),
  ttl: z.int(),
})
export type RefusedHash = z.output<typeof RefusedHash>

/** Fields of the decision that refuses a copy of the image. */
export const hashOf = ({ imageHash, isWithheld }: RefusedHash) => ({
  photoHash: imageHash,
  ...(isWithheld && { isWithheld }),
})

/**
 * Earlier refusal by staff of the same image, from any account. The hashes may differ in a few
 * bits. Refusals whose picture only some roles may see take precedence: first a refusal on the
 * ground of a case, then one whose picture is withheld.
 */
export async function findRefused(imageHash: ImageHash, now: Date): Promise<RefusedHash | undefined> {
  if (!isTelling(imageHash)) return undefined
  const pages = await Promise.all(
    quartersOf(imageHash).map((quarter) => list(RefusedHash, keys.refusedHashes(quarter))),
  )
  const known = pages
    .flatMap(({ items }) => items)
    .filter((item) => item.ttl > now.getTime() / 1000 && isSameHash(item.imageHash, imageHash))
  return known.find(({ ground }) => isCaseGround(ground)) ?? known.find(({ isWithheld }) => isWithheld) ?? known[0]
}

/**
 * Stores the hash of a refused image, unless many images share it. The ground of a case replaces a
 * stored ground; any other ground is stored only if there is none yet. `isWithheld`: only roles for
 * cases may see the picture, whatever the ground.
 */
export const rememberHash = (
  imageHash: ImageHash,
  ground: DecisionGround,
  now: Date,
  { isWithheld = false } = {},
): Write[] =>
  isTelling(imageHash)
    ? quartersOf(imageHash).map((quarter) =>
        update(
          keys.refusedHash(quarter, imageHash),
          `SET imageHash = :hash, #ttl = :ttl, ground = ${isCaseGround(ground) ? ':ground' : 'if_not_exists(ground, :ground)'}${isWithheld ? ', isWithheld = :true' : ''}`,
          {
            names: { '#ttl': 'ttl' },
            values: {
              ':hash': imageHash,
              ':ground': ground,
              ':ttl': expiryAfter(now, refusedPhotoDays.recognised).ttl,
              ...(isWithheld && { ':true': true }),
            },
          },
        ),
      )
    : []

/**
 * Writes that remove the hash of a refused image, so that the image can be uploaded again. A hash
 * with a ground that is not in `grounds` stays. Conflict if the image was refused on another ground
 * since the hash was read.
 */
export async function forgetHash(imageHash: string, grounds: readonly DecisionGround[]): Promise<Write[]> {
  if (!isTelling(imageHash)) return []
  const rows = await Promise.all(
    quartersOf(imageHash).map(async (quarter) => {
      const key = keys.refusedHash(quarter, imageHash)
      return { key, stored: await find(RefusedHash, key, { consistent: true }) }
    }),
  )
  return rows.flatMap(({ key, stored }) =>
    stored && grounds.includes(stored.ground)
      ? remove(key, {
          condition: 'ground = :ground',
          values: { ':ground': stored.ground },
          onConflict: () => new Conflict('the image was refused again meanwhile'),
        })
      : [],
  )
}

/**
 * Update expression that refuses a photo, for the inspection and for staff. The photo stays listed
 * with the reason for some days, until TTL removes it.
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

const expiryAfter = (now: Date, days: number) => ({ ttl: Math.floor(now.getTime() / 1000) + days * daySeconds })
