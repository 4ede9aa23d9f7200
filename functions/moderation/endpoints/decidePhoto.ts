import { randomInt } from 'node:crypto'
import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { findAlbum } from '#functions/stores/photos/photo.ts'
import { decidePhoto } from '#functions/stores/photos/queue.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import { moderation } from '#shared/contract/moderation.ts'
import { newReference } from '#shared/rules/reference.ts'
import { findOwner } from '../photo-queue.ts'
import { refusePhoto } from '../photo-refusal.ts'

const actions = { main: 'photo_approved', explicit: 'photo_approved_explicit', refused: 'photo_refused' } as const

export const handler = handle(moderation.decidePhoto, {
  run: async ({ staff: own, body: { member, id, verdict, reason }, now, refuse }) => {
    const decision = verdict === 'refused' ? { verdict, reason: reason ?? refuse('reason_required') } : { verdict }
    const number = newReference(randomInt)
    // Of two moderators deciding one photo, the second is refused; a concurrent change by the owner
    // is retried.
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
            counted: { item: 'reason' in decision ? decision.reason! : 'approved' },
          },
          now,
        ),
      ])
    })
    return { decided: true as const }
  },
})
