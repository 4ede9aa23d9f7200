import { isLanguage, type Language } from '#shared/i18n/languages.ts'
import type { Search } from './router.ts'

const key = 'visit-language'

let asked: Language | null = null

const keep = (language: Language | null): void => {
  asked = language
  try {
    if (language) sessionStorage.setItem(key, language)
    else sessionStorage.removeItem(key)
  } catch {
    // where storage is forbidden it lasts as long as the page
  }
}

/** The language that the address of this visit named (`?language=fr`, API-11), or null. It holds for this tab and is no choice: nothing is remembered beyond it. */
export const visitLanguage = (): Language | null => asked

/** Reads it at the start of a page: from the address, else from an earlier page of the visit. */
export function beginVisitLanguage({ language: named }: Search): void {
  if (isLanguage(named)) {
    keep(named)
    return
  }
  try {
    const earlier = sessionStorage.getItem(key)
    if (isLanguage(earlier)) asked = earlier
  } catch {
    // nothing was kept
  }
}

/** Drops a language that the site does not offer. */
export function checkVisitLanguage(offered: readonly Language[]): void {
  if (asked && !offered.includes(asked)) keep(null)
}

/** A choice of the visitor's own takes its place: in the address too, as the next loading would ask for it again. */
export function endVisitLanguage(): void {
  keep(null)
  const address = new URL(window.location.href)
  if (!address.searchParams.has('language')) return
  address.searchParams.delete('language')
  window.history.replaceState(window.history.state, '', address.pathname + address.search + address.hash)
}
