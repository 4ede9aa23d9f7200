import type { Language } from '#shared/i18n/languages.ts'

/** Name of a language in that language: Nederlands, English, Deutsch. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
