import type { Language } from '#shared/i18n/languages.ts'

/** The name of a language in itself: Nederlands, English, Deutsch. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
