import { handle } from '#functions/auth/handle.ts'
import { checkPhotoSize } from '#functions/platform/presign.ts'
import { placePhoto, uploadForm } from '#functions/stores/photos/upload.ts'
import { countUse } from '#functions/stores/throttle/throttle.ts'
import * as photos from '#shared/contract/photos.ts'
import { daySeconds } from '#shared/rules/durations.ts'
import { uploadsPerDay } from '#shared/rules/photo-limits.ts'
import { ownPhoto, photoLimitOf } from '../view.ts'

const uploads = { kind: 'upload', most: uploadsPerDay, windowSeconds: daySeconds }

export const handler = handle(photos.add, {
  run: async ({ member, body: { id, type, bytes, private: isPrivate }, site, now }) => {
    checkPhotoSize(bytes)
    const photo = await placePhoto(member.id, { id, type, isPrivate }, photoLimitOf(member, site.country), now, [
      countUse(uploads, member.id, now),
    ])
    return { photo: ownPhoto(member.id, photo, undefined, now), upload: uploadForm(member.id, photo, now) }
  },
})
