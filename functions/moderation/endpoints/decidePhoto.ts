import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { findAlbum } from '#functions/stores/photos/photo.ts'
import { decidePhoto } from '#functions/stores/photos/queue.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import { moderation } from '#shared/contract/moderation.ts'
import { findOwner } from '../photo-queue.ts'

const actions = { main: 'photo_approved', explicit: 'photo_approved_explicit', refused: 'photo_refused' } as const

export const handler = handle(moderation.decidePhoto, {
  run: async ({ staff: own, body: { member, id, verdict, reason }, now, refuse }) => {
    const decision = verdict === 'refused' ? { verdict, reason: reason ?? refuse('reason_required') } : { verdict }
    // Of two moderators deciding one photo, the second is refused; a concurrent change by the owner
    // is retried.
    await retryOnConflict(async () => {
      const [owner, album] = await Promise.all([findOwner(member, now), findAlbum(member, { consistent: true })])
      if (!owner) return refuse('not_found')
      await commit([
        ...decidePhoto(owner, album, id, decision, now),
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
