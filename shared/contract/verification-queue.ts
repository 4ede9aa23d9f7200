import * as z from 'zod/mini'
import { MemberId } from '../model/ids.ts'
import { maxPhotos, PhotoId } from '../model/photo.ts'
import { SmallCard } from '../model/profile.ts'
import { poses, verificationRefusals } from '../model/verification.ts'
import { endpoint, moderators } from './endpoint.ts'

/**
 * Waiting verification, without its picture, which needs a separate call because each view of it is
 * recorded.
 */
export const WaitingVerification = z.object({
  id: z.string(),
  member: SmallCard,
  pose: z.enum(poses),
  arrived_at: z.string(),
  /** Approved public photos, the main photo first. */
  photos: z.array(z.object({ id: z.string(), full: z.string() })),
})
export type WaitingVerification = z.infer<typeof WaitingVerification>

const Waiting = z.object({ count: z.int(), oldest_at: z.nullable(z.string()) })

// Comparison of verification pictures with photos, by staff (MOD-22). Part of the domain
// `moderation`.

/** Verifications that wait, oldest first. */
export const listVerifications = endpoint({
  method: 'GET',
  path: '/api/staff-verifications.php',
  ...moderators,
  answer: z.object({ verifications: z.array(WaitingVerification), waiting: Waiting }),
  refusals: [],
})

/** Picture of a verification, a JPEG in base64. The audit trail records each view (MOD-15). */
export const verificationPicture = endpoint({
  method: 'GET',
  path: '/api/staff-verification.php',
  ...moderators,
  query: z.object({ member: MemberId, id: PhotoId }),
  answer: z.object({ picture: z.string() }),
  refusals: ['not_found'],
})

/**
 * Decides on a verification, which deletes its picture. An approval marks the photos that the
 * moderator compared as verified. It is refused with `photos_changed` if the main photo is not
 * among them, and with `picture_not_seen` if the moderator has not opened the picture.
 */
export const decideVerification = endpoint({
  method: 'POST',
  path: '/api/staff-verifications.php',
  ...moderators,
  body: z.union([
    z.object({
      member: MemberId,
      id: PhotoId,
      verdict: z.literal('approved'),
      photos: z.array(PhotoId).check(z.maxLength(maxPhotos)),
    }),
    z.object({
      member: MemberId,
      id: PhotoId,
      verdict: z.literal('refused'),
      reason: z.enum(verificationRefusals),
    }),
  ]),
  answer: z.object({ decided: z.literal(true) }),
  refusals: ['not_found', 'already_decided', 'photos_changed', 'picture_not_seen'],
})
