import { useRouterState } from '@tanstack/react-router'
import { matchPath, type PageName } from '#shared/rules/paths.ts'
import { routeOf, type ScreenRoute } from './routes.ts'

/** The page shown now, by name, and its row in the table; null on the error page. */
export function usePage(): { name: PageName | null; route: ScreenRoute | undefined } {
  const pathname = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  })
  const name = matchPath(pathname)?.name ?? null
  return { name, route: routeOf(name) }
}
