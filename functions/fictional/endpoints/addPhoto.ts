import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { checkPhotoSize } from '#functions/platform/presign.ts'
import { placePhoto, uploadForm } from '#functions/stores/photos/upload.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import * as fictional from '#shared/contract/fictional.ts'
import { findFictional } from '../fictional.ts'

export const handler = handle(fictional.addPhoto, {
  load: ({ body, now }) => ({ account: findFictional(body.member, now) }),
  run: async ({ staff: own, account, body: { member, id, type, bytes }, site, now, refuse }) => {
    if (!account) return refuse('not_found')
    checkPhotoSize(bytes)
    const entry = { id: ulid(now.getTime()), action: 'fictional_changed', member, subject: id } as const
    const upload = { id, type, isPrivate: false }
    const photo = await placePhoto(member, upload, site.country.premiumPhotos, now, addAudit(own, entry, now))
    return { upload: uploadForm(member, photo, now) }
  },
})
