import { handle } from '#functions/auth/handle.ts'
import { verificationUploadKey } from '#functions/platform/bucket-paths.ts'
import { checkPhotoSize, presignUpload } from '#functions/platform/presign.ts'
import { findVerification } from '#functions/stores/photos/verification.ts'
import * as photoVerification from '#shared/contract/photo-verification.ts'
import { photoFile, photoSeconds } from '#shared/rules/photo-limits.ts'

export const handler = handle(photoVerification.uploadVerification, {
  load: ({ memberId }) => ({ found: findVerification(memberId, { consistent: true }) }),
  run: async ({ member, found, body: { id, type, bytes }, site, now, refuse }) => {
    if (!site.country.photoVerification) return refuse('verification_off')
    checkPhotoSize(bytes)
    // The upload form expires with the pose.
    const left = found?.id === id && found.stage === 'asked' ? secondsUntil(found.expiresAt, now) : 0
    if (left <= 0) return refuse('pose_expired')
    return {
      upload: presignUpload(
        verificationUploadKey(member.id, id),
        { type, maxBytes: photoFile.maxBytes, seconds: Math.min(photoSeconds.form, left) },
        now,
      ),
    }
  },
})

const secondsUntil = (end: string, now: Date): number => Math.floor((Date.parse(end) - now.getTime()) / 1000)
