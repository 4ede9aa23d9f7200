import * as z from 'zod/mini'

/**
 * Poses of a photo verification (MOD-22). None depends on left or right, as selfie cameras mirror
 * the picture.
 */
export const poses = [
  'hand_up',
  'both_hands_up',
  'hand_on_head',
  'hands_on_cheeks',
  'hand_on_shoulder',
  'arms_crossed',
  'hand_under_chin',
  'hand_behind_ear',
  'finger_on_nose',
  'hand_over_brow',
] as const
export type Pose = (typeof poses)[number]

/** Reasons for which staff refuse a verification. */
export const verificationRefusals = ['other_person', 'other_pose', 'face_hidden', 'photos_unclear'] as const

/**
 * Reason why a verification was refused. `unreadable`: the file is no usable picture, or its
 * inspection did not complete. `not_decided`: staff did not decide in time.
 */
export const verificationReasons = [...verificationRefusals, 'unreadable', 'not_decided'] as const
export type VerificationReason = (typeof verificationReasons)[number]

/** Verification as its member sees it, without the picture, which only staff see. */
export const OwnVerification = z.object({
  /**
   * none: no verification. asked: waits for the picture. inspecting: the file is being read.
   * waiting: in the queue of staff. refused: see `reason`.
   */
  state: z.enum(['none', 'asked', 'inspecting', 'waiting', 'refused']),
  id: z.nullable(z.string()),
  pose: z.nullable(z.enum(poses)),
  /** Time until which a picture is accepted; null in other states. */
  expires_at: z.nullable(z.string()),
  reason: z.nullable(z.enum(verificationReasons)),
  /** Whether others see the verification mark; depends on the main photo. */
  verified: z.boolean(),
})
export type OwnVerification = z.infer<typeof OwnVerification>
