import { logError } from '#functions/platform/log.ts'
import { Refusal } from '#functions/platform/refusal.ts'

/** State of a check as its provider reports it; `id` is our reference. */
export type ProviderCheck = { id: string; outcome: 'open' | 'passed' | 'failed' | 'under_age' }

/**
 * What the product asks of a provider of age checks (TRAP-24). Each call refuses with
 * `age_check_unavailable` where it gets no reliable answer.
 */
export type AgeCheckProvider = {
  /** Opens a check; returns its id at the provider. A retry may open a second one for our `id`. */
  open: (check: { id: string; minimumAge: number; returnUrl: string; reportUrl: string }) => Promise<string>
  /** Address of the provider's page, to which the member's browser goes. */
  pageOf: (session: string) => string
  /** Present state; undefined where the provider does not know it. */
  find: (session: string) => Promise<ProviderCheck | undefined>
  /**
   * Provider's id of the check that a report is about. Refuses a forged report with
   * `invalid_input`.
   */
  readReport: (report: Readonly<Record<string, unknown>>) => string
}

/** Refusal of a call that got no reliable answer; `reason` is an error or the answer's status. */
export function unavailable(call: string, reason: unknown): Refusal {
  logError('age_check_unavailable', reason, { call, status: typeof reason === 'number' ? reason : undefined })
  return new Refusal('age_check_unavailable')
}
