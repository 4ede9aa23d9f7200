import { randomInt } from 'node:crypto'
import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { findAlbum, type Photo } from '#functions/stores/photos/photo.ts'
import { decidePhoto } from '#functions/stores/photos/queue.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { type AuditEntry, addAudit } from '#functions/stores/staff/audit.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { refusalGrounds } from '#shared/model/decision.ts'
import type { staffRefusalReasons } from '#shared/model/photo.ts'
import { newReference } from '#shared/rules/reference.ts'
import { findOwner } from '../photo-queue.ts'
import { photoSource, refusePhoto } from '../photo-refusal.ts'

const actions = { main: 'photo_approved', explicit: 'photo_approved_explicit', refused: 'photo_refused' } as const

type Reason = (typeof staffRefusalReasons)[number]

/** Fields of the audit entry that the transparency report (MOD-16) is computed from. */
const countedOf = (reason: Reason | undefined, photo: Photo | undefined): AuditEntry['counted'] =>
  reason === undefined
    ? { item: 'approved' }
    : { item: reason, ground: refusalGrounds[reason], source: photoSource(photo) }

export const handler = handle(moderation.decidePhoto, {
  run: async ({ staff: own, body: { member, id, verdict, reason }, now, refuse }) => {
    const decision = verdict === 'refused' ? { verdict, reason: reason ?? refuse('reason_required') } : { verdict }
    const number = newReference(randomInt)
    // If two moderators decide on a photo, the second is refused; after a concurrent change by the
    // owner, the decision is retried.
    await retryOnConflict(async () => {
      const [owner, album, profile] = await Promise.all([
        findOwner(member, now),
        findAlbum(member, { consistent: true }),
        findProfile(member),
      ])
      if (!owner || !profile) return refuse('not_found')
      await commit([
        ...(decision.verdict === 'refused'
          ? await refusePhoto({ owner, album, profile }, { photo: id, reason: decision.reason, number }, own, now)
          : decidePhoto(album, id, decision, now)),
        ...addAudit(
          own,
          {
            id: ulid(now.getTime()),
            action: actions[verdict],
            member,
            subject: id,
            ...('reason' in decision && { reason: decision.reason }),
            counted: countedOf(
              decision.reason,
              album.photos.find((photo) => photo.id === id),
            ),
          },
          now,
        ),
      ])
    })
    return { decided: true as const }
  },
})
