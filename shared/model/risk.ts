import * as z from 'zod/mini'

/**
 * Events that suggest a scam (MOD-12), or child abuse (MOD-07): `case_picture` is an upload like a
 * picture of a case. Each is stored once per cause.
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
  'banned_picture',
  'banned_payment',
  'case_picture',
] as const
export type SignalKind = (typeof signalKinds)[number]

/** Parts of a risk score: signals, and what is known of the account. */
export const riskPartNames = [...signalKinds, 'new_account'] as const

export const RiskPart = z.object({
  part: z.enum(riskPartNames),
  /** Number of causes, such as conversations or complaints; may exceed those that have points. */
  count: z.int(),
  points: z.int(),
  /** Time of the last signal; of a new account, its signup. */
  last_at: z.string(),
})
export type RiskPart = z.infer<typeof RiskPart>
