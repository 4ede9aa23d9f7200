import { matchPath, type PageName } from '#shared/rules/paths.ts'
import { createStore, useStore } from './store.ts'

export type Search = Readonly<Record<string, string>>

/** URL in the address bar, which may be ahead of the page shown. */
export type PageLocation = { pathname: string; search: Search; href: string }

/**
 * Page on the screen; follows the location once code and
 * session are loaded. `name` is null on the error page.
 */
export type Page = PageLocation & { name: PageName | null; params: Readonly<Record<string, string>> }

type Move = { scroll: 'top' | 'keep' | number }
type Resolve = (place: PageLocation, move: Move) => void

let resolve: Resolve = () => {}
let key = 0
const scrolls = new Map<number, number>()

export function locationOf(href: string): PageLocation {
  const { pathname, search, hash } = new URL(href, 'https://this.site')
  return { pathname, search: Object.fromEntries(new URLSearchParams(search)), href: pathname + search + hash }
}

const isSamePage = (one: PageLocation, other: PageLocation): boolean =>
  one.href !== other.href && one.href.split('#')[0] === other.href.split('#')[0]

/**
 * Whether the fragment is empty or names a heading. In mailed links it is a named value,
 * `#token=...`.
 */
const isHeading = ({ href }: PageLocation): boolean => !href.split('#')[1]?.includes('=')

const here = (): PageLocation => locationOf(window.location.pathname + window.location.search + window.location.hash)

export const addressOf = (to: string, search?: Search): string => {
  const query = new URLSearchParams(search).toString()
  return query ? `${to}?${query}` : to
}

type NavigateOptions = {
  search?: Search
  /** Replaces the current history entry. */
  isReplacing?: boolean
  /** Keeps the scroll position, for filters and the like. */
  isScrollKept?: boolean
}

/**
 * Navigates to a path made with `pathTo()`. The address of the open page adds no history entry, as
 * in browsers: otherwise "back" would show the same page again.
 */
export function navigate(to: string, { search, isReplacing, isScrollKept }: NavigateOptions = {}): void {
  const href = addressOf(to, search)
  scrolls.set(key, window.scrollY)
  const isReplaced = isReplacing || href === here().href
  if (!isReplaced) key = Date.now()
  window.history[isReplaced ? 'replaceState' : 'pushState']({ key }, '', href)
  resolve(here(), { scroll: isScrollKept ? 'keep' : 'top' })
}

/** Repeats the access check of the current page after sign-in or sign-out. */
export const revisit = (): void => resolve(here(), { scroll: 'keep' })

export const goBack = (): void => window.history.back()

/**
 * Starts following the location; called once by the app. `scroll` applies to the first page: `keep`
 * if it was prerendered, as the visitor may have scrolled already.
 */
export function startRouter(handler: Resolve, { scroll }: { scroll: 'top' | 'keep' }): void {
  resolve = handler
  window.history.scrollRestoration = 'manual'
  key = (window.history.state as { key?: number } | null)?.key ?? 0
  window.addEventListener('popstate', (event) => {
    // link to a heading of this page: the browser scrolls
    if (isSamePage(here(), page.read()) && isHeading(here())) return
    scrolls.set(key, window.scrollY)
    key = (event.state as { key?: number } | null)?.key ?? 0
    resolve(here(), { scroll: scrolls.get(key) ?? 'top' })
  })
  resolve(here(), { scroll })
}

const asPage = (place: PageLocation): Page => ({ ...place, name: null, params: {}, ...matchPath(place.pathname) })

const page = createStore<Page>(asPage(locationOf('/')))

/** Publishes the page that the app has rendered. */
export const showPage = (place: PageLocation): void => page.write(asPage(place))

/** Subscribes to page changes, including the first. */
export const followPage = page.subscribe

/** Name, parameters and query of the current page. */
export const usePage = (): Page => useStore(page)

/** Parameter of the path: `useParam('id')`; empty if an optional one is missing. */
export const useParam = (name: string): string => usePage().params[name] ?? ''

/** Query of the URL; values are strings. */
export const useSearch = (): Search => usePage().search
