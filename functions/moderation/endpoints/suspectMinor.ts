import { handle } from '#functions/auth/staff-handle.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import { moderation } from '#shared/contract/moderation.ts'
import { suspectMinor } from '../suspect-minor.ts'

export const handler = handle(moderation.suspectMinor, {
  run: async ({ staff: own, body: { member, complaint: named }, site, now, refuse }) => {
    if (named === undefined) return { case: await suspectMinor({ member, source: 'own' }, own, site, now) }
    const complaint = await findComplaint(named)
    if (complaint?.about !== member) return refuse('not_found')
    return { case: await suspectMinor({ member, photo: complaint.photo, source: 'notice' }, own, site, now) }
  },
})
