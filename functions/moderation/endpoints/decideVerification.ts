import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { markVerified } from '#functions/stores/photos/album.ts'
import { findAlbum, mainPhotoOf, openPhotosIn } from '#functions/stores/photos/photo.ts'
import { findVerification, refuseVerification, removeWaiting } from '#functions/stores/photos/verification.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import { commit, refusing, retryOnConflict } from '#functions/table/transaction.ts'
import * as verificationQueue from '#shared/contract/verification-queue.ts'
import { findOwner } from '../photo-queue.ts'

const consistent = { consistent: true } as const
const actions = { approved: 'verification_approved', refused: 'verification_refused' } as const

export const handler = handle(verificationQueue.decideVerification, {
  run: async ({ staff: own, body, now, refuse }) => {
    const { member, id, verdict } = body
    // If two moderators decide, the second is refused; after a concurrent change of the photos, the
    // decision is retried.
    await retryOnConflict(async () => {
      const [owner, found, album] = await Promise.all([
        findOwner(member, now),
        findVerification(member, consistent),
        findAlbum(member, consistent),
      ])
      // A fictional profile never gets the verification mark, as it shows no real person.
      if (!owner || owner.fictional) return refuse('not_found')
      if (found?.id !== id || found.stage !== 'waiting') return refuse('already_decided')
      if (verdict === 'approved' && !found.seenBy?.includes(own.id)) return refuse('picture_not_seen')
      const outcome = verdict === 'approved' ? 'approved' : body.reason
      const compared =
        verdict === 'approved' ? openPhotosIn(album.photos).filter((one) => body.photos.includes(one.id)) : []
      const main = mainPhotoOf(album.photos)
      if (verdict === 'approved' && !compared.some((photo) => photo.id === main?.id)) return refuse('photos_changed')
      await commit([
        ...(verdict === 'approved'
          ? [
              removeWaiting(member, id),
              ...markVerified(
                album,
                compared.map((photo) => photo.id),
                owner.site,
              ),
            ]
          : [refuseVerification(member, found, body.reason, now, refusing('already_decided'))]),
        ...notify(owner, { event: 'verificationDecided', props: { outcome } }, now),
        ...addAudit(
          own,
          {
            id: ulid(now.getTime()),
            action: actions[verdict],
            member,
            subject: id,
            ...(verdict === 'refused' && { reason: body.reason }),
          },
          now,
        ),
      ])
    })
    return { decided: true as const }
  },
})
