import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  notFound,
  type ParsedLocation,
  redirect,
} from '@tanstack/react-router'
import { userQuery } from '#frontend/lib/session.ts'
import { areParameters, paths, pathTo } from '#shared/rules/paths.ts'
import { App } from './App.tsx'
import { ErrorPage, NotFoundPage, ScreenError } from './ErrorPage.tsx'
import { ChatLayout } from './layouts/ChatLayout.tsx'
import { DefaultLayout } from './layouts/DefaultLayout.tsx'
import { EmptyLayout } from './layouts/EmptyLayout.tsx'
import { LanderLayout } from './layouts/LanderLayout.tsx'
import { PageError } from './page-error.ts'
import { queryClient } from './query-client.ts'
import { type Access, type LayoutName, routes, type ScreenRoute } from './routes.ts'
import { ScreenPending } from './ScreenPending.tsx'
import { screens } from './screens.ts'

const layouts = { default: DefaultLayout, chat: ChatLayout, lander: LanderLayout, empty: EmptyLayout }

/** `{x}` and `{x}?` of the table in the router's own signs. */
export const routerPath = (path: string): string =>
  path.replace(/\{(\w+)\}(\?)?/g, (_, name, optional) => (optional ? `{-$${name}}` : `$${name}`))

/** Where to go after logging in: a path of this site, never an address of another one. */
export const safeBack = (back: string | undefined): string =>
  back?.startsWith('/') && !back.startsWith('//') && !back.includes('\\') ? back : pathTo('members')

type Guard = (location: ParsedLocation) => Promise<void> | void

/** Who may enter. The server refuses again on its own; this only leads people to the right place. */
const guards: Record<Access, Guard> = {
  open: () => {},
  member: async (location) => {
    if (!(await queryClient.ensureQueryData(userQuery)))
      throw redirect({ to: pathTo('login'), search: { back: location.href }, replace: true })
  },
  guest: async (location) => {
    if (await queryClient.ensureQueryData(userQuery))
      throw redirect({ href: safeBack((location.search as { back?: string }).back), replace: true })
  },
}

/** The guard of a kind of access; an unknown kind is a mistake in the table and answers 500 (ERR-05). */
export function guardOf(access: string): Guard {
  const guard = Object.hasOwn(guards, access) ? guards[access as Access] : undefined
  if (!guard) throw new PageError(500, `Unknown route middleware: '${access}'.`)
  return guard
}

const root = createRootRoute({ component: App, notFoundComponent: NotFoundPage })

// The table is data, so the router's own inference has nothing to hold on to: addresses are typed by pathTo() instead.
const layoutNames = Object.keys(layouts) as LayoutName[]
const layoutRoute = (name: LayoutName): AnyRoute =>
  createRoute({ getParentRoute: () => root, id: name, component: layouts[name] })

const screenRoute = (row: ScreenRoute, parent: AnyRoute): AnyRoute =>
  createRoute({
    getParentRoute: () => parent,
    path: routerPath(paths[row.name]),
    component: screens.get(row.name),
    pendingComponent: ScreenPending,
    errorComponent: ScreenError,
    beforeLoad: async ({ location, params }) => {
      if (!areParameters(row.name, params)) throw notFound()
      await guardOf(row.access)(location)
    },
  })

const tree = root.addChildren(
  layoutNames.map((name) => {
    const layout = layoutRoute(name)
    return layout.addChildren(routes.filter((row) => row.layout === name).map((row) => screenRoute(row, layout)))
  }),
)

export const router = createRouter({
  routeTree: tree,
  // the query is plain text, as it is in every link that others make to us
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const given = Object.entries(search).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    const text = new URLSearchParams(given).toString()
    return text && `?${text}`
  },
  scrollRestoration: true,
  trailingSlash: 'never',
  defaultPendingMs: 300,
  defaultPendingMinMs: 0,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
})
