import type { AgeCheckProviderName } from '#shared/model/age-check.ts'
import type { AgeCheckProvider } from './port.ts'
import { yoti } from './yoti.ts'

/** Providers by name. A check stays with the provider at which it was started. */
export const providers: Readonly<Record<AgeCheckProviderName, AgeCheckProvider>> = { yoti }
