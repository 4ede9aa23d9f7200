import { ulid } from 'ulid'
import { messagePhotoId } from '#functions/platform/bucket-paths.ts'
import type { ImageHash } from '#functions/platform/image/image-hash.ts'
import { findChatPhoto, refuseChatPhoto } from '#functions/stores/chats/photo.ts'
import { chatPhotoFacts, refusalFacts } from '#functions/stores/photos/refusal-facts.ts'
import { hashOf, type RefusedHash } from '#functions/stores/photos/refused.ts'
import { refusePicture } from '#functions/stores/safety/refused-picture.ts'
import { addAudit, inspection } from '#functions/stores/staff/audit.ts'
import type { Write } from '#functions/table/transaction.ts'
import type { DecisionGround } from '#shared/model/decision.ts'

const kind = 'chat_photo_refused'

type Why = Pick<Parameters<typeof refusePicture>[1], 'factsIn' | 'hash'> & {
  reason: 'refused_before' | 'inappropriate'
  ground: DecisionGround
}

/** Reason, ground, facts and hash for the refusal, if staff refused the picture before. */
export const becauseKnown = (known: RefusedHash): Why => ({
  reason: 'refused_before',
  ground: known.ground,
  hash: hashOf(known),
  factsIn: (language) => refusalFacts('refused_before', language),
})

/**
 * Reason, ground, facts and hash for the refusal, if the moderation service found something in the
 * picture.
 */
export const becauseFound = (imageHash: ImageHash): Why => ({
  reason: 'inappropriate',
  ground: 'chat_photo',
  hash: { foundHash: imageHash },
  factsIn: (language) => chatPhotoFacts('inappropriate', language),
})

/**
 * Refuses a picture on its way into a conversation by a decision, with the `signals` in the same
 * transaction. Returns false, like `refusePicture`, if there is nothing to refuse.
 */
export const refuseByDecision = (
  memberId: string,
  id: string,
  { reason, ground, factsIn, hash, signals }: Why & { signals: readonly Write[] },
  now: Date,
): Promise<boolean> =>
  refusePicture(
    memberId,
    {
      author: inspection,
      kind,
      photo: messagePhotoId(id),
      ground,
      factsIn,
      hash,
      refuse: async ({ number, facts }) => {
        const found = await findChatPhoto(memberId, id, { consistent: true })
        if (found?.stage !== 'inspecting') return undefined
        return [
          ...refuseChatPhoto(memberId, id, reason, now),
          ...addAudit(
            inspection,
            {
              ...({ id: ulid(now.getTime()), action: kind, member: memberId, subject: number } as const),
              reason: reason === 'inappropriate' ? `${ground}: ${facts}` : reason,
              counted: { item: kind, ground, source: 'machine' },
            },
            now,
          ),
          ...signals,
        ]
      },
    },
    now,
  )
