import { defaultLanguage, isLanguage, type Language } from '#shared/i18n/languages.ts'
import type { messages as nlInside } from '#shared/i18n/nl/inside-messages.ts'
import { messages as nl } from '#shared/i18n/nl/messages.ts'
import { isRegional, textLocale } from '#shared/i18n/regional.ts'
import { type TextTree, withFallback } from '#shared/i18n/with-fallback.ts'
import { cookieIn } from '#shared/rules/cookies.ts'
import { daySeconds } from '#shared/rules/durations.ts'
import { languageCookieDays } from '#shared/rules/limits.ts'
import { siteCountry } from './regional-locale.ts'
import { createStore } from './store.ts'

type Shell = typeof nl
type Inside = typeof nlInside
/** All texts; the Dutch ones define the shape. */
export type Messages = Shell & Inside

// Only the Dutch texts of the shell are in the first load; all others are loaded on demand
// (I18N-04).
const units = import.meta.glob<{ messages: TextTree }>(['./*/{messages,inside-messages}.ts', '!./nl/*'], {
  base: '../../../shared/i18n',
})
const regional = import.meta.glob<TextTree>('./??-??.ts', { base: '../../../shared/i18n' })

/** Overrides for the site's country, loaded only if the language has a variant there. */
async function overridesFor(language: Language): Promise<TextTree> {
  const locale = textLocale(language, siteCountry())
  return isRegional(locale) ? await regional[`./${locale}.ts`]!() : {}
}

/**
 * Texts of a unit; texts that are missing in the language are replaced by Dutch texts (I18N-05).
 */
async function unitTexts<Texts extends TextTree>(
  language: Language,
  unit: 'messages' | 'inside-messages',
  dutch: Texts | Promise<Texts>,
): Promise<Texts> {
  const [source, own, overrides] = await Promise.all([
    dutch,
    units[`./${language}/${unit}.ts`]?.(),
    overridesFor(language),
  ])
  return own ? withFallback(withFallback(source, own.messages), overrides) : source
}

const shellTexts = (language: Language) => unitTexts<Shell>(language, 'messages', nl)

const insideTexts = (language: Language) =>
  unitTexts<Inside>(
    language,
    'inside-messages',
    import('#shared/i18n/nl/inside-messages.ts').then(({ messages }) => messages),
  )

/** Texts of the shell in a language, and of the inner screens if `isInside`. */
export async function textsIn(language: Language, isInside: boolean): Promise<Partial<Messages>> {
  const [shell, inside] = await Promise.all([shellTexts(language), isInside ? insideTexts(language) : undefined])
  return { ...shell, ...inside }
}

/**
 * Current language with the texts loaded so far. `isInside` tells whether the texts of the inner
 * screens are among them.
 */
export type ActiveLanguage = { language: Language; messages: Partial<Messages>; isInside: boolean }

export const languageStore = createStore<ActiveLanguage>({ language: defaultLanguage, messages: nl, isInside: false })

let timesAsked = 0

/**
 * Switches the language, and loads the same parts of its texts as are loaded at present. The latest
 * request wins, whatever the order in which texts arrive; returns false if a later request replaced
 * this one.
 */
export async function switchLanguage(language: Language): Promise<boolean> {
  timesAsked += 1
  const asked = timesAsked
  const { isInside } = languageStore.read()
  const messages = await textsIn(language, isInside)
  if (asked !== timesAsked) return false
  // an inner screen opened meanwhile, and its texts are missing
  if (!isInside && languageStore.read().isInside) return switchLanguage(language)
  // language of the texts themselves, for screen readers
  document.documentElement.lang = language
  languageStore.write({ language, messages, isInside })
  return true
}

/** Loads the texts of the inner screens; called by the router while the first of them loads. */
export async function loadInsideTexts(): Promise<void> {
  const { language, isInside } = languageStore.read()
  if (isInside) return
  const inside = await insideTexts(language)
  const now = languageStore.read()
  // the language changed meanwhile
  if (now.language !== language) return loadInsideTexts()
  languageStore.write({ ...now, messages: { ...now.messages, ...inside }, isInside: true })
}

/**
 * Language of a first visit: the first two letters of
 * the site's `domain_language`, if known (I18N-23).
 */
export function firstLanguage(domainLanguage: string): Language {
  const letters = domainLanguage.slice(0, 2).toLowerCase()
  return isLanguage(letters) ? letters : defaultLanguage
}

/** Language chosen earlier, or null on a first visit. */
export function languageFromCookie(cookies: string): Language | null {
  const value = cookieIn(cookies, 'language')
  return isLanguage(value) ? value : null
}

/**
 * Language to start with: from the URL, else from the cookie, else the language of a first visit.
 */
export const chosenLanguage = (asked: Language | null, cookies: string, domainLanguage: string): Language =>
  asked ?? languageFromCookie(cookies) ?? firstLanguage(domainLanguage)

/**
 * Cookie that stores the chosen language for 365 days (I18N-22, OPEN-23). Not HttpOnly, as the page
 * reads it before the first request.
 */
export const languageCookie = (language: Language): string =>
  `language=${language}; Max-Age=${languageCookieDays * daySeconds}; Path=/; Secure; SameSite=Lax`
