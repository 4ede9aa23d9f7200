import { isLanguage, type Language } from '#shared/i18n/languages.ts'
import type { Search } from './router.ts'
import { tabStorage } from './storage.ts'

const key = 'visit-language'

let asked: Language | null = null

const keep = (language: Language | null): void => {
  asked = language
  // without storage, the language lasts until the page unloads
  tabStorage.write(key, language)
}

/**
 * Language named by the URL of this visit (`?language=fr`, API-11), or
 * null. Valid for this tab only, as it is not the visitor's choice.
 */
export const visitLanguage = (): Language | null => asked

/** Reads the language at page start: from the URL, else from an earlier page of the visit. */
export function beginVisitLanguage({ language: named }: Search): void {
  if (isLanguage(named)) {
    keep(named)
    return
  }
  const earlier = tabStorage.read(key)
  if (isLanguage(earlier)) asked = earlier
}

/** Drops a language that the site does not offer. */
export function checkVisitLanguage(offered: readonly Language[]): void {
  if (asked && !offered.includes(asked)) keep(null)
}

/**
 * Drops the language of the visit once the visitor chooses one. Also removes it from the URL, since
 * a reload would set it again.
 */
export function endVisitLanguage(): void {
  keep(null)
  const address = new URL(window.location.href)
  if (!address.searchParams.has('language')) return
  address.searchParams.delete('language')
  window.history.replaceState(window.history.state, '', address.pathname + address.search + address.hash)
}
