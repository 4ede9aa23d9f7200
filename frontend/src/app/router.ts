import type { ComponentType } from 'react'
import { settingsQuery, userQuery } from '#frontend/domain/account/session.ts'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { languageStore, loadInsideTexts } from '#frontend/lib/language.ts'
import { navigate, type PageLocation, showPage, startRouter } from '#frontend/lib/router.ts'
import { createStore } from '#frontend/lib/store.ts'
import { matchPath, pathTo } from '#shared/rules/paths.ts'
import { loadBanners } from './load-banners.ts'
import { PageError } from './page-error.ts'
import { queryClient } from './query-client.ts'
import { type Access, routeOf, type ScreenRoute } from './routes.ts'

/** Target after sign-in: a path of this site only, to prevent open redirects. */
export const safeBack = (back: string | undefined): string =>
  back?.startsWith('/') && !back.startsWith('//') && !back.includes('\\') ? back : pathTo('members')

/** Redirect target, or null to stay. */
type Guard = (place: PageLocation) => Promise<string | null> | null

/** Access checks for navigation; the server enforces access on its own. */
const guards: Record<Access, Guard> = {
  open: () => null,
  member: async ({ href }) =>
    (await queryClient.ensureQueryData(userQuery)) ? null : `${pathTo('login')}?${new URLSearchParams({ back: href })}`,
  guest: async ({ search }) => ((await queryClient.ensureQueryData(userQuery)) ? safeBack(search.back) : null),
}

/** Guard of an access value. An unknown value is an error in the routes and shows 500 (ERR-05). */
export function guardOf(access: string): Guard {
  if (!Object.hasOwn(guards, access)) throw new PageError(500, `Unknown route middleware: '${access}'.`)
  return guards[access as Access]
}

/**
 * Whether the country requires an age check and the person either is a member who has not passed it
 * or has a session that is not loaded yet (TRAP-24). Only then does navigation to a page with the
 * access `open` wait for the session and load the code of the guard.
 */
function isAgeAsked(): unknown {
  const user = queryClient.getQueryData(userQuery.queryKey)
  return queryClient.getQueryData(settingsQuery.queryKey)?.age_check && (user === undefined || user?.age_check)
}

type Loaded = { Screen: ComponentType }
const loaded = new Map<string, Loaded | Promise<Loaded>>()

async function fetchScreen(row: ScreenRoute): Promise<Loaded> {
  const [screen] = await Promise.all([
    row.screen(),
    row.texts === 'shell' ? undefined : loadInsideTexts(),
    row.first?.(queryClient, languageStore.read().language),
  ])
  return { Screen: screen.default }
}

/** Code and texts of a screen: synchronously if loaded, else a promise; fetched once. */
export function loadScreen(row: ScreenRoute): Loaded | Promise<Loaded> {
  const known = loaded.get(row.name)
  if (known) return known
  const coming = importGuarded(() => fetchScreen(row))
  loaded.set(row.name, coming)
  coming.then(
    (screen) => loaded.set(row.name, screen),
    // the next visit retries
    () => loaded.delete(row.name),
  )
  return coming
}

/**
 * Prefetches a screen's code and texts. A failure does
 * not reload the page (ERR-01), as navigation retries.
 */
export function prefetchScreen(row: ScreenRoute): void {
  if (loaded.has(row.name)) return
  fetchScreen(row).then(
    (screen) => loaded.set(row.name, screen),
    () => {},
  )
}

type Move = { scroll: 'top' | 'keep' | number }

export type Shown =
  | { kind: 'nothing' }
  | { kind: 'screen'; row: ScreenRoute; Screen: ComponentType; href: string; move: Move }
  | { kind: 'error'; error: unknown; href: string; move: Move }

/** Page that is shown. */
export const shown = createStore<Shown>({ kind: 'nothing' })
/** Whether the next page is loading. */
export const isOnTheWay = createStore(false)

let turn = 0

/**
 * Navigation to a URL. The previous page stays until
 * the next one is ready; the latest navigation wins.
 */
async function go(place: PageLocation, move: Move): Promise<void> {
  const mine = ++turn
  const show = (next: Shown) => {
    if (mine !== turn) return
    isOnTheWay.write(false)
    showPage(place)
    shown.write(next)
  }
  try {
    const row = routeOf(matchPath(place.pathname)?.name ?? null)
    if (!row) throw new PageError(404, '')
    const asked = isAgeAsked()
      ? importGuarded(() => import('./age-gate.ts')).then(({ ageGuard }) => ageGuard(row, place))
      : guardOf(row.access)(place)
    const coming = loadScreen(row)
    const banners = row.layout === 'default' ? loadBanners() : null
    if (asked || banners || coming instanceof Promise) isOnTheWay.write(true)
    // synchronous if there is nothing to wait for, so that a filter change renders immediately
    const [elsewhere] = asked || banners ? await Promise.all([asked, banners]) : []
    if (mine !== turn) return
    if (elsewhere) return navigate(elsewhere, { isReplacing: true })
    const { Screen } = coming instanceof Promise ? await coming : coming
    show({ kind: 'screen', row, Screen, href: place.href, move })
  } catch (error) {
    show({ kind: 'error', error, href: place.href, move })
  }
}

/** Shows a screen without navigation, for prerendering. */
export async function showScreen(row: ScreenRoute, place: PageLocation): Promise<void> {
  const { Screen } = await fetchScreen(row)
  showPage(place)
  shown.write({ kind: 'screen', row, Screen, href: place.href, move: { scroll: 'keep' } })
}

/**
 * Starts with the page of the URL; resolves when the
 * first page, or the error page, is ready to render.
 */
export function startPages(first: { scroll: 'top' | 'keep' }): Promise<void> {
  const isReady = new Promise<void>((resolve) => {
    const stop = shown.subscribe(() => {
      stop()
      resolve()
    })
  })
  startRouter((place, move) => void go(place, move), first)
  return isReady
}
