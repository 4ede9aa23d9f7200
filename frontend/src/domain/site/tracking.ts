import type { Search } from '#frontend/lib/router.ts'
import { trackingDays } from '#shared/rules/limits.ts'
import { hasSource } from '#shared/rules/signup.ts'
import { consent } from './consent.ts'

/** Where a visitor came from: exactly these five (LAND-04). */
export const trackingKeys = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const
export type Tracking = Partial<Record<(typeof trackingKeys)[number], string>>

const key = 'tracking'
const longest = 100

/** What the query of an address tells (LAND-05), cut to what the server takes; undefined where it tells nothing. */
export function trackingIn(search: Search): Tracking | undefined {
  const told = trackingKeys.flatMap((name) => (search[name] ? [[name, search[name].slice(0, longest)] as const] : []))
  return told.length > 0 ? Object.fromEntries(told) : undefined
}

/** Before an agreement it is known to this page alone (TRAP-47). */
let ofThisPage: Tracking | undefined

function readKept(now: Date): Tracking | undefined {
  try {
    const { until, ...tracking } = JSON.parse(localStorage.getItem(key) ?? '{}') as Tracking & { until?: number }
    return until !== undefined && until > now.getTime() / 1000 ? trackingIn(tracking) : undefined
  } catch {
    return undefined
  }
}

function keep(tracking: Tracking, now: Date): void {
  const until = Math.floor(now.getTime() / 1000) + trackingDays * 86_400
  try {
    localStorage.setItem(key, JSON.stringify({ ...tracking, until }))
  } catch {
    // known to this page all the same
  }
}

function removeKept(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // nothing was kept
  }
}

/** The five of this visit, else those of an earlier one that were kept and are not older than 30 days (OPEN-77). */
export const readTracking = (now: Date): Tracking | undefined => ofThisPage ?? readKept(now)

/** What opens more to a visitor (SEARCH-14, LAND-06): the two that make a source, for calls that ask for them. */
export function trafficSource(now: Date): Pick<Tracking, 'network' | 'ref'> {
  const { network, ref } = readTracking(now) ?? {}
  return { ...(network && { network }), ...(ref && { ref }) }
}

/** Whether this visit brought a source that waits to be kept. */
export const hasNewSource = (): boolean => hasSource(ofThisPage)

/** Takes what the address tells in place of what was known, and keeps it as soon as that is agreed to. Once, as the page begins. */
export function noteTracking(search: Search, clock: () => Date): void {
  ofThisPage = trackingIn(search)
  const follow = () => {
    if (consent.read() === 'granted' && ofThisPage && hasSource(ofThisPage)) keep(ofThisPage, clock())
    if (consent.read() === 'refused') removeKept()
  }
  follow()
  consent.subscribe(follow)
}

/** It went with a signup, and has no further use. */
export function forgetTracking(): void {
  ofThisPage = undefined
  removeKept()
}

/** Takes it along to another page of the site, in its address: before an agreement there is no other way (TRAP-47). */
export function withTracking(path: string): string {
  const query = new URLSearchParams(ofThisPage).toString()
  return query && consent.read() !== 'granted' ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path
}
