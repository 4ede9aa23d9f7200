import type { AgeCheckProviderName } from '#shared/model/age-check.ts'
import type { AgeCheckProvider } from './port.ts'
import { yoti } from './yoti.ts'

/** Providers by name. A check stays with the provider that it was started at. */
export const providers: Readonly<Record<AgeCheckProviderName, AgeCheckProvider>> = { yoti }
