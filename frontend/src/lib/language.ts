import { defaultLanguage, isLanguage, type Language } from '#shared/i18n/languages.ts'
import { messages as nl } from '#shared/i18n/nl/messages.ts'
import { languageCookieDays } from '#shared/rules/limits.ts'

export type Messages = typeof nl

type Tree = { readonly [key: string]: unknown }

// nl comes with the first page, all others when they are chosen (I18N-04). A language joins with one line.
const loaders: Partial<Record<Language, () => Promise<{ messages: unknown }>>> = {
  en: () => import('#shared/i18n/en/messages.ts'),
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A language's texts over the Dutch ones: what is missing or empty is shown in nl, never as a key (I18N-05). */
export function withFallback(source: Tree, translated: Tree): Tree {
  return Object.fromEntries(
    Object.entries(source).map(([key, text]) => {
      const own = translated[key]
      if (isTree(text)) return [key, withFallback(text, isTree(own) ? own : {})]
      return [key, own === undefined || own === '' ? text : own]
    }),
  )
}

/** All texts of a language, complete. A language without texts of its own reads as nl. */
export async function loadMessages(language: Language): Promise<Messages> {
  const load = loaders[language]
  if (!load) return nl
  const { messages } = await load()
  return withFallback(nl, messages as Tree) as Messages
}

/** The language of a first visit: the first two letters of the site's `domain_language`, if we know it (I18N-23). */
export function firstLanguage(domainLanguage: string): Language {
  const letters = domainLanguage.slice(0, 2).toLowerCase()
  return isLanguage(letters) ? letters : defaultLanguage
}

/** The language chosen earlier, or null on a first visit. */
export function languageFromCookie(cookies: string): Language | null {
  const value = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(cookies)?.[1]
  return isLanguage(value) ? value : null
}

/** The earlier choice, else the language of a first visit. */
export const chosenLanguage = (cookies: string, domainLanguage: string): Language =>
  languageFromCookie(cookies) ?? firstLanguage(domainLanguage)

/** Kept for 365 days (I18N-22, OPEN-23). Not HttpOnly: it is read here, before the first call. */
export const languageCookie = (language: Language): string =>
  `language=${language}; Max-Age=${languageCookieDays * 86_400}; Path=/; Secure; SameSite=Lax`

/** The name of a language in itself: Nederlands, English, Deutsch. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
