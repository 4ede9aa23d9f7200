import { locationOf } from '#frontend/lib/router.ts'
import { beginVisitLanguage } from '#frontend/lib/visit-language.ts'
import { watchBounce } from './bounce.ts'
import { readConsent } from './consent.ts'
import { noteTracking } from './tracking.ts'

/**
 * Reads language and traffic source from a visit's first URL, reads the stored consent, and starts
 * to measure the visit (LAND-05, LAND-07). Called once before rendering.
 */
export function beginVisit(): void {
  const { pathname, search } = locationOf(window.location.pathname + window.location.search)
  beginVisitLanguage(search)
  readConsent(new Date())
  noteTracking(search, () => new Date())
  watchBounce(search, pathname)
}
