import type { Search } from '#frontend/lib/router.ts'
import * as site from '#shared/contract/site.ts'
import { daySeconds } from '#shared/rules/durations.ts'
import { consent } from './consent.ts'

/**
 * Visit with the `lb` parameter (LAND-07): path and start of its first page, and when the visitor
 * left that page.
 */
type Visit = { path: string; startedAt: number; leftAt: number | null }
let visit: Visit | null = null

export const isBounceAsked = (): boolean => visit !== null

/** Records the end of the first page when a second one is opened. */
export function noteSecondPage(): void {
  if (visit && visit.leftAt === null) visit.leftAt = performance.now()
}

/**
 * Record of a visit (OPEN-76): path, whole seconds on the page,
 * whether a second page was opened. No query, no identity.
 */
export const bounceOf = ({ path, startedAt, leftAt }: Visit, now: number) => ({
  path: path.replace(/[^\w\-./]/g, '').slice(0, 200),
  seconds: Math.min(daySeconds, Math.max(0, Math.round(((leftAt ?? now) - startedAt) / 1000))),
  second_page: leftAt !== null,
})

/**
 * Records the visit if the URL has the parameter `lb`. Sends the record when the page is left, if
 * the visitor has consented (TRAP-47).
 */
export function watchBounce(search: Search, path: string): void {
  if (!('lb' in search)) return
  visit = { path, startedAt: performance.now(), leftAt: null }
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link && link.origin === window.location.origin && link.pathname !== path) noteSecondPage()
  })
  window.addEventListener(
    'pagehide',
    () => {
      if (!visit || consent.read() !== 'granted') return
      navigator.sendBeacon(site.bounce.path, JSON.stringify(bounceOf(visit, performance.now())))
    },
    { once: true },
  )
}
