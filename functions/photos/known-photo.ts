import { ulid } from 'ulid'
import { findAlbum } from '#functions/stores/photos/photo.ts'
import { refusalFacts } from '#functions/stores/photos/refusal-facts.ts'
import { hashOf, type RefusedHash } from '#functions/stores/photos/refused.ts'
import { refuseUpload } from '#functions/stores/photos/upload.ts'
import { refusePicture } from '#functions/stores/safety/refused-picture.ts'
import { addAudit, inspection } from '#functions/stores/staff/audit.ts'
import type { Write } from '#functions/table/transaction.ts'
import type { DecisionGround } from '#shared/model/decision.ts'
import type { RefusalReason } from '#shared/model/photo.ts'

const reason = 'refused_before'

/**
 * Writes of the audit entry of a photo that the inspection refused; `ground` is set only if the
 * refusal is a decision.
 */
export const refusalEntry = (
  memberId: string,
  { id, why, ground }: { id: string; why: RefusalReason; ground?: DecisionGround },
  now: Date,
): Write[] =>
  addAudit(
    inspection,
    {
      id: ulid(now.getTime()),
      action: 'photo_refused',
      member: memberId,
      reason: why,
      subject: id,
      counted: { item: why, ...(ground && { ground, source: 'machine' }) },
    },
    now,
  )

/**
 * Refuses a photo, uploaded to a profile, that is a copy of a picture which staff refused before.
 * The `signals` are written in the same transaction. Returns false, like `refusePicture`, if there
 * is nothing to refuse. The decision has the ground of the earlier refusal. If the decision is
 * reversed, the image hash of that refusal is removed.
 */
export const refuseKnown = (
  memberId: string,
  id: string,
  { known, signals }: { known: RefusedHash; signals: readonly Write[] },
  now: Date,
): Promise<boolean> =>
  refusePicture(
    memberId,
    {
      author: inspection,
      kind: 'photo_refused',
      photo: id,
      ground: known.ground,
      hash: hashOf(known),
      factsIn: (language) => refusalFacts(reason, language),
      refuse: async () => {
        const album = await findAlbum(memberId, { consistent: true })
        const stage = album.photos.find((photo) => photo.id === id)?.stage
        if (stage !== 'uploading' && stage !== 'inspecting') return undefined
        return [
          ...refuseUpload(album, id, reason, now),
          ...refusalEntry(memberId, { id, why: reason, ground: known.ground }, now),
          ...signals,
        ]
      },
    },
    now,
  )
