import { matchPath, type PageName } from '#shared/rules/paths.ts'
import { createStore, useStore } from './store.ts'

export type Search = Readonly<Record<string, string>>

/** What is in the address line: where somebody wants to be. */
export type Place = { pathname: string; search: Search; href: string }

/** What is on the screen: it follows the address once code and session are there. `name` is null on the error page. */
export type Page = Place & { name: PageName | null; params: Readonly<Record<string, string>> }

type Move = { scroll: 'top' | 'keep' | number }
type Resolve = (place: Place, move: Move) => void

let resolve: Resolve = () => {}
let key = 0
const scrolls = new Map<number, number>()

export function placeOf(href: string): Place {
  const { pathname, search, hash } = new URL(href, 'https://this.site')
  return { pathname, search: Object.fromEntries(new URLSearchParams(search)), href: pathname + search + hash }
}

const isSamePage = (one: Place, other: Place): boolean =>
  one.href !== other.href && one.href.split('#')[0] === other.href.split('#')[0]

/** What a mailed link hands to the page stands behind the # as a value with its name, `#token=...`; a heading has a name alone. */
const isHeading = ({ href }: Place): boolean => !href.split('#')[1]?.includes('=')

const here = (): Place => placeOf(window.location.pathname + window.location.search + window.location.hash)

export const addressOf = (to: string, search?: Search): string => {
  const query = new URLSearchParams(search).toString()
  return query ? `${to}?${query}` : to
}

type NavigateOptions = {
  search?: Search
  /** Takes the place of this page in the history. */
  isReplacing?: boolean
  /** Filters and the like: the page stays where it is. */
  isScrollKept?: boolean
}

/** Goes to an address made with `pathTo()`. */
export function navigate(to: string, { search, isReplacing, isScrollKept }: NavigateOptions = {}): void {
  const href = addressOf(to, search)
  scrolls.set(key, window.scrollY)
  if (!isReplacing) key = Date.now()
  window.history[isReplacing ? 'replaceState' : 'pushState']({ key }, '', href)
  resolve(here(), { scroll: isScrollKept ? 'keep' : 'top' })
}

/** Asks again who may see the page shown, after somebody logged in or out. */
export const revisit = (): void => resolve(here(), { scroll: 'keep' })

export const goBack = (): void => window.history.back()

/** Begins to follow the address; called once by the app. `scroll` of the first page: kept where somebody may have read in it already. */
export function startRouter(handler: Resolve, { scroll }: { scroll: 'top' | 'keep' }): void {
  resolve = handler
  window.history.scrollRestoration = 'manual'
  key = (window.history.state as { key?: number } | null)?.key ?? 0
  window.addEventListener('popstate', (event) => {
    // a link to a heading of this page: the browser scrolls there by itself
    if (isSamePage(here(), page.read()) && isHeading(here())) return
    scrolls.set(key, window.scrollY)
    key = (event.state as { key?: number } | null)?.key ?? 0
    resolve(here(), { scroll: scrolls.get(key) ?? 'top' })
  })
  resolve(here(), { scroll })
}

const asPage = (place: Place): Page => ({ ...place, name: null, params: {}, ...matchPath(place.pathname) })

const page = createStore<Page>(asPage(placeOf('/')))

/** Told by the app when a page takes the screen. */
export const showPage = (place: Place): void => page.write(asPage(place))

/** Tells of each page that takes the screen, the first one too. */
export const followPage = page.subscribe

/** The page on the screen: its name, parameters and query. */
export const usePage = (): Page => useStore(page)

/** One parameter of the address: `useParam('id')`; empty where an optional one is left out. */
export const useParam = (name: string): string => usePage().params[name] ?? ''

/** The query of the address; values are texts. */
export const useSearch = (): Search => usePage().search
