import { defaultLanguage, isLanguage, type Language } from '#shared/i18n/languages.ts'
import type { messages as nlInside } from '#shared/i18n/nl/inside-messages.ts'
import { messages as nl } from '#shared/i18n/nl/messages.ts'
import { isRegional, type RegionalLocale, textLocale } from '#shared/i18n/regional.ts'
import { type TextTree, withFallback } from '#shared/i18n/with-fallback.ts'
import { cookieIn } from '#shared/rules/cookies.ts'
import { languageCookieDays } from '#shared/rules/limits.ts'
import { siteCountry } from './regional-locale.ts'
import { createStore } from './store.ts'

type Frame = typeof nl
type Inside = typeof nlInside
/** All texts, with the Dutch ones as the form of every language. */
export type Messages = Frame & Inside

type Unit = () => Promise<{ messages: TextTree }>

// nl's frame comes with the first page, all else when it is needed (I18N-04). A language joins with its two lines.
const units: Partial<Record<Language, { frame: Unit; inside: Unit }>> = {
  de: {
    frame: () => import('#shared/i18n/de/messages.ts'),
    inside: () => import('#shared/i18n/de/inside-messages.ts'),
  },
  en: {
    frame: () => import('#shared/i18n/en/messages.ts'),
    inside: () => import('#shared/i18n/en/inside-messages.ts'),
  },
  es: {
    frame: () => import('#shared/i18n/es/messages.ts'),
    inside: () => import('#shared/i18n/es/inside-messages.ts'),
  },
  fr: {
    frame: () => import('#shared/i18n/fr/messages.ts'),
    inside: () => import('#shared/i18n/fr/inside-messages.ts'),
  },
  it: {
    frame: () => import('#shared/i18n/it/messages.ts'),
    inside: () => import('#shared/i18n/it/inside-messages.ts'),
  },
  pl: {
    frame: () => import('#shared/i18n/pl/messages.ts'),
    inside: () => import('#shared/i18n/pl/inside-messages.ts'),
  },
}

const regional: Record<RegionalLocale, () => Promise<TextTree>> = {
  'en-US': () => import('#shared/i18n/en-US.ts'),
  'es-US': () => import('#shared/i18n/es-US.ts'),
  'fr-CA': () => import('#shared/i18n/fr-CA.ts'),
}

/** What the site's country writes in its own way; it is loaded by the sites of these countries only. */
async function overridesFor(language: Language): Promise<TextTree> {
  const locale = textLocale(language, siteCountry())
  return isRegional(locale) ? await regional[locale]() : {}
}

async function frameTexts(language: Language): Promise<Frame> {
  const [own, overrides] = await Promise.all([units[language]?.frame(), overridesFor(language)])
  return own ? withFallback(withFallback(nl, own.messages), overrides) : nl
}

async function insideTexts(language: Language): Promise<Inside> {
  const [source, own, overrides] = await Promise.all([
    import('#shared/i18n/nl/inside-messages.ts'),
    units[language]?.inside(),
    overridesFor(language),
  ])
  return own ? withFallback(withFallback(source.messages, own.messages), overrides) : source.messages
}

/** The texts of a language, those of the inner screens where they are wanted. */
export async function textsIn(language: Language, isInside: boolean): Promise<Partial<Messages>> {
  const [frame, inside] = await Promise.all([frameTexts(language), isInside ? insideTexts(language) : undefined])
  return { ...frame, ...inside }
}

/** The language spoken now and its texts so far; `isInside` once those of the inner screens are here. */
export type Spoken = { language: Language; messages: Partial<Messages>; isInside: boolean }

export const spoken = createStore<Spoken>({ language: defaultLanguage, messages: nl, isInside: false })

let timesAsked = 0

/**
 * Speaks another language from now on, with as many texts as were loaded of the one before. The last one asked for is spoken,
 * whichever texts arrive last: false when this one gave way to a later one.
 */
export async function speak(language: Language): Promise<boolean> {
  timesAsked += 1
  const asked = timesAsked
  const { isInside } = spoken.read()
  const messages = await textsIn(language, isInside)
  if (asked !== timesAsked) return false
  // an inner screen came up meanwhile: without its texts it would stand there empty
  if (!isInside && spoken.read().isInside) return speak(language)
  // the texts' own language, as a voice reads them by it
  document.documentElement.lang = language in units ? language : defaultLanguage
  spoken.write({ language, messages, isInside })
  return true
}

/** The texts of the screens behind the home page; the router asks for them beside the first such screen. */
export async function loadInsideTexts(): Promise<void> {
  const { language, isInside } = spoken.read()
  if (isInside) return
  const inside = await insideTexts(language)
  const now = spoken.read()
  // the language was changed meanwhile
  if (now.language !== language) return loadInsideTexts()
  spoken.write({ ...now, messages: { ...now.messages, ...inside }, isInside: true })
}

/** The language of a first visit: the first two letters of the site's `domain_language`, if we know it (I18N-23). */
export function firstLanguage(domainLanguage: string): Language {
  const letters = domainLanguage.slice(0, 2).toLowerCase()
  return isLanguage(letters) ? letters : defaultLanguage
}

/** The language chosen earlier, or null on a first visit. */
export function languageFromCookie(cookies: string): Language | null {
  const value = cookieIn(cookies, 'language')
  return isLanguage(value) ? value : null
}

/** What this visit asked for, else the earlier choice, else the language of a first visit. */
export const chosenLanguage = (asked: Language | null, cookies: string, domainLanguage: string): Language =>
  asked ?? languageFromCookie(cookies) ?? firstLanguage(domainLanguage)

/** Kept for 365 days (I18N-22, OPEN-23). Not HttpOnly: it is read here, before the first call. */
export const languageCookie = (language: Language): string =>
  `language=${language}; Max-Age=${languageCookieDays * 86_400}; Path=/; Secure; SameSite=Lax`
