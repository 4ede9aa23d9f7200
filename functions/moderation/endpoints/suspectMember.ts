import { handle } from '#functions/auth/staff-handle.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import { moderation } from '#shared/contract/moderation.ts'
import { suspendOnSuspicion } from '../suspicion.ts'

export const handler = handle(moderation.suspectMember, {
  run: async ({ staff: own, body: { member, suspicion, complaint: named }, site, now, refuse }) => {
    const suspect = async (more: { photo?: string | undefined; source: 'own' | 'notice'; complaint?: string }) => ({
      case: await suspendOnSuspicion({ member, suspicion, ...more }, own, site, now),
    })
    if (named === undefined) return suspect({ source: 'own' })
    const complaint = await findComplaint(named)
    if (complaint?.about !== member) return refuse('not_found')
    return suspect({ photo: complaint.photo, source: 'notice', complaint: named })
  },
})
