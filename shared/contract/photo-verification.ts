import * as z from 'zod/mini'
import { PhotoId, photoTypes, Upload } from '../model/photo.ts'
import { OwnVerification } from '../model/verification.ts'
import { endpoint } from './endpoint.ts'

// Photo verification by the member (MOD-22).

export const verification = endpoint({
  method: 'GET',
  path: '/api/verification.php',
  access: 'member',
  answer: OwnVerification,
  refusals: [],
})

/**
 * Starts a verification with a random pose, which is valid for half an hour. Idempotent while a
 * verification is under way: a repeat returns the same pose and does not count towards the daily
 * limit.
 */
export const startVerification = endpoint({
  method: 'POST',
  path: '/api/verification.php',
  access: 'member',
  answer: OwnVerification,
  refusals: ['verification_off', 'email_not_confirmed', 'main_photo_missing', 'too_many_requests'],
})

/**
 * Upload form for the picture of the pose; only the first file counts. Refused with
 * `pose_expired` if this verification no longer waits for a picture.
 */
export const uploadVerification = endpoint({
  method: 'PUT',
  path: '/api/verification.php',
  access: 'member',
  body: z.object({
    id: PhotoId,
    type: z.enum(photoTypes, 'photo_type_unsupported'),
    bytes: z.int().check(z.gte(0)),
  }),
  answer: z.object({ upload: Upload }),
  refusals: ['verification_off', 'pose_expired', 'photo_too_large', 'photo_type_unsupported'],
})

/** Ends an undecided verification and removes its picture. Idempotent. */
export const withdrawVerification = endpoint({
  method: 'DELETE',
  path: '/api/verification.php',
  access: 'member',
  answer: OwnVerification,
  refusals: [],
})
