import { logError } from '#functions/platform/log.ts'
import { Refusal } from '#functions/platform/refusal.ts'

/** State of a check as its provider returns it; `id` is our reference. */
export type ProviderCheck = { id: string; outcome: 'open' | 'passed' | 'failed' | 'under_age' }

/**
 * Interface to a provider of age checks (TRAP-24). `open` and `find` refuse with
 * `age_check_unavailable` if they get no reliable answer.
 */
export type AgeCheckProvider = {
  /**
   * Opens a check; returns its id at the provider. A retry may open a second check with the same
   * `id`.
   */
  open: (check: { id: string; minimumAge: number; returnUrl: string; reportUrl: string }) => Promise<string>
  /** URL of the provider's page, which the member's browser opens. */
  pageOf: (session: string) => string
  /** Current state of a check; undefined if the provider does not know the check. */
  find: (session: string) => Promise<ProviderCheck | undefined>
  /**
   * Provider's id of the check that a notification of the provider is about. Refuses a forged
   * notification with `invalid_input`.
   */
  readReport: (report: Readonly<Record<string, unknown>>) => string
}

/**
 * Logs a call that got no reliable answer, and returns its refusal; `reason` is an error or the
 * HTTP status.
 */
export function unavailable(call: string, reason: unknown): Refusal {
  logError('age_check_unavailable', reason, { call, status: typeof reason === 'number' ? reason : undefined })
  return new Refusal('age_check_unavailable')
}
