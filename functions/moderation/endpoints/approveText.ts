import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { approveText } from '#functions/stores/profile/held.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { findOwner } from '../photo-queue.ts'

export const handler = handle(moderation.approveText, {
  run: async ({ staff: own, body: { member, field, text }, now, refuse }) => {
    // The approval is retried after a concurrent change of the profile, and refused if the change
    // replaced this text.
    await retryOnConflict(async () => {
      const [owner, profile] = await Promise.all([findOwner(member, now), findProfile(member, { consistent: true })])
      if (!owner || !profile) return refuse('not_found')
      await commit([
        approveText(member, profile, field, text),
        ...addAudit(own, { id: ulid(now.getTime()), action: 'text_approved', member, subject: text }, now),
      ])
    })
    return { approved: true as const }
  },
})
