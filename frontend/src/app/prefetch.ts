import { prefetchScreen } from './router.ts'
import { routes } from './routes.ts'

/** Idle time of a page before the code of likely next pages is prefetched (UI-10). */
const prefetchAfterMs = 2000

type Connection = { connection?: { saveData?: boolean } }

/**
 * Prefetches code, never data (TRAP-69). Prefetches nothing if data saving is on in the browser.
 * Returns a cleanup function.
 */
export function prefetchWhenIdle(who: 'visitor' | 'member'): () => void {
  const timer = setTimeout(() => {
    if ((navigator as Connection).connection?.saveData) return
    for (const row of routes) if (row.prefetch === 'all' || row.prefetch === who) prefetchScreen(row)
  }, prefetchAfterMs)
  return () => clearTimeout(timer)
}
