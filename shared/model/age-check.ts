import * as z from 'zod/mini'

/** Providers of the external age check from which a country can choose (TRAP-24). */
export const ageCheckProviders = ['yoti'] as const
export type AgeCheckProviderName = (typeof ageCheckProviders)[number]

/** Names of the age check providers, as members know them. */
export const ageCheckNames: Readonly<Record<AgeCheckProviderName, string>> = { yoti: 'Yoti' }

/** States of a check that was started. `open`: the provider has no result yet. */
export const ageCheckResults = ['open', 'passed', 'failed', 'under_age'] as const

/**
 * States of a member's age check. `not_needed`: the member's country requires none, or the member
 * showed their age to staff. `none`: not started.
 */
const ageCheckStates = ['not_needed', 'none', ...ageCheckResults] as const

/** A member's own age check. */
export const OwnAgeCheck = z.object({
  state: z.enum(ageCheckStates),
  /** Null if the member needs no check. */
  provider: z.nullable(z.enum(ageCheckProviders)),
})
export type OwnAgeCheck = z.infer<typeof OwnAgeCheck>
