import * as z from 'zod/mini'
import { type ImageHash, isSameHash, isTelling } from '#functions/platform/image/image-hash.ts'
import { keys } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { check, update } from '#functions/table/write.ts'
import type { Decision } from './decision.ts'
import { objectionEnd } from './evidence.ts'

const Row = z.object({ cleared: z.optional(z.string()) })

/**
 * Whether staff allowed this member to send this image, by reversing its refusal. Such an image is
 * sent even if the moderation service objects again. Always false for an image whose hash many
 * images share.
 */
export async function isCleared(memberId: string, imageHash: ImageHash): Promise<boolean> {
  if (!isTelling(imageHash)) return false
  const { items } = await list(Row, keys.chatPhotoDecisionsOfMember(memberId), { consistent: true })
  return items.some(({ cleared }) => cleared !== undefined && isSameHash(cleared, imageHash))
}

/**
 * Writes that allow the member to send the image of a reversed decision. The hash is added to the
 * member's row of the decision, which is created again if it has expired. Conflict if the member
 * was purged meanwhile.
 */
export function clearPicture(
  memberId: string,
  { number, at, photo, photoHash, foundHash = photoHash }: Decision,
  now: Date,
): Write[] {
  return photo && foundHash
    ? [
        check(keys.account(memberId), {
          condition: 'attribute_exists(PK)',
          onConflict: () => new Conflict('the member was purged meanwhile'),
        }),
        update(
          keys.decisionOfMember(memberId, photo),
          'SET cleared = :hash, #ttl = :end, #number = if_not_exists(#number, :number), #at = if_not_exists(#at, :at)',
          {
            names: { '#ttl': 'ttl', '#number': 'number', '#at': 'at' },
            values: {
              ...{ ':hash': foundHash, ':number': number, ':at': at },
              ':end': Math.ceil(objectionEnd(now).getTime() / 1000),
            },
          },
        ),
      ]
    : []
}
