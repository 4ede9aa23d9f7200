import { deviceStorage } from '#frontend/lib/storage.ts'
import { createStore } from '#frontend/lib/store.ts'
import { daySeconds } from '#shared/rules/durations.ts'
import { consentDays } from '#shared/rules/limits.ts'

/** Consent to optional storage (TRAP-47); null without an answer on this device. */
export type Consent = 'granted' | 'refused' | null

const key = 'cookie-consent'

/** Stored answer, unless it has expired after half a year. */
function kept(now: Date): Consent {
  const [, said, at] = /^(granted|refused) (\d+)$/.exec(deviceStorage.read(key) ?? '') ?? []
  const isFresh = Number(at) > now.getTime() / 1000 - consentDays * daySeconds
  return said && isFresh ? (said as Consent) : null
}

export const consent = createStore<Consent>(null)

/** Reads the stored answer; called once at page start. */
export const readConsent = (now: Date): void => consent.write(kept(now))

/** Stores an answer. After a refusal, ./tracking.ts deletes a stored traffic source. */
export function decideConsent(answer: 'granted' | 'refused', now: Date): void {
  consent.write(answer)
  consentAsked.write(false)
  // without storage the answer holds for this page only, and no source can be stored either
  deviceStorage.write(key, `${answer} ${Math.floor(now.getTime() / 1000)}`)
}

/** Whether the cookie page reopened the banner. */
export const consentAsked = createStore(false)

/**
 * Whether to show the consent banner. It is shown only if consent is needed: for a traffic source
 * that could be stored, or for a visit with the `lb` parameter. Members are asked for the latter
 * only, as their source was sent with the signup.
 */
export const isConsentDue = (now: {
  consent: Consent
  hasSource: boolean
  isBounceAsked: boolean
  isMember: boolean
}): boolean => now.consent === null && (now.isBounceAsked || (now.hasSource && !now.isMember))
