import { isMarked } from '#functions/stores/members/shown-card.ts'
import { mainPhotoOf, type Photo } from '#functions/stores/photos/photo.ts'
import type { Verification } from '#functions/stores/photos/verification.ts'
import type { OwnVerification } from '#shared/model/verification.ts'

/** Whether the pose has expired before a picture arrived. */
export const isVerificationOver = ({ stage, expiresAt }: Verification, now: Date): boolean =>
  stage === 'asked' && expiresAt <= now.toISOString()

/**
 * Verification as shown to its member. An expired verification is shown as none, even before the
 * job removes it.
 */
export function ownVerification(
  found: Verification | undefined,
  { photos }: { photos: readonly Photo[] },
  now: Date,
): OwnVerification {
  const verified = isMarked(mainPhotoOf(photos)?.verifiedOn)
  if (!found || isVerificationOver(found, now))
    return { state: 'none', id: null, pose: null, expires_at: null, reason: null, verified }
  const { id, pose, stage, expiresAt, reason } = found
  return { state: stage, id, pose, expires_at: stage === 'asked' ? expiresAt : null, reason: reason ?? null, verified }
}
