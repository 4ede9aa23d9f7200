import { prefetchScreen } from './router.ts'
import { routes } from './routes.ts'

/** How long a page rests before the code of likely next ones is fetched (UI-10). */
const prefetchAfterMs = 2000

type Connection = { connection?: { saveData?: boolean } }

/** Fetches code and never data (TRAP-69), and nothing for who saves data. Gives the way to stop. */
export function prefetchWhenIdle(who: 'visitor' | 'member'): () => void {
  const timer = setTimeout(() => {
    if ((navigator as Connection).connection?.saveData) return
    for (const row of routes) if (row.prefetch === 'all' || row.prefetch === who) prefetchScreen(row)
  }, prefetchAfterMs)
  return () => clearTimeout(timer)
}
