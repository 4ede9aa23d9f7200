import type { Search } from '#frontend/lib/router.ts'
import { deviceStorage } from '#frontend/lib/storage.ts'
import { daySeconds } from '#shared/rules/durations.ts'
import { trackingDays } from '#shared/rules/limits.ts'
import { hasSource } from '#shared/rules/signup.ts'
import { consent } from './consent.ts'

/** Fields of a traffic source; exactly these five (LAND-04). */
export const trackingKeys = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const
export type Tracking = Partial<Record<(typeof trackingKeys)[number], string>>

const key = 'tracking'
const longest = 100

/**
 * Traffic source in the query of a URL (LAND-05), cut to
 * the server's maximum length; undefined without one.
 */
export function trackingIn(search: Search): Tracking | undefined {
  const named = trackingKeys.flatMap((name) => (search[name] ? [[name, search[name].slice(0, longest)] as const] : []))
  return named.length > 0 ? Object.fromEntries(named) : undefined
}

/** Source of this visit; without consent it is kept in memory only (TRAP-47). */
let ofThisPage: Tracking | undefined

function readKept(now: Date): Tracking | undefined {
  const kept = deviceStorage.readJson(key) as (Tracking & { until?: number }) | null
  const { until, ...tracking } = kept ?? {}
  return until !== undefined && until > now.getTime() / 1000 ? trackingIn(tracking) : undefined
}

function keep(tracking: Tracking, now: Date): void {
  const until = Math.floor(now.getTime() / 1000) + trackingDays * daySeconds
  // without storage, the source stays in memory
  deviceStorage.write(key, JSON.stringify({ ...tracking, until }))
}

const removeKept = (): void => void deviceStorage.write(key, null)

/** Source of this visit, else a stored one of the last 30 days (OPEN-77). */
export const readTracking = (now: Date): Tracking | undefined => ofThisPage ?? readKept(now)

/**
 * Network and ref of the traffic source, for requests that accept them: for some sources, the
 * server shows more to visitors (SEARCH-14, LAND-06).
 */
export function trafficSource(now: Date): Pick<Tracking, 'network' | 'ref'> {
  const { network, ref } = readTracking(now) ?? {}
  return { ...(network && { network }), ...(ref && { ref }) }
}

/** Whether this visit has a source to store. */
export const hasNewSource = (): boolean => hasSource(ofThisPage)

/**
 * Reads the traffic source in the URL, which replaces an earlier one, and stores it if the visitor
 * consents. Called once per page load.
 */
export function noteTracking(search: Search, clock: () => Date): void {
  ofThisPage = trackingIn(search)
  const follow = () => {
    if (consent.read() === 'granted' && ofThisPage && hasSource(ofThisPage)) keep(ofThisPage, clock())
    if (consent.read() === 'refused') removeKept()
  }
  follow()
  consent.subscribe(follow)
}

/** Removes the traffic source after signup, which has sent it to the server. */
export function forgetTracking(): void {
  ofThisPage = undefined
  removeKept()
}

/**
 * Adds the traffic source to the URL of another page of the site. Without consent it cannot be
 * stored, so the URL passes it on (TRAP-47).
 */
export function withTracking(path: string): string {
  const query = new URLSearchParams(ofThisPage).toString()
  return query && consent.read() !== 'granted' ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path
}
