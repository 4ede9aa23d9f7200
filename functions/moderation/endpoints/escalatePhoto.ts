import { handle } from '#functions/auth/staff-handle.ts'
import { findPhoto } from '#functions/stores/photos/photo.ts'
import { moderation } from '#shared/contract/moderation.ts'
import { suspendOnSuspicion } from '../suspicion.ts'

export const handler = handle(moderation.escalatePhoto, {
  load: ({ body: { member, id } }) => ({ photo: findPhoto(member, id, { consistent: true }) }),
  run: async ({ staff: own, body: { member, id, suspicion }, photo, site, now, refuse }) => {
    if (!photo) return refuse('not_found')
    return { case: await suspendOnSuspicion({ member, suspicion, photo: id, source: 'own' }, own, site, now) }
  },
})
