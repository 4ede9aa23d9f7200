import { createStore } from '#frontend/lib/store.ts'
import { consentDays } from '#shared/rules/limits.ts'

/** Yes or no to what waits for an agreement (TRAP-47); null while nothing was said on this device. */
export type Consent = 'granted' | 'refused' | null

const key = 'cookie-consent'

/** What was said, unless it is longer ago than half a year; the answer itself is kept as it must be. */
function kept(now: Date): Consent {
  try {
    const [, said, at] = /^(granted|refused) (\d+)$/.exec(localStorage.getItem(key) ?? '') ?? []
    const isFresh = Number(at) > now.getTime() / 1000 - consentDays * 86_400
    return said && isFresh ? (said as Consent) : null
  } catch {
    return null
  }
}

export const consent = createStore<Consent>(null)

/** Reads what was said earlier on this device; once, as the page begins. */
export const readConsent = (now: Date): void => consent.write(kept(now))

/** Keeps an answer; the last one holds, and a no takes back what a yes allowed (./tracking.ts follows). */
export function decide(answer: 'granted' | 'refused', now: Date): void {
  consent.write(answer)
  consentAsked.write(false)
  try {
    localStorage.setItem(key, `${answer} ${Math.floor(now.getTime() / 1000)}`)
  } catch {
    // without storage nothing is kept at all, this answer neither
  }
}

/** Asked for anew, from the page on cookies. */
export const consentAsked = createStore(false)

/**
 * Whether the page must ask: only where something waits for the answer, which is a source that could be kept, or a visit that `lb` asks to be
 * logged. A member's source went with their signup, so they are asked for the visit alone.
 */
export const isConsentDue = (now: {
  consent: Consent
  hasSource: boolean
  isBounceAsked: boolean
  isMember: boolean
}): boolean => now.consent === null && (now.isBounceAsked || (now.hasSource && !now.isMember))
