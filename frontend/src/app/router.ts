import type { ComponentType } from 'react'
import { userQuery } from '#frontend/domain/account/session.ts'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { loadInsideTexts, spoken } from '#frontend/lib/language.ts'
import { navigate, type Place, showPage, startRouter } from '#frontend/lib/router.ts'
import { createStore } from '#frontend/lib/store.ts'
import { matchPath, pathTo } from '#shared/rules/paths.ts'
import { loadBanners } from './load-banners.ts'
import { PageError } from './page-error.ts'
import { queryClient } from './query-client.ts'
import { type Access, routeOf, type ScreenRoute } from './routes.ts'

/** Where to go after logging in: a path of this site, never an address of another one. */
export const safeBack = (back: string | undefined): string =>
  back?.startsWith('/') && !back.startsWith('//') && !back.includes('\\') ? back : pathTo('members')

/** Where somebody must go instead, or null to stay. */
type Guard = (place: Place) => Promise<string | null> | null

/** Who may enter. The server refuses again on its own; this only leads people to the right place. */
const guards: Record<Access, Guard> = {
  open: () => null,
  member: async ({ href }) =>
    (await queryClient.ensureQueryData(userQuery)) ? null : `${pathTo('login')}?${new URLSearchParams({ back: href })}`,
  guest: async ({ search }) => ((await queryClient.ensureQueryData(userQuery)) ? safeBack(search.back) : null),
}

/** The guard of a kind of access; an unknown kind is a mistake in the table and answers 500 (ERR-05). */
export function guardOf(access: string): Guard {
  if (!Object.hasOwn(guards, access)) throw new PageError(500, `Unknown route middleware: '${access}'.`)
  return guards[access as Access]
}

type Loaded = { Screen: ComponentType }
const loaded = new Map<string, Loaded | Promise<Loaded>>()

async function fetchScreen(row: ScreenRoute): Promise<Loaded> {
  const [screen] = await Promise.all([
    row.screen(),
    row.texts === 'frame' ? undefined : loadInsideTexts(),
    row.first?.(queryClient, spoken.read().language),
  ])
  return { Screen: screen.default }
}

/** A screen's code and texts: at once when they are here already, else a promise; asked for once only. */
export function loadScreen(row: ScreenRoute): Loaded | Promise<Loaded> {
  const known = loaded.get(row.name)
  if (known) return known
  const coming = importGuarded(() => fetchScreen(row))
  loaded.set(row.name, coming)
  coming.then(
    (screen) => loaded.set(row.name, screen),
    // the next visit tries again
    () => loaded.delete(row.name),
  )
  return coming
}

/** Fetches a screen's code and texts for later. Where that fails nobody is disturbed by a reload (ERR-01): whoever goes there asks again. */
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

/** What the screen shows, and whether the next page is on its way. */
export const shown = createStore<Shown>({ kind: 'nothing' })
export const isOnTheWay = createStore(false)

let turn = 0

/** From an address to what is on the screen. The page before stays until the next one is ready; only the last wish counts. */
async function go(place: Place, move: Move): Promise<void> {
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
    const asked = guardOf(row.access)(place)
    const coming = loadScreen(row)
    const banners = row.layout === 'default' ? loadBanners() : null
    if (asked || banners || coming instanceof Promise) isOnTheWay.write(true)
    // without a pause where nothing is awaited: a change of filter is on the screen in the same moment
    const [elsewhere] = asked || banners ? await Promise.all([asked, banners]) : []
    if (mine !== turn) return
    if (elsewhere) return navigate(elsewhere, { isReplacing: true })
    const { Screen } = coming instanceof Promise ? await coming : coming
    show({ kind: 'screen', row, Screen, href: place.href, move })
  } catch (error) {
    show({ kind: 'error', error, href: place.href, move })
  }
}

/** Puts a screen there as if somebody had gone to it: for pages that are drawn while the site is made. */
export async function showScreen(row: ScreenRoute, place: Place): Promise<void> {
  const { Screen } = await fetchScreen(row)
  showPage(place)
  shown.write({ kind: 'screen', row, Screen, href: place.href, move: { scroll: 'keep' } })
}

/** Begins with the page of the address; done when the first one is ready to be drawn, be it the error page. */
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
