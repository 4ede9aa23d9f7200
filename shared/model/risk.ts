import * as z from 'zod/mini'

/**
 * Events that suggest a scam (MOD-12) or child abuse (MOD-07), each stored once per cause.
 * `shared_device`: a signup on another account's device. `banned_device`, `suspended_device`: a
 * signup, sign-in or password reset on the device of an account banned or suspended at that time.
 * `case_picture`: an uploaded picture resembles a picture of a case.
 */
export const signalKinds = [
  'copied_text',
  'many_first_messages',
  'money_words',
  'link',
  'complaint',
  'shared_device',
  'shared_picture',
  'banned_device',
  'suspended_device',
  'banned_picture',
  'banned_payment',
  'case_picture',
] as const
export type SignalKind = (typeof signalKinds)[number]

/** Parts of a risk score: the signals, and whether the account is new. */
export const riskPartNames = [...signalKinds, 'new_account'] as const

export const RiskPart = z.object({
  part: z.enum(riskPartNames),
  /** Number of causes, such as conversations or complaints; only the first ones give points. */
  count: z.int(),
  points: z.int(),
  /** Time of the last signal; for the part `new_account`, time of the signup. */
  last_at: z.string(),
})
export type RiskPart = z.infer<typeof RiskPart>
