import { handle } from '#functions/auth/staff-handle.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import { listSentPhotos } from '#functions/stores/safety/sent-photos.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { suspendOnSuspicion } from '../suspicion.ts'

export const handler = handle(moderation.suspectMember, {
  run: async ({ staff: own, body: { member, suspicion, photo, complaint: named }, site, now, refuse }) => {
    const suspect = async (more: Omit<Parameters<typeof suspendOnSuspicion>[0], 'member' | 'suspicion'>) => ({
      case: await suspendOnSuspicion({ member, suspicion, ...more }, own, site, now),
    })
    if (named === undefined) {
      const isOfPhoto = photo !== undefined && suspicion === 'child_abuse'
      return suspect({ photo, isOfPhoto, source: 'own' })
    }
    const complaint = await findComplaint(named)
    if (complaint?.about !== member) return refuse('not_found')
    const [sent] = await listSentPhotos(complaint)
    return suspect({ photo: photo ?? complaint.photo, sent, source: 'notice', complaint: named })
  },
})
