import { ulid } from 'ulid'
import { messagePhotoId } from '#functions/platform/bucket-paths.ts'
import { findChatPhoto, refuseChatPhoto } from '#functions/stores/chats/photo.ts'
import type { RefusedHash } from '#functions/stores/photos/refused.ts'
import { refusedBefore as reason, refuseKnownPicture } from '#functions/stores/safety/known-picture.ts'
import { addSignal } from '#functions/stores/safety/risk.ts'
import { addAudit, inspection } from '#functions/stores/staff/audit.ts'
import { isCaseGround } from '#shared/model/decision.ts'

const kind = 'chat_photo_refused'

/**
 * Refuses a copy of a picture that staff refused before, on its way into a conversation; false, as
 * `refuseKnownPicture`, if there is nothing to refuse.
 */
export const refuseKnown = (memberId: string, id: string, known: RefusedHash, now: Date): Promise<boolean> =>
  refuseKnownPicture(
    memberId,
    {
      ...{ author: inspection, kind, photo: messagePhotoId(id), known },
      refuse: async (number) => {
        const found = await findChatPhoto(memberId, id, { consistent: true })
        if (found?.stage !== 'inspecting') return undefined
        const { ground } = known
        return [
          ...refuseChatPhoto(memberId, id, reason, now),
          ...addAudit(
            inspection,
            {
              ...({ id: ulid(now.getTime()), action: kind, member: memberId, reason, subject: number } as const),
              counted: { item: kind, ground, source: 'machine' },
            },
            now,
          ),
          // Nobody sees the picture, so staff have to learn of its sender (MOD-07).
          ...(isCaseGround(ground) ? [addSignal(memberId, 'case_picture', id, now)] : []),
        ]
      },
    },
    now,
  )
