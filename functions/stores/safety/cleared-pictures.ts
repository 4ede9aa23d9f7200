import * as z from 'zod/mini'
import { type ImageHash, isSameHash, isTelling } from '#functions/platform/image/image-hash.ts'
import { keys } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import type { Decision } from './decision.ts'

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
 * Writes that allow the member to send the image of a reversed decision, for as long as the account
 * exists. Conflict if the member was purged meanwhile.
 */
export const clearPicture = (
  memberId: string,
  { photo, photoHash, foundHash = photoHash }: Pick<Decision, 'photo' | 'photoHash' | 'foundHash'>,
): Write[] =>
  photo && foundHash
    ? [
        update(keys.decisionOfMember(memberId, photo), 'SET cleared = :hash', {
          condition: 'attribute_exists(PK)',
          values: { ':hash': foundHash },
          onConflict: () => new Conflict('the member was purged meanwhile'),
        }),
      ]
    : []
