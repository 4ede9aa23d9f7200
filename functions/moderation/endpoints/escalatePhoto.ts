import { handle } from '#functions/auth/staff-handle.ts'
import { findPhoto } from '#functions/stores/photos/photo.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { photoSource } from '../photo-refusal.ts'
import { suspendOnSuspicion } from '../suspicion.ts'

export const handler = handle(moderation.escalatePhoto, {
  load: ({ body: { member, id } }) => ({ photo: findPhoto(member, id, { consistent: true }) }),
  run: async ({ staff: own, body: { member, id, suspicion }, photo, site, now, refuse }) => {
    if (!photo) return refuse('not_found')
    const asked = { member, suspicion, photo: id, isOfPhoto: suspicion === 'child_abuse', source: photoSource(photo) }
    return { case: await suspendOnSuspicion(asked, own, site, now) }
  },
})
