import * as z from 'zod/mini'

/**
 * Poses of a photo verification (MOD-22). None names left or right, as cameras for selfies show a
 * mirror image.
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
 * Reason why a verification was refused. `unreadable`: the file is no usable picture.
 * `not_decided`: staff did not decide in time.
 */
export const verificationReasons = [...verificationRefusals, 'unreadable', 'not_decided'] as const
export type VerificationReason = (typeof verificationReasons)[number]

/** Verification of the member's own, without its picture, which only staff see. */
export const OwnVerification = z.object({
  /**
   * none: nothing is under way. asked: waits for the picture. inspecting: the file is being read.
   * waiting: staff compare. refused: see `reason`.
   */
  state: z.enum(['none', 'asked', 'inspecting', 'waiting', 'refused']),
  id: z.nullable(z.string()),
  pose: z.nullable(z.enum(poses)),
  /** End of the time for the picture, while it is asked for. */
  expires_at: z.nullable(z.string()),
  reason: z.nullable(z.enum(verificationReasons)),
  /** Whether others see the mark, which is that of the main photo. */
  verified: z.boolean(),
})
export type OwnVerification = z.infer<typeof OwnVerification>
